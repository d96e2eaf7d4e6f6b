//! The structs of `fanorona.h`.

use sternhalma::fanorona::ffi::evaluation::fanorona_weights;
use sternhalma::fanorona::ffi::game::{fanorona_error, fanorona_game_options};
use sternhalma::fanorona::ffi::moves::fanorona_move;
use sternhalma::fanorona::ffi::options::fanorona_option_error;
use sternhalma::fanorona::ffi::search::{fanorona_search_options, fanorona_search_result};
use sternhalma::fanorona::ffi::steps::fanorona_step_info;
use sternhalma::fanorona::ffi::undo::fanorona_undo_info;

use super::{Lines, laid_out};

pub fn in_rust() -> Lines {
    laid_out! {
        fanorona_step_info { from dir kind to taken }
        fanorona_undo_info { step key is_stop open path_len last_dir path }
        fanorona_move { count stop steps }
        fanorona_weights { stone strong centre room reserved }
        fanorona_game_options { size quiet_limit repeat_limit ply_cap board position position_len }
        fanorona_error { field code offset line column }
        fanorona_search_options {
            size depth budget seed weights table_kib reserved stop progress user
        }
        fanorona_search_result { best nodes depth score stopped reserved }
        fanorona_option_error { option reserved value least most name }
    }
}
