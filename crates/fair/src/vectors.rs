//! The test vectors of docs/fair.md, which another implementation made.

use crate::{Commitments, Key, Match, Reveal, SEATS, Secret, hex};

const PAGE: &str = include_str!("../../../docs/fair.md");

/// What one match of the vectors has given so far.
#[derive(Default)]
struct Given<'a> {
    id: &'a str,
    rules: &'a str,
    salt: Option<Secret>,
    house: Option<Secret>,
    seats: [Option<Secret>; SEATS],
    commitments: Option<Commitments>,
}

impl<'a> Given<'a> {
    fn bound(&self) -> Match<'a> {
        Match {
            id: self.id,
            rules: self.rules,
        }
    }

    fn key(&self) -> Key {
        let reveal = Reveal {
            salt: self.salt.clone().unwrap(),
            house: self.house.clone().unwrap(),
            seats: self.seats.clone(),
        };
        let commitments = self.commitments.unwrap();
        assert_eq!(commitments.to_string().parse(), Ok(commitments));
        assert_eq!(reveal.reveal().parse(), Ok(reveal.clone()));
        self.bound().open(&commitments, &reveal).unwrap()
    }

    /// Takes a line, or compares it with what this crate makes.
    fn line(&mut self, name: &str, values: &'a str) {
        let first = values.split(' ').next().unwrap();
        let rest = values.split_once(' ').map_or("", |(_, rest)| rest);
        match name {
            "match" => {
                *self = Self {
                    id: values,
                    ..Self::default()
                }
            }
            "rules" => self.rules = values,
            "salt" => self.salt = Some(values.parse().unwrap()),
            "house" => self.house = Some(values.parse().unwrap()),
            "seed" => self.seats[first.parse::<usize>().unwrap()] = Some(rest.parse().unwrap()),
            "C" => {
                let (salt, seed) = (self.salt.as_ref().unwrap(), self.house.as_ref().unwrap());
                let house = self.bound().house_commitment(salt, seed);
                assert_eq!(house.to_string(), values);
                self.commitments = Some(Commitments {
                    house,
                    seats: [None; SEATS],
                });
            }
            "c" => {
                let seat: u8 = first.parse().unwrap();
                let seed = self.seats[usize::from(seat)].as_ref().unwrap();
                let commitment = self.bound().seat_commitment(seat, seed);
                assert_eq!(commitment.to_string(), rest);
                self.commitments.as_mut().unwrap().seats[usize::from(seat)] = Some(commitment);
            }
            "K" => assert_eq!(hex::write(self.key().bytes()), values),
            "dice" => {
                let mut dealer = self.key().dealer(first.parse().unwrap());
                let dice: Vec<u8> = numbers(rest);
                assert_eq!(dice.iter().map(|_| dealer.die()).collect::<Vec<u8>>(), dice);
            }
            "deck" => {
                let (draw, order) = rest.split_once(' ').unwrap();
                let order: Vec<u8> = numbers(order);
                let mut dealer = self.key().dealer(draw.parse().unwrap());
                assert_eq!(
                    dealer.deck(first.parse().unwrap(), order.len() as u8),
                    order
                );
            }
            _ => panic!("unknown vector {name}"),
        }
    }
}

fn numbers(text: &str) -> Vec<u8> {
    text.split(' ')
        .map(|number| number.parse().unwrap())
        .collect()
}

#[test]
fn every_vector_of_the_page_comes_out() {
    let (_, block) = PAGE.split_once("\n```vectors\n").unwrap();
    let (block, _) = block.split_once("```\n").unwrap();
    let mut given = Given::default();
    for line in block.lines() {
        let (name, values) = line.split_once(' ').unwrap();
        given.line(name, values);
    }
    assert_eq!(
        block.lines().filter(|line| line.starts_with("K ")).count(),
        2
    );
    assert_eq!(
        block
            .lines()
            .filter(|line| line.starts_with("dice "))
            .count(),
        6
    );
    assert_eq!(
        block
            .lines()
            .filter(|line| line.starts_with("deck "))
            .count(),
        14
    );
}
