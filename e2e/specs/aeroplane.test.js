// Aeroplane Chess: the die, planes and their ways, two to four seats, by hand and by keys, on a phone.

import assert from "node:assert/strict";

import { DESKTOP, PHONE } from "../harness/person.js";
import { scene } from "../harness/scene.js";
import { eventually } from "../pages/eventually.js";

/** How many whole matches are played against the computer. */
const MATCHES = Number(process.env.ADDA_MATCHES ?? 1);

/** Somebody at the front page whose only moves do not play themselves. */
async function arrive(stage, { alone = false, pace, ...how } = {}) {
  const person = await stage.person(how);
  await person.open();
  await (await person.portal.card("aeroplane")).waitFor();
  await person.flight.settle({ alone, pace });
  return person;
}

/** Four on one device. */
async function four(stage, how) {
  const ann = await arrive(stage, how);
  await ann.portal.passAndPlay("aeroplane", { players: "4" });
  await ann.match.untilPhase("playing");
  await ann.match.board.root.waitFor();
  return ann;
}

/** Plays by lot until the page may choose between planes. */
async function untilChoice(person, wanted = (legal) => legal.length > 1) {
  for (let i = 0; i < 400; i++) {
    assert.ok(await person.match.untilTurn(), "the match is over without it");
    const legal = await person.match.board.legal();
    if (wanted(legal)) return legal;
    await person.match.act();
  }
  throw new Error("it does not come to that");
}

for (let i = 1; i <= MATCHES; i++) {
  scene(`aeroplane: a whole match against the computer, ${i}`, async (stage) => {
    const ann = await arrive(stage);
    await ann.portal.playComputer("aeroplane", "easy");
    await ann.match.untilPhase("playing");
    assert.equal(await ann.match.you(), "0");
    assert.equal(await ann.match.place(), "house");
    await ann.match.playOn();
    const { result, reason } = await ann.match.result();
    assert.equal(reason, "goal");
    const [own, other] = [await ann.match.score(0), await ann.match.score(2)];
    assert.equal(Math.max(own, other), 4, "somebody has all planes home");
    assert.equal(result, own === 4 ? "win" : "loss");
    assert.deepEqual(await ann.match.board.legal(), []);
    const planes = await ann.flight.planes();
    assert.equal(planes.length, 8);
    assert.equal((await ann.match.checkDice()).holds, true);

    await ann.match.step("first");
    assert.equal(await ann.match.replayPly(), 0);
    const start = await ann.flight.planes();
    assert.ok(start.every(([, at]) => at === "-"), "all planes are in their hangars");
    await ann.match.step("last");
    assert.deepEqual(await ann.flight.planes(), planes);
  });
}

scene("aeroplane: four on one device, to the last place, and the record is opened again", async (stage) => {
  const ann = await four(stage, { pace: "off" });
  assert.equal(await ann.match.you(), "both");
  await ann.match.playOn();
  const { reason } = await ann.match.result();
  assert.equal(reason, "goal");
  const podium = await ann.flight.podium();
  assert.deepEqual(podium.map(([place]) => place), [1, 2, 3, 4]);
  assert.deepEqual(podium.map(([, seat]) => seat).sort(), [0, 1, 2, 3]);
  for (const [place, seat] of podium.slice(0, 3)) {
    assert.equal(await ann.match.score(seat), 4, `place ${place}`);
  }
  const record = await ann.match.downloadRecord();
  const end = await ann.match.copyPosition();
  await ann.open("/");
  await ann.portal.importRecord(record);
  await ann.match.untilPhase("over");
  assert.equal(await ann.match.copyPosition(), end);
  await ann.match.step("first");
  await ann.match.board.root.waitFor();
  assert.equal((await ann.flight.planes()).length, 16);
});

