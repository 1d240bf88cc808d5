// Large letters, narrow windows, wide spacing: nothing is lost (WCAG 1.4.4, 1.4.10, 1.4.12).

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { closeBrowser } from "../harness/browser.js";
import { cuts } from "../harness/cut.js";
import { PLACES } from "../harness/places.js";
import { Tour } from "../harness/tour.js";

/** Where there is most to fit in. */
const NAMES = ["portal-ataxx", "portal-live", "settings", "invite", "match-ataxx", "match-boxes", "match-resign", "result-win"];
const places = PLACES.filter(({ name }) => NAMES.includes(name));
const LONGEST_MS = 300_000;

let tour;

before(async () => {
  tour = await Tour.open(places);
});

after(async () => {
  await tour?.close();
  await closeBrowser();
});

/** By a way that the page's policy leaves open. */
const style = (page, css) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** The least that people may set without losing anything: WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const VIEWS = {
  "a window 320 px wide": { like: { viewport: { width: 320, height: 640 } } },
  "zoomed in twice on a small desk": { like: { viewport: { width: 640, height: 400 }, isMobile: false } },
  "letters twice as large": { like: { viewport: { width: 640, height: 740 } }, css: "html { font-size: 200% }" },
  "wide spacing": { css: SPACING },
};

for (const [name, { like = {}, css }] of Object.entries(VIEWS)) {
  test(`${name}: nothing is cut in any language`, { timeout: LONGEST_MS }, async () => {
    const found = [];
    for (const lang of ["en", "bn", "te"]) {
      const look = async ({ place, person }) => {
        if (css) await style(person.page, css);
        found.push(...(await cuts(person.page)).map((cut) => `${lang} ${place.name}: ${cut}`));
      };
      const trouble = await tour.round({ lang, theme: "light", size: "phone", places, like }, look);
      found.push(...trouble);
    }
    assert.deepEqual(found, []);
  });
}
