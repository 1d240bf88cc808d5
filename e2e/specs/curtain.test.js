// Two on one device at a game with secrets: a curtain between their turns, behind which the page holds nothing.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

/** Everything of the page that anybody could read: its elements with all attributes, and what is read out. */
async function held(person) {
  const html = await person.page.evaluate(() => document.body.outerHTML);
  const tree = await person.page.locator("body").ariaSnapshot();
  return { html, tree };
}

/** Behind the curtain there is no board, no log, no hand: nothing but who is to take the device. */
async function isCovered(person, seat) {
  const { match, page } = person;
  assert.equal(await match.untilCurtain(), seat);
  for (const id of ["board", "deck", "log", "log-entry", "status", "score", "copy-position", "resign"]) {
    assert.equal(await page.getByTestId(id).count(), 0, id);
  }
  const { html, tree } = await held(person);
  assert.ok(!html.includes("data-legal") && !html.includes("data-card") && !html.includes("data-square"));
  const name = seat === "0" ? "Red" : "Blue";
  assert.ok(tree.includes(`Pass the device to ${name}`), tree);
  assert.ok(tree.includes(`I am ${name}`), tree);
  assert.ok(await page.evaluate(() => document.activeElement.tagName === "H1"), "the focus is at what is asked");
}

for (const game of ["tacocat"]) {
  scene(`${game}: a curtain between turns, at the start, after a reload and in sealed choices`, async (stage) => {
    const ann = await stage.person();
    await ann.open();
    await ann.portal.passAndPlay(game);
    await ann.match.untilPhase("playing");
    // Both choose at the same time: each behind the curtain.
    await isCovered(ann, "0");
    await ann.page.reload();
    await isCovered(ann, "0");
    await ann.match.takeDevice();
    assert.ok(await ann.match.untilTurn());
    await ann.match.act();
    await isCovered(ann, "1");
    await ann.page.reload();
    await isCovered(ann, "1");
    await ann.match.takeDevice();
    assert.ok(await ann.match.untilTurn());
    await ann.match.act();
    // From now on whoever is to act has the device, or is asked to take it.
    let changes = 0;
    for (let i = 0; i < 12; i++) {
      const turn = await ann.match.untilTurnOrCurtain();
      if (turn.curtain !== null) {
        await isCovered(ann, turn.curtain);
        changes += 1;
        await ann.match.takeDevice();
      }
      assert.ok(await ann.match.untilTurn());
      await ann.match.act();
    }
    assert.ok(changes >= 3, `the device went round ${changes} times`);

    // Going away and coming back covers too.
    const at = new URL(ann.page.url()).pathname;
    await ann.open("/");
    await ann.open(at);
    await ann.match.untilCurtain();
    await ann.match.takeDevice();

    // The end shows everything without a curtain.
    await ann.match.askToResign();
    await ann.match.yes();
    await ann.match.untilPhase("over");
    await ann.match.result();
    assert.equal(await ann.page.getByTestId("curtain").count(), 0);
    await ann.page.reload();
    await ann.match.result();
    assert.equal(await ann.page.getByTestId("curtain").count(), 0);
  });
}

scene("where nothing is hidden there is no curtain", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.passAndPlay("ataxx");
  await ann.match.untilPhase("playing");
  await ann.match.playOn({ plies: 4 });
  assert.equal(await ann.page.getByTestId("curtain").count(), 0);
});
