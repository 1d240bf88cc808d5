// Coins: what a win pays, where it is said, and the leaderboards.

import assert from "node:assert/strict";

import { best } from "../harness/ataxx.js";
import { scene } from "../harness/scene.js";

/** More than one, since even Easy wins now and then. */
const TRIES = 4;

/** Plays a match of Ataxx against Easy as well as one can here; whether it was won. */
async function beatEasy(ann) {
  await ann.open();
  await ann.portal.playComputer("ataxx", "easy");
  await ann.match.untilPhase("playing");
  const { board } = ann.match;
  for (;;) {
    await ann.match.untilTurn();
    if ((await ann.match.phase()) !== "playing") break;
    const sides = await Promise.all(["x", "o"].map((side) => board.pieces(side)));
    const legal = await board.legal();
    if (legal.length === 0) continue;
    await ann.match.act({ action: best({ own: sides[0], other: sides[1] }, legal) });
  }
  return (await ann.match.result()).result === "win";
}

scene("coins: a win against Easy pays, the end says so, the front page counts it, and it stands on the board", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.page.getByTestId("coins").filter({ hasText: "Today 0 of 100 coins" }).waitFor();
  let won = false;
  for (let i = 0; i < TRIES && !won; i++) won = await beatEasy(ann);
  assert.ok(won, "Easy was never beaten");
  assert.equal(await ann.page.getByTestId("earned").textContent(), "+5 coins");

  // It is still said after the page was loaded anew.
  await ann.page.reload();
  await ann.match.untilPhase("over");
  assert.equal(await ann.page.getByTestId("earned").textContent(), "+5 coins");

  await ann.open();
  const coins = ann.page.getByTestId("coins");
  await coins.filter({ hasText: "Today 5 of 100 coins · 5 coins in all" }).waitFor();
  await ann.page.getByTestId("to-leaderboard").click();
  const own = ann.page.getByTestId("own-line");
  await own.waitFor();
  assert.equal((await own.locator("td").allTextContents()).join(" "), "1 1");
  await ann.page.getByTestId("leaders-ataxx-week").click();
  await ann.page.getByTestId("leaders-ataxx-all").click();
  await own.waitFor();
  await ann.page.getByTestId("leaders-boxes-all").click();
  await ann.page.getByTestId("no-own-place").waitFor();
  await ann.page.getByTestId("to-portal").click();
  await ann.portal.root.waitFor();
});

scene("coins: a win that earns nothing says why, and who has lost is told nothing", async (stage) => {
  const [ann, bob] = await stage.pair("ataxx");
  await bob.match.askToResign();
  await bob.match.yes();
  await ann.match.untilPhase("over");
  const earned = ann.page.getByTestId("earned");
  await earned.waitFor();
  assert.equal(await earned.textContent(), "0 coins: the match was too short");
  await bob.match.untilPhase("over");
  assert.equal(await bob.page.getByTestId("earned").count(), 0);
});

scene("coins: a match in the browser alone earns nothing, and the page says so", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.passAndPlay("boxes", { size: "2x2" });
  await ann.match.untilPhase("playing");
  await ann.match.playOn();
  await ann.match.result();
  const said = await ann.page.getByTestId("earned").textContent();
  assert.equal(said, "A match in this browser alone earns no coins.");
});
