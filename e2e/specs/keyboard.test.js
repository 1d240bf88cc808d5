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

for (const [game, level] of [["ataxx", "easy"], ["boxes", "easy"]]) {
  scene(`${game}: a whole match by keys alone, to the last move and the rematch`, async (stage) => {
    const ann = await stage.person({ device: DESKTOP });
    await ann.open();
    const card = `[data-game="${game}"]`;
    await ann.page.locator(card).waitFor();
    await (await ann.portal.card(game)).waitFor();
    await press(ann.page, `${card} [data-testid="level-${level}"]`);
    await ann.match.untilPhase("playing");
    await ann.match.playOn({ by: "keys" });
    await ann.match.untilPhase("over");
    const { result, reason } = await ann.match.result();
    assert.match(result, /^(win|loss|draw)$/);
    assert.match(reason, /^(full|wiped|stuck|quiet)$/, "it was played to its end");
    const id = await ann.match.id();
    await press(ann.page, '[data-testid="rematch"]');
    await ann.match.untilOtherThan(id);
    await ann.match.untilPhase("playing");
  });
}

/** What the focus is on: the name of a square or a line. */
const focused = (page) => page.evaluate(() => document.activeElement.dataset.square ?? document.activeElement.dataset.line);

scene("the keys lead over the boards and choose", async (stage) => {
  const ann = await stage.person({ device: DESKTOP });
  const { keyboard } = ann.page;
  const go = async (...keys) => {
    for (const key of keys) await keyboard.press(key);
    return focused(ann.page);
  };
  await ann.open();
  await ann.portal.passAndPlay("ataxx");
  await ann.match.untilPhase("playing");
  const board = ann.match.board;
  await board.square("d4").focus();
  assert.equal(await go("ArrowUp", "ArrowRight"), "e5");
  assert.equal(await go("Home"), "a5");
  assert.equal(await go("PageUp"), "a7");
  assert.equal(await go("ArrowLeft", "ArrowUp"), "a7", "the edge holds it");
  await keyboard.press("Space");
  assert.equal(await board.root.locator("[data-selected]").count(), 1);
  await keyboard.press("Escape");
  assert.equal(await board.root.locator("[data-selected]").count(), 0);
  await keyboard.press("Enter");
  assert.equal(await go("ArrowDown"), "a6");
  await keyboard.press("Enter");
  await ann.match.untilPly(1);
  assert.equal(await focused(ann.page), "a6", "the focus stays when something happens");
  assert.equal(await go("End", "PageDown"), "g1");
  const outline = await board.square("g1").evaluate((cell) => getComputedStyle(cell.querySelector(".focus")).stroke);
  assert.notEqual(outline, "none", "the focus is seen");

  await ann.open();
  await ann.portal.passAndPlay("boxes");
  await ann.match.untilPhase("playing");
  await board.line("c3h").focus();
  assert.equal(await go("Home"), "a3h");
  assert.equal(await go("ArrowUp"), "a3v");
  assert.equal(await go("End"), "f3v");
  assert.equal(await go("PageDown", "Home"), "a1h");
  await keyboard.press("Enter");
  await ann.match.untilPly(1);
  assert.equal(await focused(ann.page), "a1h");
});
