// Fingers are wide: a touch beside what is meant still means it.

import assert from "node:assert/strict";

import { PHONE } from "../harness/person.js";
import { scene } from "../harness/scene.js";

/** A match on the largest board, on the smallest phone, and a way to tap on it. */
async function nineByNine(stage) {
  const ann = await stage.person({ device: PHONE });
  await ann.open();
  const card = await ann.portal.card("boxes");
  await (await ann.portal.setup(card)).getByTestId("setup-size").selectOption("9x9");
  await ann.portal.passAndPlay("boxes");
  await ann.match.untilPhase("playing");
  await ann.match.board.root.scrollIntoViewIfNeeded();
  const { x, y, cell } = await ann.match.board.root.evaluate((board) => {
    const box = (line) => board.querySelector(`[data-line="${line}"] .stroke`).getBoundingClientRect();
    const [first, next] = [box("a1h"), box("b1h")];
    const middle = (rect) => rect.left + rect.width / 2;
    const cell = middle(next) - middle(first);
    return { x: middle(first) - cell / 2, y: first.top + first.height / 2, cell };
  });
  /** Taps so many cells to the right of a1 and above it; gives the line that was drawn. */
  const tap = async (right, up) => {
    const before = await ann.match.ply();
    await ann.page.touchscreen.tap(x + right * cell, y - up * cell);
    await ann.page.waitForTimeout(150);
    if ((await ann.match.ply()) === before) return null;
    return ann.page.locator("[data-line][data-last]").getAttribute("data-line");
  };
  return { tap, cell };
}

scene("phone, 9 x 9: a touch draws the nearest line that is free", async (stage) => {
  const { tap, cell } = await nineByNine(stage);
  assert.ok(cell > 24 && cell < 44, `lines lie closer than fingers are wide: ${cell} px`);
  // Between the dots e5 and f5, then far off it.
  assert.equal(await tap(4.5, 4.2), "e5h", "above it");
  assert.equal(await tap(6.5, 3.6), "g5h", "below it, nearly in the middle of the box");
  assert.equal(await tap(-0.2, 0.5), "a1v", "outside the board");
  // The line that was drawn, once more: fingers tap twice.
  assert.equal(await tap(0.1, 0.4), null, "the same line again");
  // Drawn, but not just now: what is free and close by is meant.
  assert.equal(await tap(4.85, 4.05), "f5v", "near the end of a line that is drawn");
  assert.equal(await tap(6.5, 4), null, "the middle of a line that is drawn");
});

scene("phone: every place of the boards takes a touch of 44 pixels or snaps", async (stage) => {
  const ann = await stage.person({ device: PHONE });
  await ann.open();
  await ann.portal.passAndPlay("ataxx");
  await ann.match.untilPhase("playing");
  const squares = await ann.match.board.root.locator("[data-square]").evaluateAll((all) =>
    all.map((square) => square.querySelector(".tile").getBoundingClientRect()).map(({ width, height }) => [width, height]),
  );
  assert.equal(squares.length, 49);
  for (const [width, height] of squares) assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
});
