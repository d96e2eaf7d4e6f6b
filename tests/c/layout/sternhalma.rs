//! The structs of `sternhalma.h`.

use sternhalma::ffi::drawing::sternhalma_drawing_options;
use sternhalma::ffi::evaluation::{sternhalma_search_result, sternhalma_weights};
use sternhalma::ffi::game::{sternhalma_error, sternhalma_game_options};
use sternhalma::ffi::game_state::sternhalma_game_outcome;
use sternhalma::ffi::moves::sternhalma_move;
use sternhalma::ffi::options::sternhalma_option_error;
use sternhalma::ffi::search::sternhalma_search_options;
use sternhalma::ffi::solve::{sternhalma_solution, sternhalma_solve_options, sternhalma_solve_progress};
use sternhalma::ffi::star::sternhalma_pair;
use sternhalma::ffi::text::sternhalma_read;
use sternhalma::ffi::undo::{sternhalma_undo_info, sternhalma_undo_side};

use super::{Lines, laid_out};

pub fn in_rust() -> Lines {
    laid_out! {
        sternhalma_pair { low high }
        sternhalma_move { from to }
        sternhalma_undo_side { key ply passes to_move how home resigned reserved }
        sternhalma_undo_info { kind from to seat before after }
        sternhalma_read { kind from to seat hop path_len path }
        sternhalma_weights { distance straggler classes blocking reserved }
        sternhalma_search_result { from to is_pass depth score stopped nodes pv_len reserved pv }
        sternhalma_game_options { size seats pieces first cap position position_len }
        sternhalma_error { field code offset line column }
        sternhalma_game_outcome { how seats home_len reserved plies places home }
        sternhalma_search_options {
            size mode depth evaluation table_kib reserved budget seed weights avoid avoid_len stop progress user
        }
        sternhalma_solve_progress { levels width positions }
        sternhalma_solve_options { size width memory_kib exact threads reserved stop progress user }
        sternhalma_solution { move_count proved least stopped positions bytes }
        sternhalma_drawing_options { size names from to targets_of width }
        sternhalma_option_error { option reserved value least most name }
    }
}
