// Everything can be done without a mouse.

import assert from "node:assert/strict";

import { DESKTOP } from "../harness/person.js";
import { scene } from "../harness/scene.js";

/** Presses Tab until the focus is on an element that the selector matches, then Enter. */
async function press(page, selector) {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}

for (const game of ["ataxx", "boxes"]) {
  scene(`${game}: from the front page to a resigned match by keys alone`, async (stage) => {
    const ann = await stage.person({ device: DESKTOP });
    await ann.open();
    const card = `[data-game="${game}"]`;
    await ann.page.locator(card).waitFor();
    const level = `${card} [data-testid="level-easy"]`;
    await press(ann.page, level);
    await ann.match.untilPhase("playing");
    await ann.match.playOn({ plies: 12, by: "keys" });
    assert.ok((await ann.match.ply()) >= 12);

    await press(ann.page, '[data-testid="resign"]');
    await ann.match.confirm.waitFor();
    await ann.page.keyboard.press("Escape");
    await ann.match.confirm.waitFor({ state: "detached" });
    assert.equal(await ann.match.phase(), "playing");
    assert.ok(await ann.page.evaluate(() => document.activeElement?.matches('[data-testid="resign"]')));

    await ann.page.keyboard.press("Enter");
    await ann.match.confirm.waitFor();
    await press(ann.page, '[data-testid="confirm-yes"]');
    await ann.match.untilPhase("over");
    assert.equal((await ann.match.result()).result, "loss");
  });
}
