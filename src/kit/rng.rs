//! Seeded numbers, the same on every machine: the key tables and the settling of ties.

use rand_pcg::Pcg64;
use rand_pcg::rand_core::Rng;

/// The stream every generator of this library draws from, the usual one of PCG; the seed alone tells them apart.
const STREAM: u128 = 0x0a02_bdbf_7bb3_c0a7_ac28_fa16_a64a_bf96;

/// A source of numbers that depend on its seed and on nothing else.
#[derive(Clone, Debug)]
pub struct Random(Pcg64);

impl Random {
    /// The source with a seed.
    pub fn new(seed: u64) -> Random {
        Random(Pcg64::new(seed.into(), STREAM))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Leaves out the next so many times 64 bits.
    #[cfg_attr(
        not(feature = "senet"),
        allow(dead_code, reason = "the sticks of Senet alone are thrown by number")
    )]
    pub fn skip(&mut self, times: u64) {
        self.0.advance(times.into());
    }

    /// A number below `n`, which must not be 0. The bias is below `n` in 2⁶⁴.
    pub fn below(&mut self, n: u32) -> u32 {
        ((u128::from(self.bits()) * u128::from(n)) >> 64) as u32
    }

    /// One of the numbers below `n`, each as likely as the others, or `None` when there are none.
    pub fn pick(&mut self, n: usize) -> Option<usize> {
        let n = u32::try_from(n).ok().filter(|&n| n > 0)?;
        Some(self.below(n) as usize)
    }
}
