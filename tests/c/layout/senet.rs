//! The structs of `senet.h`.

use sternhalma::senet::ffi::drawing::senet_drawing_options;
use sternhalma::senet::ffi::evaluation::senet_weights;
use sternhalma::senet::ffi::moves::senet_move;
use sternhalma::senet::ffi::options::senet_option_error;
use sternhalma::senet::ffi::play::senet_undo_info;
use sternhalma::senet::ffi::rules::senet_rule_set;
use sternhalma::senet::ffi::search::{senet_search_options, senet_search_result};
use sternhalma::senet::ffi::track::senet_chance;

use super::{Lines, laid_out};

pub fn in_rust() -> Lines {
    laid_out! {
        senet_chance { roll weight denominator reserved }
        senet_rule_set { pieces blockade protect backward reach26 throw_on_26 safe exits reserved }
        senet_move { from to roll kind swap backward reserved }
        senet_undo_info { before after ply kind from to swap pieces reserved }
        senet_weights { blockade ties reserved }
        senet_search_result { index depth value stopped nodes best }
        senet_drawing_options { size names from to width reserved }
        senet_search_options { size depth only table_kib budget weights stop progress user }
        senet_option_error { option reserved value least most name }
    }
}
