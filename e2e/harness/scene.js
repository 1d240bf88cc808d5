// A scene: one house, the people in it, and what they do. Registers a test of Node's runner.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

import { browser, closeBrowser } from "./browser.js";
import { House } from "./house.js";
import { Person } from "./person.js";
import { Wire } from "./wire.js";

const RESULTS = fileURLToPath(new URL("../results", import.meta.url));
const LONGEST_MS = 240_000;

after(closeBrowser);

class Stage {
  people = [];

  constructor(house) {
    this.house = house;
  }

  /** Somebody arrives with a browser of their own. `wired`: through a wire that can be cut; `named`: by an address with a name. */
  async person({ device, wired = false, named = false, like } = {}) {
    const wire = wired ? await Wire.to(this.house.port) : null;
    const url = named ? this.house.named : (wire ?? this.house).url;
    const person = await Person.arrive(await browser(), { device, url, wire, like });
    this.people.push(person);
    return person;
  }

  /** Two people in the two seats of a match that has started. The first one invited. */
  async pair(game, { clock, host: hostIs, friend: friendIs } = {}) {
    const host = await this.person(hostIs);
    const friend = await this.person(friendIs);
    await host.open();
    await host.portal.invite(game, { clock });
    // By the friend's own way to the house: the host's may be a wire that is cut.
    await friend.open(new URL(await host.match.inviteLink()).pathname);
    await friend.match.takeSeat();
    await host.match.ready();
    await friend.match.ready();
    await host.match.untilPhase("playing");
    await friend.match.untilPhase("playing");
    return [host, friend];
  }
}

/** Declares a test: `story` gets a stage with an empty house. A fault in any page fails it. */
export function scene(name, story) {
  test(name, { timeout: LONGEST_MS }, async () => {
    const house = await House.open();
    const stage = new Stage(house);
    try {
      await story(stage);
      for (const person of stage.people) assert.deepEqual(person.faults, []);
    } catch (error) {
      await mkdir(RESULTS, { recursive: true });
      for (const [i, person] of stage.people.entries()) {
        await person.picture(path.join(RESULTS, `${name.replaceAll(/\W+/g, "-")}-${i}`));
        for (const fault of person.faults) console.error(`person ${i}: ${fault}`);
      }
      throw error;
    } finally {
      for (const person of stage.people) await person.leave();
      await house.close();
    }
  });
}
