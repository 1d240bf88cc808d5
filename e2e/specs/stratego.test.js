// Stratego: setting up, moves and fights, what is hidden, on a phone, by hand and by keys.

import assert from "node:assert/strict";

import { DESKTOP, PHONE } from "../harness/person.js";
import { scene } from "../harness/scene.js";
import { eventually } from "../pages/eventually.js";

/** How many whole matches are played against the computer. */
const MATCHES = Number(process.env.ADDA_MATCHES ?? 1);
const BARRAGE = { barrage: "on" };

/** Somebody who sets up against the computer. */
async function arrange(stage, { options = BARRAGE, ...how } = {}) {
  const ann = await stage.person(how);
  await ann.open();
  await ann.portal.playComputer("stratego", "easy", options);
  await ann.match.untilPhase("playing");
  await ann.camp.untilTask("arrange");
  return ann;
}

/** Two who are to set up. */
async function pair(stage, options = BARRAGE) {
  const ann = await stage.person();
  const ben = await stage.person();
  await ann.open();
  await ann.portal.invite("stratego", options);
  await ben.open(new URL(await ann.match.inviteLink()).pathname);
  await ben.match.takeSeat();
  await ann.match.ready();
  await ben.match.ready();
  for (const one of [ann, ben]) await one.camp.untilTask("arrange");
  return [ann, ben];
}

/** Both make these moves in turn, and see them. */
async function play(ann, ben, moves) {
  for (const [i, action] of moves.split(" ").entries()) {
    const [mover, other] = i % 2 === 0 ? [ann, ben] : [ben, ann];
    await mover.match.untilTurn();
    await mover.match.act({ action });
    await other.match.untilPly(await mover.match.ply());
  }
}

for (let i = 1; i <= MATCHES; i++) {
  scene(`stratego: a whole match against the computer, ${i}`, async (stage) => {
    const ann = await arrange(stage);
    assert.equal(await ann.match.you(), "0");
    await ann.camp.random();
    await ann.camp.lock();
    while (await ann.match.untilTurn()) await ann.match.act({ action: await ann.camp.forward() });
    const { result, reason } = await ann.match.result();
    assert.ok(["goal", "stuck", "quiet"].includes(reason), reason);
    assert.ok(["win", "loss", "draw"].includes(result), result);
    assert.deepEqual(await ann.match.board.legal(), []);
    assert.equal(await ann.camp.hidden(), 0, "all pieces that are left are shown");
    await ann.camp.press("setups");
    assert.equal((await ann.camp.numbers()).length, 16, "both set-ups");
    await ann.camp.press("setups");
    await ann.match.step("first");
    assert.equal(await ann.match.replayPly(), 0);
    await ann.match.step("last");
  });
}

scene("stratego: two set up, fight, and one takes the flag; ranks stay hidden until they fight", async (stage) => {
  const [ann, ben] = await pair(stage);
  assert.equal(await ann.page.getByTestId("starts").textContent(), "You move first.");
  assert.equal(await ben.page.getByTestId("starts").textContent(), "The other player moves first.");
  await ann.camp.template(0);
  await ann.camp.lock();
  await ann.camp.untilTask("wait");
  assert.equal(await ben.camp.hidden(), 0, "in barrage it is a secret where they stand");
  await ben.camp.template(0);
  await ben.camp.lock();
  for (const one of [ann, ben]) await one.camp.untilTask("play");

  const secret = async (person) => {
    assert.equal(await person.camp.hidden(), 8);
    const html = await person.page.content();
    const theirs = html.match(/data-piece="[a-k]\d+"/g).length;
    assert.equal(theirs, 16);
    assert.equal((await person.camp.numbers()).length, 8, "no rank of the other side is in the page");
  };
  await secret(ann);
  await secret(ben);
  assert.equal(await ann.camp.label("k10"), "k10: theirs, face down");
  assert.equal(await ben.camp.label("k10"), "k10: yours, flag");

  await play(ann, ben, "k4k7 c8b8");
  assert.equal(await ann.camp.label("k7"), "k7: empty");
  const losses = ann.page.locator(".losses tbody tr");
  assert.match(await losses.nth(0).textContent(), /1/);
  await play(ann, ben, "h3j3 b8b9 j3j4 b9c9 j4j5 c9c8 j5j6 c8b8 j6j7 b8b9 j7j8 b9c9 j8j9 c9c8 j9k9");
  await ann.camp.duel.waitFor();
  assert.match(await ann.camp.duel.textContent(), /general.*k9.*miner/);
  await eventually("the general is known", async () => /general/.test(await ben.camp.label("k9")));
  assert.match(await ann.camp.label("k9"), /yours, general, has moved, known to both/);
  await play(ben, ann, "c8b8 k9k10");
  for (const [one, result] of [[ann, "win"], [ben, "loss"]]) {
    await one.match.untilPhase("over");
    assert.deepEqual(await one.match.result(), { result, reason: "goal" });
    assert.equal(await one.camp.hidden(), 0, "all is shown at the end");
  }
});

