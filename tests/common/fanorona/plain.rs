//! Fanorona in plain code: points are numbers, lines are walked a point at a time, and nothing is shared with the
//! engine.

/// What a step adds to the file and to the rank, in the order of the directions.
const OFFSETS: [(i32, i32); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

pub const PAIKA: usize = 0;
pub const APPROACH: usize = 1;
pub const WITHDRAW: usize = 2;

/// A step; the points it takes are nearest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainStep {
    pub from: usize,
    pub direction: usize,
    pub kind: usize,
    pub to: usize,
    pub taken: Vec<usize>,
}

/// The stone in the middle of its move: the points it has stood on, and the way it went last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainChain {
    pub path: Vec<usize>,
    pub direction: usize,
}

/// A board: 0 for an empty point, 1 for a white stone, 2 for a black one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    pub files: i32,
    pub ranks: i32,
    pub cells: Vec<u8>,
    pub side: u8,
    pub chain: Option<PlainChain>,
}

impl Plain {
    /// Reads a position string, which has to be a good one.
    pub fn read(position: &str) -> Plain {
        let fields: Vec<&str> = position.split(' ').collect();
        let rows: Vec<Vec<u8>> = fields[0].split('/').map(read_row).collect();
        let (files, ranks) = (rows[0].len() as i32, rows.len() as i32);
        let cells = rows.into_iter().rev().flatten().collect();
        let side = if fields[1] == "w" { 1 } else { 2 };
        let mut plain = Plain { files, ranks, cells, side, chain: None };
        if let [_, _, _, direction, path] = fields[..] {
            let names = path.as_bytes().chunks(2);
            let path = names.map(|name| plain.point(i32::from(name[0] - b'a'), i32::from(name[1] - b'1')));
            let path = path.map(|point| point.expect("a point")).collect();
            plain.chain = Some(PlainChain { path, direction: direction.parse().expect("a direction") });
        }
        plain
    }

