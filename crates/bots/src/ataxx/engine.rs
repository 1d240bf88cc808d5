//! The engine behind the best level, for tools: it keeps its table from move to move of a match and
//! says what it finds while it thinks.

use game_ataxx::{Action, Position, Quiet};
use search::{AlphaBeta, Found, Limits, Params};

use super::node::Node;

/// An Ataxx engine with its memory of one match.
pub struct Engine {
    searcher: AlphaBeta<Node>,
    table_bits: u8,
}

impl Engine {
    /// An engine whose transposition table has at most so many bytes.
    #[must_use]
    pub fn new(table_bytes: u64) -> Self {
        let table_bits = AlphaBeta::<Node>::table_bits(table_bytes);
        Self {
            searcher: searcher(table_bits),
            table_bits,
        }
    }

    /// Forgets everything: the next position is of another match.
    pub fn forget(&mut self) {
        self.searcher = searcher(self.table_bits);
    }

    /// The best action, or `None` if the match is over. `hear` is told what every depth found.
    pub fn think(
        &mut self,
        position: &Position,
        quiet: Quiet,
        limits: &Limits<'_>,
        hear: &mut dyn FnMut(&Found<Action>),
    ) -> Option<Found<Action>> {
        let root = Node::new(*position, quiet, true);
        self.searcher.best_telling(&root, limits, 0, hear)
    }
}

fn searcher(table_bits: u8) -> AlphaBeta<Node> {
    AlphaBeta::new(Params {
        table_bits: Some(table_bits),
        reduce: true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_depth_is_told_and_the_last_is_the_answer() {
        let mut engine = Engine::new(1 << 20);
        let mut told = Vec::new();
        let start = Position::default();
        let mut hear = |found: &Found<Action>| told.push((found.depth, found.nodes));
        let found = engine
            .think(&start, Quiet::Hundred, &Limits::depth(4), &mut hear)
            .unwrap();
        assert_eq!(
            told.iter().map(|(depth, _)| *depth).collect::<Vec<_>>(),
            [1, 2, 3, 4]
        );
        assert!(told.is_sorted());
        assert_eq!(told.last(), Some(&(found.depth, found.nodes)));
        assert_eq!(found.line.first(), Some(&found.best));
    }

    #[test]
    fn a_forgetful_engine_repeats_itself() {
        let mut engine = Engine::new(1 << 16);
        let start = Position::default();
        let mut think = |forget: bool| {
            if forget {
                engine.forget();
            }
            let limits = Limits::depth(5);
            engine
                .think(&start, Quiet::None, &limits, &mut |_| {})
                .map(|found| found.nodes)
        };
        let first = think(false);
        assert_ne!(think(false), first, "it remembers");
        assert_eq!(think(true), first);
    }
}