scene("aeroplane: on a phone four seats, the board and the die are on the first screen", async (stage) => {
  for (const locale of ["en-IN", "bn-BD", "te-IN"]) {
    const ann = await four(stage, { device: { ...PHONE, locale } });
    await untilChoice(ann);
    const { width, height } = PHONE.viewport;
    const board = await ann.match.board.root.boundingBox();
    assert.ok(board.width >= 0.9 * width && Math.abs(board.width - board.height) < 1);
    const needed = [ann.match.board.root, ann.flight.die, ...(await ann.page.locator("[data-choose]").all())];
    needed.push(...(await ann.page.locator(".player").all()));
    for (const [i, one] of needed.entries()) {
      const box = await one.boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= height && box.x >= 0 && box.x + box.width <= width, `${locale}: ${i}`);
    }
    for (const button of needed.slice(1, -4)) {
      const box = await button.boundingBox();
      assert.ok(box.height >= 44 && box.width >= 44, `${locale}: too small for a finger`);
    }
  }
});

scene("aeroplane: a touch on a plane, or beside it, chooses it", async (stage) => {
  const ann = await four(stage);
  await untilChoice(ann, (legal) => legal.includes("launch_3") && legal.includes("launch_4"));
  const seat = await ann.match.turn();
  const ply = await ann.match.ply();
  const { x, y } = await ann.flight.place(seat, 3);
  await ann.page.touchscreen.tap(x - 4, y + 5);
  await ann.match.untilPly(ply + 1);
  assert.equal(await ann.flight.at(seat, 3), "0");
  assert.equal(await ann.flight.at(seat, 4), "-");
});

scene("aeroplane: each plane that can go is named with where it goes", async (stage) => {
  const ann = await four(stage);
  const legal = await untilChoice(ann, (all) => all.includes("launch_1") && all.includes("launch_2"));
  const choices = await ann.flight.choices();
  const planes = new Set(legal.map((action) => action.split("_")[1]));
  assert.equal(choices.length, planes.size);
  assert.equal(choices[0], "1 start: Plane 1: to the launch pad");
  await ann.match.act({ action: "launch_1" });
  const said = await ann.page.getByTestId("said").textContent();
  assert.match(said, /plane 1 to the launch pad/);
});

scene("aeroplane: by keys alone, with numbers, arrows and Enter", async (stage) => {
  const ann = await four(stage, { device: DESKTOP });
  await ann.match.playOn({ plies: 24, by: "keys" });
  await untilChoice(ann, (legal) => legal.includes("launch_1") && legal.includes("launch_4"));
  const seat = await ann.match.turn();
  let ply = await ann.match.ply();
  await ann.flight.die.focus();
  await ann.page.keyboard.press("4");
  await ann.match.untilPly(ply + 1);
  assert.equal(await ann.flight.at(seat, 4), "0");

  const focused = () => ann.page.evaluate(() => document.activeElement.dataset.choose ?? document.activeElement.className);
  await untilChoice(ann, (legal) => legal.length > 1 && new Set(legal.map((a) => a.split("_")[1])).size > 1);
  await ann.flight.die.focus();
  ply = await ann.match.ply();
  const legal = await ann.match.board.legal();
  const first = legal[0].split("_")[1];
  await ann.page.keyboard.press("ArrowRight");
  assert.equal(await focused(), first);
  await ann.page.keyboard.press("ArrowLeft");
  assert.equal(await focused(), "die");
  await ann.page.keyboard.press("ArrowRight");
  await ann.page.keyboard.press("Enter");
  if (legal.filter((action) => action.split("_")[1] === first).length > 1) {
    await ann.page.keyboard.press("Enter"); // the first way of several
  }
  await ann.match.untilPly(ply + 1);
  assert.equal(await focused(), "die", "the focus is not lost with the button");
});