scene("stratego: a set-up by touch, by dragging, at random, mirrored, ready-made and kept", async (stage) => {
  const ann = await arrange(stage, { device: DESKTOP });
  const { camp, page } = ann;
  const note = page.getByTestId("lock-note");
  assert.equal(await note.textContent(), "8 pieces are still to be placed.");
  await camp.lockButton.click({ force: true }); // it says why not
  await eventually("why not", async () => /flag|bomb|spy/.test(await camp.report.textContent()));

  await camp.stock("scout").click();
  await camp.square("b4").click();
  await camp.square("k4").click();
  assert.deepEqual(await camp.ranks(["b4", "k4"]), ["yours, scout", "yours, scout"]);
  await camp.square("b4").click();
  await camp.square("c2").click();
  assert.deepEqual(await camp.ranks(["b4", "c2"]), ["empty", "yours, scout"]);
  await camp.dragFromStock("flag", "e1");
  await camp.dragTo("c2", "e1");
  assert.deepEqual(await camp.ranks(["c2", "e1"]), ["yours, flag", "yours, scout"]);
  await camp.square("e6").click();
  assert.equal(await camp.report.textContent(), "Set up on your own four rows.");
  await camp.dragOff("e1");
  assert.deepEqual(await camp.ranks(["e1"]), ["empty"]);
  assert.equal(await note.textContent(), "6 pieces are still to be placed.");

  await camp.random();
  assert.equal(await camp.label("c2"), "c2: yours, flag", "what is placed stays");
  await camp.press("mirror");
  assert.equal(await camp.label("h2"), "h2: yours, flag");
  await camp.press("clear");
  assert.equal((await camp.numbers()).length, 0);
  await camp.template(1);
  assert.equal(await camp.label("e1"), "e1: yours, flag");
  await camp.press("own-setups");
  await page.getByTestId("setup-name").fill("My middle");
  await camp.press("keep");
  await camp.press("clear");
  await page.reload();
  await camp.untilTask("arrange");
  assert.equal((await camp.numbers()).length, 0, "what was taken off stays off");
  await camp.press("own-setups");
  await page.getByTestId("kept").getByText("My middle").click();
  assert.equal(await camp.label("e1"), "e1: yours, flag");
});

scene("stratego: a page that is loaded anew leads back, whatever one was doing", async (stage) => {
  const [ann, ben] = await pair(stage);
  await ann.camp.stock("marshal").click();
  await ann.camp.square("e4").click();
  await ann.page.reload();
  await ann.camp.untilTask("arrange");
  assert.equal(await ann.camp.label("e4"), "e4: yours, marshal");
  await ann.camp.template(0);
  await ann.camp.lock();
  await ann.page.reload();
  await ann.camp.untilTask("wait");
  await ann.page.getByTestId("waits").waitFor();
  assert.equal((await ann.camp.numbers()).length, 8, "one's own is seen");
  await ben.camp.template(1);
  await ben.camp.lock();
  await ann.camp.untilTask("play");
  await play(ann, ben, "k4k7");
  await ann.page.reload();
  await ann.camp.untilTask("play");
  await ann.camp.duel.waitFor({ state: "attached" }).catch(() => {});
  assert.equal(await ann.match.ply(), 3);
  await ben.match.askToResign();
  await ben.match.yes();
  await ann.match.untilPhase("over");
  await ann.page.reload();
  await ann.camp.untilTask("over");
  assert.equal(await ann.camp.hidden(), 0);
});

