// A match against the computer, from the front page to the end, on a phone.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

/** Matches of each game: one, and more for a longer look. */
const MATCHES = Number(process.env.ADDA_MATCHES ?? 1);
const each = (game) => Array.from({ length: MATCHES }, (_, i) => [game, i + 1]);

for (const [game, number] of ["ataxx", "boxes"].flatMap(each)) {
  scene(`${game}: a whole match against the computer, with no sign-up and no dialog, ${number}`, async (stage) => {
    const ann = await stage.person();
    await ann.open();
    await ann.portal.playComputer(game, "easy");
    await ann.match.untilPhase("playing");
    assert.equal(await ann.match.you(), "0");
    assert.equal(await ann.match.place(), "house");

    await ann.match.playOn();

    const { result } = await ann.match.result();
    const [own, other] = [await ann.match.score(0), await ann.match.score(1)];
    const told = own > other ? "win" : own < other ? "loss" : "draw";
    // Ataxx can end by quiet plies, which is a draw whatever the count is; random clones do not get there.
    assert.equal(result, told);
    assert.ok(own + other > 0);
    assert.ok((await ann.match.logEntries()) > 0);
    assert.deepEqual(await ann.match.board.legal(), []);
  });
}
