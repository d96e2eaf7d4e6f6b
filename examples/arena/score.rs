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

    /// The first player's share of the points and its standard error.
    fn share(&self) -> (f64, f64) {
        let n = f64::from(self.games().max(1));
        let mean = (f64::from(self.won) + f64::from(self.drawn) / 2.0) / n;
        let square = (f64::from(self.won) + f64::from(self.drawn) / 4.0) / n;
        (mean, ((square - mean * mean).max(0.0) / n).sqrt())
    }

    /// The logarithm of how much likelier the score is at the second Elo difference than at the first (the normal
    /// approximation of Wald's sequential test).
    pub fn likelihood(&self, (low, high): (f64, f64)) -> f64 {
        let (mean, error) = self.share();
        if error == 0.0 {
            return 0.0;
        }
        let (low, high) = (share(low), share(high));
        (high - low) * (2.0 * mean - low - high) / (2.0 * error * error)
    }

    /// The score in one line.
    pub fn line(&self) -> String {
        let (mean, error) = self.share();
        let (low, high) = (elo(mean - 1.96 * error), elo(mean + 1.96 * error));
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
