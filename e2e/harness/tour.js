// A tour of the house: every page and state that people come to see, each reached the same way every time. Pictures
// are taken on it, and whatever has to hold everywhere is looked at on it.

import { browser } from "./browser.js";
import { House } from "./house.js";
import { DESKTOP, PHONE, Person } from "./person.js";
import { PLACES } from "./places.js";

export const LANGS = { en: "en-IN", bn: "bn-BD", te: "te-IN" };
export const THEMES = ["light", "dark"];
export const SIZES = { phone: PHONE, desktop: DESKTOP };

/** What the two people of the tour are called: a short name and about as long a one as there is. */
const NAMES = {
  en: ["Mina", "Venkata Ramana Murthy"],
  bn: ["মিনা", "আব্দুল্লাহ আল মামুন"],
  te: ["మీనా", "వెంకట రమణ మూర్తి"],
};

/** Long enough for any tour, and still a clock that runs. */
const CLOCK = "3600+0";

/** Numbers from 0 to 1 that are the same every time. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The matches that places show, by name; each is made once. */
const MATCHES = {
  open: (tour) => tour.invite("ataxx"),
  gathering: (tour) => tour.gather("boxes"),
  fresh: (tour) => tour.play("ataxx", { plies: 0 }),
  ataxx: (tour) => tour.play("ataxx", { plies: 12 }),
  boxes: (tour) => tour.play("boxes", { size: "4x4", plies: 26, seed: 3 }),
  won: async (tour) => {
    const made = await tour.play("ataxx", { plies: 7 });
    await tour.resign(tour.friend);
    tour.record = await tour.host.match.downloadRecord();
    return made;
  },
  // With the usual clock, long enough to be paid.
  earned: async (tour) => {
    const made = await tour.play("ataxx", { plies: 12, clock: "" });
    await tour.resign(tour.friend);
    return made;
  },
  lost: async (tour) => {
    const made = await tour.play("ataxx", { plies: 2 });
    await tour.resign(tour.host);
    return made;
  },
  full: (tour) => tour.play("boxes", { size: "2x2", seed: 5 }),
  seats: async (tour) => {
    const made = await tour.invite("aeroplane", { players: "4" });
    await tour.host.match.fill(3, "hard");
    return made;
  },
  arranging: (tour) => tour.arrange({ clock: "3d", locked: [] }),
  waiting: (tour) => tour.arrange({ clock: "3d", barrage: "on", locked: [0] }),
  army: (tour) => tour.march({ plies: 84, seed: 4 }),
  fight: (tour) => tour.march({ barrage: "on", actions: ["c4d4", "b7b1"] }),
  taken: async (tour) => {
    const made = await tour.march({ plies: 40, seed: 9 });
    await tour.resign(tour.friend);
    return made;
  },
  flying: (tour) => tour.fly({ players: "4", plies: 70 }),
  replacing: (tour) => tour.cards("replace"),
  duelling: async (tour) => {
    const made = await tour.cards("duel");
    await tour.host.match.act({ action: tour.duelCard(await tour.host.match.board.legal(), true) });
    return made;
  },
  attacking: (tour) => tour.cards("lead"),
  defending: (tour) => tour.cards("defend"),
  sacrificed: async (tour) => {
    const made = await tour.cards("lead", { rounds: 3 });
    await tour.resign(tour.friend);
    return made;
  },
  landed: async (tour) => {
    const made = await tour.fly({ players: "2", plies: 40 });
    await tour.resign(tour.host);
    return made;
  },
};

export class Tour {
  matches = {};
  record = "";
  #belongings = {};

  /** A house in which everything that these places show is there. */
  static async open(places = PLACES) {
    const tour = new Tour();
    tour.house = await House.open();
    try {
      await tour.#prepare(places);
    } catch (error) {
      await tour.close();
      throw error;
    }
    return tour;
  }

