//! One thing that is learnt.

use crate::Goal;

/// Which part of a lesson a step belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The rules.
    Rules,
    /// How to play well.
    Strategy,
}

/// One thing that is learnt, on a board of its own.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Its name within the lesson.
    pub name: &'static str,
    /// Which part it belongs to.
    pub part: Part,
    /// The text form of what the learner sees.
    pub view: &'static str,
    /// What is asked for.
    pub goal: Goal,
    /// What is shown to who asks for the answer: it meets the goal.
    pub answer: &'static [&'static str],
    /// What a die shows that is rolled.
    pub die: u8,
    /// How many choices others make after it, each the first that they have.
    pub replies: u8,
    /// The set-up as far as it has come, where one is to be made.
    pub draft: Option<&'static str>,
}

impl Step {
    /// A step of the rules.
    pub(crate) const fn rule(
        name: &'static str,
        view: &'static str,
        goal: Goal,
        answer: &'static [&'static str],
    ) -> Self {
        Self {
            name,
            part: Part::Rules,
            view,
            goal,
            answer,
            die: 1,
            replies: 0,
            draft: None,
        }
    }

    /// A step of strategy.
    pub(crate) const fn strategy(
        name: &'static str,
        view: &'static str,
        goal: Goal,
        answer: &'static [&'static str],
    ) -> Self {
        let mut step = Self::rule(name, view, goal, answer);
        step.part = Part::Strategy;
        step
    }

    /// The same, where a die that is rolled shows this.
    pub(crate) const fn with_die(mut self, die: u8) -> Self {
        self.die = die;
        self
    }

    /// The same, where others choose so often after it.
    pub(crate) const fn with_replies(mut self, replies: u8) -> Self {
        self.replies = replies;
        self
    }

    /// The same with a set-up that has come so far.
    pub(crate) const fn with_draft(mut self, draft: &'static str) -> Self {
        self.draft = Some(draft);
        self
    }
}
