// What has to hold in every place of the house, in every language and theme: axe-core finds nothing grave, no text is
// cut, nothing lies over anything else, and what one presses is large enough for a finger.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { findings } from "../harness/axe.js";
import { closeBrowser } from "../harness/browser.js";
import { cuts } from "../harness/cut.js";
import { smallTargets } from "../harness/targets.js";
import { Tour } from "../harness/tour.js";

const ROUNDS = [
  { lang: "en", theme: "light", size: "phone" },
  { lang: "en", theme: "dark", size: "desktop" },
  { lang: "bn", theme: "dark", size: "phone" },
  { lang: "te", theme: "light", size: "phone" },
];

/** Long enough for every place once, on a machine that does other things too. */
const LONGEST_MS = 600_000;

let tour;

before(async () => {
  tour = await Tour.open();
});

after(async () => {
  await tour?.close();
  await closeBrowser();
});

for (const round of ROUNDS) {
  test(`every place: ${Object.values(round).join(", ")}`, { timeout: LONGEST_MS }, async () => {
    const grave = [];
    const slight = new Set();
    const trouble = await tour.round(round, async ({ place, person }) => {
      const found = place.who === "reader" ? { grave: [], slight: [] } : await findings(person.page);
      const lies = await cuts(person.page);
      const small = round.size === "phone" ? await smallTargets(person.page) : [];
      grave.push(...[...found.grave, ...lies, ...small].map((line) => `${place.name}: ${line}`));
      for (const line of found.slight) slight.add(line);
    });
    for (const line of slight) console.log(`less grave: ${line}`);
    assert.deepEqual([...grave, ...trouble], []);
  });
}