scene("stratego: two on one device, with a curtain between their turns", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.passAndPlay("stratego", BARRAGE);
  await ann.match.untilPhase("playing");
  const take = async (seat) => {
    await eventually(`the curtain for ${seat}`, async () => {
      const curtain = ann.page.getByTestId("curtain");
      return (await curtain.count()) === 1 && (await curtain.getAttribute("data-seat")) === seat;
    });
    assert.equal(await ann.page.locator("[data-piece]").count(), 0, "nothing is behind the curtain");
    await ann.page.getByTestId("curtain-take").click();
  };
  await take("0");
  await ann.camp.untilTask("arrange");
  await ann.camp.template(0);
  await ann.camp.lock();
  await take("1");
  await ann.camp.untilTask("arrange");
  assert.equal((await ann.camp.numbers()).length, 0, "the other set-up is not seen");
  await ann.camp.template(1);
  await ann.camp.lock();
  await take("0");
  await ann.camp.untilTask("play");
  assert.equal(await ann.camp.hidden(), 8);
  assert.equal(await ann.camp.label("k4"), "k4: yours, scout");
  await ann.match.board.tap("k4k6");
  await take("1");
  await ann.camp.untilTask("play");
  assert.match(await ann.camp.label("k6"), /^k6: theirs, scout/, "it slid, so it is a scout");
  assert.equal(await ann.camp.label("a4"), "a4: theirs, face down");
});

scene("stratego: why a move cannot be is said", async (stage) => {
  const [ann, ben] = await pair(stage);
  for (const one of [ann, ben]) {
    await one.camp.template(0);
    await one.camp.lock();
  }
  await ann.camp.untilTask("play");
  const said = async (from, to, why) => {
    if (from) await ann.camp.square(from).click();
    await ann.camp.square(to).click();
    await eventually(`${from} ${to}`, async () => why.test(await ann.camp.report.textContent()));
    await ann.page.keyboard.press("Escape");
  };
  await said(null, "a1", /never moves/);
  await said("c4", "c5", /lake/);
  await said("c4", "e4", /one square/);
  await said("a4", "b5", /straight/);
  await play(ann, ben, "c4d4 h7g7 d4c4 g7h7 c4d4 h7g7");
  await said("d4", "c4", /^Two-squares rule/);
  assert.ok(!(await ann.match.board.legal()).includes("d4c4"));
});

scene("stratego: by keys alone", async (stage) => {
  const ann = await arrange(stage, { device: DESKTOP });
  const { camp, page } = ann;
  await camp.board.locator('[tabindex="0"]').focus();
  await page.keyboard.press("1");
  assert.match(await camp.label("e4"), /marshal/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("f");
  assert.match(await camp.label("e3"), /flag/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.match(await camp.label("e2"), /flag/);
  await page.keyboard.press("Delete");
  assert.equal(await camp.label("e2"), "e2: empty");
  await page.getByTestId("random").focus();
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => document.activeElement.dataset.testid);
  assert.equal(await focused(), "random", "the focus is not lost");
  await camp.lockButton.focus();
  await page.keyboard.press("Enter");
  await camp.untilTask("play");
  await ann.match.playOn({ plies: 12, by: "keys" });
});

scene("stratego: the numbers of the later editions are a setting of the device", async (stage) => {
  const ann = await arrange(stage);
  await ann.camp.stock("marshal").click();
  await ann.camp.square("e4").click();
  assert.deepEqual(await ann.camp.numbers(), ["1"]);
  await ann.page.getByTestId("legend").locator("summary").click();
  await ann.camp.press("edition");
  assert.deepEqual(await ann.camp.numbers(), ["10"]);
  await ann.page.reload();
  await ann.camp.untilTask("arrange");
  assert.deepEqual(await ann.camp.numbers(), ["10"]);
});

scene("stratego: on a phone the whole board and the way to be ready fit", async (stage) => {
  for (const locale of ["en-IN", "bn-BD", "te-IN"]) {
    const ann = await arrange(stage, { device: { ...PHONE, locale }, options: {} });
    const box = await ann.camp.board.boundingBox();
    assert.ok(box.width >= 345 && Math.abs(box.width - box.height) < 1, `${box.width}`);
    for (const button of await ann.page.locator(".tent button").all()) {
      const { width, height } = await button.boundingBox();
      assert.ok(width >= 44 && height >= 44, `${locale}: too small for a finger`);
    }
    await ann.camp.random();
    const lock = await ann.camp.lockButton.boundingBox();
    assert.ok(lock.y + lock.height <= PHONE.viewport.height, `${locale}: ${lock.y + lock.height}`);
  }
});