  async #prepare(places) {
    const needs = new Set(places.flatMap(({ needs = [] }) => needs));
    this.host = await this.#arrive();
    this.friend = await this.#arrive();
    for (const person of [this.host, this.friend]) {
      await person.open();
      await person.portal.name();
    }
    for (const [name, make] of Object.entries(MATCHES)) {
      if (needs.has(name)) this.matches[name] = await make(this);
    }
    if (needs.has("local")) this.#belongings.local = await this.#stayHome();
    this.#belongings.player = await this.host.belongings();
  }

  async #arrive(options = {}) {
    return Person.arrive(await browser(), { url: this.house.named, ...options });
  }

  /** Somebody who plays on one device only, and has opened a record. */
  async #stayHome() {
    const person = await this.#arrive();
    await person.open();
    await person.portal.importRecord(this.record);
    await person.match.untilPhase("over");
    await person.open();
    await person.portal.passAndPlay("ataxx");
    this.matches.local = { id: await person.match.id() };
    await person.match.playOn({ plies: 7, random: dice(2) });
    const belongings = await person.belongings();
    await person.leave();
    return belongings;
  }

  // How matches are made

  /** The host makes a match to invite to. */
  async invite(game, options = {}) {
    await this.host.goHome();
    await this.host.portal.invite(game, { clock: CLOCK, ...options });
    const invite = new URL(await this.host.match.inviteLink()).pathname;
    return { id: await this.host.match.id(), invite };
  }

  /** The friend takes the other seat. */
  async gather(game, options) {
    const made = await this.invite(game, options);
    await this.friend.open(made.invite);
    await this.friend.match.takeSeat();
    await this.friend.match.untilMatch(made.id);
    return made;
  }

  /** Both play so many moves, the same every time; to the end if no number is given. */
  async play(game, { plies = Infinity, seed = 1, ...options } = {}) {
    const made = await this.gather(game, options);
    const matches = [this.host.match, this.friend.match];
    for (const match of matches) await match.ready();
    for (const match of matches) await match.untilPhase("playing");
    await this.#moves(matches, plies, dice(seed));
    return made;
  }

  /** Both are to set up at Stratego; those who are `locked` have done it. */
  async arrange({ locked, ...options }) {
    const made = await this.gather("stratego", options);
    const people = [this.host, this.friend];
    for (const person of people) await person.match.ready();
    for (const person of people) await person.camp.untilTask("arrange");
    for (const seat of locked) {
      await people[seat].camp.template(seat);
      await people[seat].camp.lock();
    }
    return made;
  }

  /** Both have set up at Stratego, and make these moves, or so many of them. */
  async march({ plies = 0, seed = 1, actions = [], ...options }) {
    const made = await this.arrange({ locked: [0, 1], ...options });
    const people = [this.host, this.friend];
    for (const person of people) await person.camp.untilTask("play");
    for (const [i, action] of actions.entries()) {
      const { match } = people[i % 2];
      await match.untilTurn();
      await match.act({ action });
    }
    await this.#moves(
      people.map(({ match }) => match),
      plies,
      dice(seed),
    );
    return made;
  }

  async #moves(matches, plies, random) {
    const [host] = matches;
    while ((await host.phase()) === "playing" && (await host.ply()) < plies) {
      const mover = matches[Number(await host.turn())];
      await mover.untilTurn();
      await mover.act({ random });
      await host.untilPly(await mover.ply());
    }
  }

  /** The host flies among computers, as far as these moves and then to the own turn. */
  async fly({ players, plies }) {
    await this.host.goHome();
    await this.host.flight.settle({ pace: "off", alone: false });
    await this.host.portal.playComputer("aeroplane", "medium", { players });
    await this.host.match.untilPhase("playing");
    await this.host.match.playOn({ plies, random: dice(4) });
    return { id: await this.host.match.id() };
  }

  /** Tacocat between the two until the host is asked for this, in round so many. */
  async cards(asked, { rounds = 1 } = {}) {
    const made = await this.gather("tacocat", {});
    const people = [this.host, this.friend];
    for (const { match } of people) await match.ready();
    for (const { match, table } of people) {
      await match.untilPhase("playing");
      await table.root.waitFor();
    }
    const random = dice(6);
    for (;;) {
      for (const person of people) {
        const now = await person.table.asked();
        if (now === "nothing") continue;
        const deals = await this.host.page.getByTestId("log-entry").filter({ hasText: "new round" }).count();
        if (person === this.host && now === asked && deals >= rounds) return made;
        const legal = await person.match.board.legal();
        // Who is to lead has the higher card.
        const high = (person === this.host) === (asked === "lead");
        await person.match.act({ action: now === "duel" ? this.duelCard(legal, high) : undefined, random });
        for (const { match } of people) await match.untilPly(await person.match.ply());
      }
      await this.host.page.waitForTimeout(10);
    }
  }

  /** The highest or the lowest card for a duel. */
  duelCard(legal, high) {
    return legal[high ? legal.length - 1 : 0];
  }

  async resign(person) {
    await person.match.askToResign();
    await person.match.yes();
    await this.host.match.untilPhase("over");
  }

  // Going round

  /**
   * Goes to places in one language, theme and size, and calls `look({ place, person })` at each. What went wrong in
   * the pages is given back.
   */
  async round({ lang, theme, size, places = PLACES, like = {} }, look) {
    const people = new Map();
    const come = async (who) => {
      const person = await this.#arrive({
        device: SIZES[size],
        like: {
          locale: LANGS[lang],
          colorScheme: theme,
          storageState: this.#belongings[who],
          javaScriptEnabled: who !== "reader",
          // What comes out of its store would pass by the places that hold something back.
          serviceWorkers: "block",
          ...like,
        },
      });
      person.expectTrouble();
      person.expectRefusals();
      people.set(who, person);
      return person;
    };
    await this.#name(lang);
    try {
      for (const place of places) {
        const person = people.get(place.who) ?? (await come(place.who));
        await person.newTab();
        await place.go(person, this);
        await look({ place, person });
        await person.closeTab();
      }
      return [...people.values()].flatMap((person) => person.faults);
    } finally {
      for (const person of people.values()) await person.leave();
    }
  }

  /** Both people get names of that language. */
  async #name(lang) {
    for (const [i, person] of [this.host, this.friend].entries()) await person.isCalled(NAMES[lang][i]);
  }

  async close() {
    await this.host?.leave();
    await this.friend?.leave();
    await this.house.close();
  }
}
