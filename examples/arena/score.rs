//! The score of a match and what it proves.

/// Games won, drawn and lost by the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// The plies of all games.
    pub plies: u64,
    /// Games that came to their cap.
    pub capped: u32,
}

/// An Elo difference for a share of the points.
fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10()
}

fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl Score {
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The first player's share of the points.
    fn share(&self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games().max(1))
    }

    /// The shares between which the true one is nineteen times of twenty (Wilson, "Probable Inference, the Law of
    /// Succession, and Statistical Inference", 1927), which has a width even when every game was won.
    fn bounds(&self) -> [f64; 2] {
        const Z: f64 = 1.96;
        let (n, mean) = (f64::from(self.games().max(1)), self.share());
        let middle = mean + Z * Z / (2.0 * n);
        let width = Z * (mean * (1.0 - mean) / n + Z * Z / (4.0 * n * n)).sqrt();
        [middle - width, middle + width].map(|bound| bound / (1.0 + Z * Z / n))
    }

    /// The logarithm of how much likelier the score is at the second Elo difference than at the first (the normal
    /// approximation of Wald's sequential test).
    pub fn likelihood(&self, (low, high): (f64, f64)) -> f64 {
        let (low, high, mean) = (share(low), share(high), self.share());
        // Half a game more each way, without which a match that is all won would prove nothing.
        let n = f64::from(self.games());
        let likely = (mean * n + 0.5) / (n + 1.0);
        (high - low) * (2.0 * mean - low - high) * n / (2.0 * likely * (1.0 - likely))
    }

    /// The score in one line.
    pub fn line(&self) -> String {
        let mean = self.share();
        let [low, high] = self.bounds().map(elo);
        format!(
            "+{} ={} -{}  {:.1} %  Elo {:+.0} ({low:+.0} to {high:+.0})  {:.1} plies a game, {} to the cap",
            self.won,
            self.drawn,
            self.lost,
            100.0 * mean,
            elo(mean),
            self.plies as f64 / f64::from(self.games().max(1)),
            self.capped
        )
    }
}