scene("aeroplane: where a plane can go in several ways, they are offered in words", async (stage) => {
  const ann = await four(stage, { pace: "off" });
  const twice = (legal) => legal.find((action) => legal.includes(`${action}_stack`) || legal.includes(`${action}_fly`));
  const legal = await untilChoice(ann, twice);
  const plane = twice(legal).split("_")[1];
  await ann.match.board.plane(plane).click();
  const ways = legal.filter((action) => action.split("_")[1] === plane);
  for (const way of ways) await ann.match.board.way(way).waitFor();
  await ann.page.keyboard.press("Escape");
  await ann.match.board.plane(plane).waitFor();
  const ply = await ann.match.ply();
  await ann.match.board.plane(plane).click();
  await ann.match.board.way(ways.at(-1)).click();
  await ann.match.untilPly(ply + 1);
});

scene("aeroplane: the only move plays itself, says so, and can be told not to", async (stage) => {
  const ann = await four(stage, { alone: true });
  let ply = 0;
  for (let i = 0; i < 300 && ply === 0; i++) {
    const legal = await ann.match.board.legal();
    if (legal.length === 1 && legal[0] !== "roll") ply = await ann.match.ply();
    else await ann.match.act();
  }
  assert.ok(ply > 0, "it never came to only one move");
  await ann.match.untilPly(ply + 1);
  assert.match(await ann.match.status.textContent(), /played by itself/);
  assert.match(await ann.page.getByTestId("said").textContent(), /played by itself/);

  await ann.flight.settle({ alone: false });
  await untilChoice(ann, (legal) => legal.length === 1 && legal[0] !== "roll");
  ply = await ann.match.ply();
  await ann.page.waitForTimeout(1_500);
  assert.equal(await ann.match.ply(), ply);
});

scene("aeroplane: the die flies for a while, a tap ends that, and planes are seen to travel", async (stage) => {
  const ann = await four(stage, { device: DESKTOP, like: { reducedMotion: "no-preference" }, pace: "normal" });
  await ann.match.board.root.waitFor();
  const from = Date.now();
  await ann.flight.die.click();
  await ann.match.untilPly(2);
  assert.ok(Date.now() - from >= 500, "the die flies");
  // A tap ends the flight at once: two moments later the number is there.
  let ended = false;
  for (let i = 0; i < 20 && !ended; i++) {
    await untilChoice(ann, (legal) => legal.includes("roll"));
    const [before, after] = await ann.page.evaluate(async () => {
      const match = document.querySelector("[data-testid=match]");
      const die = document.querySelector("[data-testid=die]");
      const moment = () => new Promise((done) => setTimeout(done, 10));
      die.click();
      for (let j = 0; j < 50 && die.dataset.flies !== "yes"; j++) await moment();
      const before = die.dataset.flies === "yes" ? Number(match.dataset.ply) : 0;
      document.querySelector("[data-testid=board]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await moment();
      await moment();
      return [before, Number(match.dataset.ply)];
    });
    ended = before > 0 && after === before + 1;
  }
  assert.ok(ended, "a tap ends the flight of the die");

  await untilChoice(ann, (legal) => legal.some((action) => action.startsWith("launch")));
  const legal = await ann.match.board.legal();
  const ply = await ann.match.ply();
  await ann.match.board.plane(legal[0].split("_")[1]).click();
  await ann.match.untilPly(ply + 1);
  const moving = await ann.page.evaluate(() => document.getAnimations().filter((a) => a.effect.target.closest?.("[data-plane]")).length);
  assert.ok(moving > 0, "a plane travels");

  await ann.flight.settle({ pace: "off" });
  await eventually("a turn", async () => (await ann.match.board.legal()).length > 0);
});

scene("aeroplane: whoever resigns is out, and their planes leave the board", async (stage) => {
  const ann = await four(stage, { pace: "off" });
  await ann.match.playOn({ plies: 12 });
  const seat = await ann.match.turn();
  await ann.match.askToResign();
  await ann.match.yes();
  await eventually("twelve planes", async () => (await ann.flight.planes()).length === 12);
  assert.equal(await ann.match.phase(), "playing");
  const out = ann.page.locator(`.player[data-seat="${seat}"][data-out]`);
  await out.waitFor();
  assert.ok((await ann.flight.planes()).every(([plane]) => !plane.startsWith(seat)));
});
