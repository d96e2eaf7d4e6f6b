//! The numbers of the key, which never change once released: others keep keys.

use sternhalma::{Board, Layout, Seat, zobrist};

use crate::hole;

#[test]
fn numbers_of_pieces() {
    let pinned = [
        (0, "a1", 0xce86_21d1_9ab9_41e2),
        (0, "i5", 0x6c7f_abf4_f447_dc5b),
        (0, "q1", 0x4bb1_54a0_0b71_20f8),
        (1, "a1", 0x3e61_1006_9ffa_72c4),
        (2, "e13", 0x5f7b_edcd_4663_eeb3),
        (3, "m1", 0xe1b4_a614_d792_8fca),
        (4, "h10", 0x305d_55bb_89e6_bf62),
        (5, "q1", 0x9696_ddff_48f4_8587),
    ];
    for (seat, name, number) in pinned {
        assert_eq!(zobrist::piece(Seat::ALL[seat], hole(name)), number, "seat {seat} in {name}");
    }
}

#[test]
fn numbers_of_turns() {
    let pinned = [
        0x5906_cfae_ee89_0eef,
        0xd601_e32a_e60c_e78a,
        0xc0fb_a114_5ea5_cc19,
        0xac83_fb92_fe99_3843,
        0x3b4e_ce12_e15a_8d7c,
        0xf084_f3bc_68fe_b550,
    ];
    assert_eq!(Seat::ALL.map(zobrist::to_move), pinned);
}

#[test]
fn numbers_of_seat_counts() {
    let pinned = [
        None,
        Some(0xcf3b_d35e_9131_0f92),
        Some(0xe278_3ed7_02d4_65aa),
        Some(0x04ac_c6ea_30a0_5c0a),
        Some(0xefa9_d409_50e7_5d3b),
        None,
        Some(0xcb3e_d9c9_33d8_263d),
        None,
    ];
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(zobrist::seats), pinned);
}

#[test]
fn keys_of_the_set_ups() {
    let pinned = [
        (1, 10, 0x07db_b4d7_6b7f_48bd),
        (1, 15, 0x6b97_0b81_8ecf_b08e),
        (2, 10, 0x12c2_6ecb_630a_13c9),
        (2, 15, 0xaae4_47a3_b22c_c0f6),
        (3, 10, 0x3280_6cf1_2a82_11f4),
        (3, 15, 0x69f8_4852_ed87_266b),
        (4, 10, 0x7e71_40aa_4e3c_e7dd),
        (6, 10, 0x746e_a28a_1645_f34e),
    ];
    let keys = Layout::ALL.map(|layout| (layout.seats(), layout.pieces(), Board::new(layout).key()));
    assert_eq!(keys, pinned);
}

#[test]
fn own_keys_of_the_set_up_of_two() {
    let board = Board::new(Layout::ALL[2]);
    let own = Seat::ALL.map(|seat| board.own_key(seat));
    assert_eq!(own, [0x91e6_a827_14c7_49c0, 0x385a_3795_9b90_314c, 0, 0, 0, 0]);
}
