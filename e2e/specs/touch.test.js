// Hands on the board: tapping, dragging, and what is said about a choice.

import assert from "node:assert/strict";

import { DESKTOP, PHONE } from "../harness/person.js";
import { scene } from "../harness/scene.js";

for (const [name, device] of [
  ["phone", PHONE],
  ["desktop", DESKTOP],
]) {
  scene(`${name}: a piece is tapped, its targets show, another tap takes it back, a drag plays`, async (stage) => {
    const ann = await stage.person({ device });
    await ann.open();
    await ann.portal.passAndPlay("ataxx");
    await ann.match.untilPhase("playing");
    const board = ann.match.board;

    await board.square("a7").click();
    assert.equal(await board.root.locator("[data-selected]").count(), 1);
    assert.equal(await board.root.locator("[data-target]").count(), 8, "3 clones and 5 jumps from a corner");
    await board.square("a7").click();
    assert.equal(await board.root.locator("[data-selected]").count(), 0);

    await board.drag("a7a5");
    await ann.match.untilPly(1);
    assert.ok(!(await board.pieces("x")).includes("a7"), "a jump leaves its square");
    assert.ok((await board.pieces("x")).includes("a5"));
  });

  scene(`${name}: the match page fits its width`, async (stage) => {
    const ann = await stage.person({ device });
    await ann.open();
    for (const at of ["portal", "match"]) {
      await ann.page.getByTestId(at).waitFor();
      const [inner, full] = await ann.page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      assert.ok(full <= inner, `${at}: ${full} px in a window of ${inner}`);
      if (at === "portal") await ann.portal.playComputer("boxes");
    }
  });
}