    pub fn write(&self) -> String {
        let mut text = String::new();
        for rank in (0..self.ranks).rev() {
            let mut empty = 0;
            for file in 0..self.files {
                let cell = self.cells[self.point(file, rank).expect("a point")];
                if cell == 0 {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    text += &empty.to_string();
                    empty = 0;
                }
                text.push(if cell == 1 { 'w' } else { 'b' });
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text.push(if rank > 0 { '/' } else { ' ' });
        }
        text.push(if self.side == 1 { 'w' } else { 'b' });
        if let Some(chain) = &self.chain {
            let at = *chain.path.last().expect("a path");
            text += &format!(" {} {} ", self.name(at), chain.direction);
            chain.path.iter().for_each(|&point| text += &self.name(point));
        }
        text
    }

    fn point(&self, file: i32, rank: i32) -> Option<usize> {
        let on = (0..self.files).contains(&file) && (0..self.ranks).contains(&rank);
        on.then(|| (rank * self.files + file) as usize)
    }

    pub fn name(&self, point: usize) -> String {
        let (file, rank) = (point as i32 % self.files, point as i32 / self.files);
        format!("{}{}", char::from(b'a' + file as u8), rank + 1)
    }

    pub fn next(&self, point: usize, direction: usize) -> Option<usize> {
        let (file, rank) = (point as i32 % self.files, point as i32 / self.files);
        let (aside, along) = OFFSETS[direction];
        if aside != 0 && along != 0 && (file + rank) % 2 != 0 {
            return None;
        }
        self.point(file + aside, rank + along)
    }

    /// The other side's stones in a row beyond a point.
    fn row(&self, point: usize, direction: usize) -> Vec<usize> {
        let mut row = Vec::new();
        let mut at = point;
        while let Some(next) = self.next(at, direction).filter(|&next| self.cells[next] == 3 - self.side) {
            row.push(next);
            at = next;
        }
        row
    }

    fn captures_of(&self, from: usize) -> Vec<PlainStep> {
        let mut steps = Vec::new();
        for direction in 0..8 {
            let Some(to) = self.next(from, direction).filter(|&to| self.cells[to] == 0) else { continue };
            if let Some(chain) = &self.chain
                && (chain.path.contains(&to) || chain.direction == direction)
            {
                continue;
            }
            let approach = (APPROACH, self.row(to, direction));
            let withdraw = (WITHDRAW, self.row(from, (direction + 4) % 8));
            for (kind, taken) in [approach, withdraw] {
                if !taken.is_empty() {
                    steps.push(PlainStep { from, direction, kind, to, taken });
                }
            }
        }
        steps
    }

    fn own(&self) -> Vec<usize> {
        (0..self.cells.len()).filter(|&point| self.cells[point] == self.side).collect()
    }

    /// Every step, by point, then by direction, approach before withdrawal.
    pub fn steps(&self) -> Vec<PlainStep> {
        if let Some(chain) = &self.chain {
            return self.captures_of(*chain.path.last().expect("a path"));
        }
        let captures: Vec<PlainStep> =
            self.own().into_iter().flat_map(|point| self.captures_of(point)).collect();
        if !captures.is_empty() {
            return captures;
        }
        let mut paikas = Vec::new();
        for from in self.own() {
            for direction in 0..8 {
                if let Some(to) = self.next(from, direction).filter(|&to| self.cells[to] == 0) {
                    paikas.push(PlainStep { from, direction, kind: PAIKA, to, taken: vec![] });
                }
            }
        }
        paikas
    }

    /// Makes one of the steps.
    pub fn make(&mut self, step: &PlainStep) {
        self.cells[step.to] = self.side;
        self.cells[step.from] = 0;
        step.taken.iter().for_each(|&point| self.cells[point] = 0);
        if step.kind == PAIKA {
            return self.pass();
        }
        let mut path = self.chain.take().map_or_else(|| vec![step.from], |chain| chain.path);
        path.push(step.to);
        self.chain = Some(PlainChain { path, direction: step.direction });
        if self.steps().is_empty() {
            self.pass();
        }
    }

    /// Ends the move.
    pub fn pass(&mut self) {
        self.chain = None;
        self.side = 3 - self.side;
    }

    pub fn step_text(&self, step: &PlainStep) -> String {
        format!("{}-{}{}", self.name(step.from), self.name(step.to), ["", "A", "W"][step.kind])
    }

    /// Every whole move with its steps and the board after it, or every rest of the move in progress, in no order.
    pub fn whole_moves(&self) -> Vec<(Vec<PlainStep>, Plain)> {
        let mut moves = Vec::new();
        self.add_moves(&mut Vec::new(), self.side, &mut moves);
        moves
    }

    fn add_moves(&self, steps: &mut Vec<PlainStep>, side: u8, moves: &mut Vec<(Vec<PlainStep>, Plain)>) {
        if self.side != side {
            return moves.push((steps.clone(), self.clone()));
        }
        if self.chain.is_some() {
            let mut stopped = self.clone();
            stopped.pass();
            moves.push((steps.clone(), stopped));
        }
        for step in self.steps() {
            let mut board = self.clone();
            board.make(&step);
            steps.push(step);
            board.add_moves(steps, side, moves);
            steps.pop();
        }
    }

    pub fn move_text(&self, steps: &[PlainStep]) -> String {
        let mut text = self.name(steps[0].from);
        for step in steps {
            text += &format!("-{}{}", self.name(step.to), ["", "A", "W"][step.kind]);
        }
        text
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut boards: Vec<Plain> = Vec::new();
        if self.chain.is_some() {
            let mut board = self.clone();
            board.pass();
            boards.push(board);
        }
        for step in self.steps() {
            let mut board = self.clone();
            board.make(&step);
            boards.push(board);
        }
        boards.iter().map(|board| board.perft(depth - 1)).sum()
    }

    pub fn perft_moves(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.whole_moves().iter().map(|(_, board)| board.perft_moves(depth - 1)).sum()
    }

    pub fn count(&self, side: u8) -> usize {
        self.cells.iter().filter(|&&cell| cell == side).count()
    }

    /// The weighted sum for White: stones, stones on points with diagonals, steps nearer the middle, empty neighbours.
    pub fn evaluate(&self, [stone, strong, centre, room]: [i32; 4]) -> i32 {
        let (middle_file, middle_rank) = ((self.files - 1) / 2, (self.ranks - 1) / 2);
        let mut sum = 0;
        for (point, &cell) in self.cells.iter().enumerate().filter(|&(_, &cell)| cell != 0) {
            let (file, rank) = (point as i32 % self.files, point as i32 / self.files);
            let own = (file - middle_file).abs().max((rank - middle_rank).abs());
            let nearer = middle_file.max(middle_rank) - own;
            let empty = (0..8).filter(|&d| self.next(point, d).is_some_and(|to| self.cells[to] == 0));
            let strong = if (file + rank) % 2 == 0 { strong } else { 0 };
            let worth = stone + strong + centre * nearer + room * empty.count() as i32;
            sum += if cell == 1 { worth } else { -worth };
        }
        sum
    }
}

fn read_row(row: &str) -> Vec<u8> {
    let cells = row.bytes().map(|letter| match letter {
        b'w' => vec![1],
        b'b' => vec![2],
        digit => vec![0; usize::from(digit - b'0')],
    });
    cells.flatten().collect()
}
