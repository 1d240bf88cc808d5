// Tacocat: replacing, duel, attack, defence and sacrifice, by hand and by keys, on a phone; and that no page ever holds
// what its player may not know.

import assert from "node:assert/strict";

import { DESKTOP, PHONE } from "../harness/person.js";
import { scene } from "../harness/scene.js";
import { eventually } from "../pages/eventually.js";
import { playOut } from "../pages/match.js";

/** How many whole matches are played against the computer. */
const MATCHES = Number(process.env.ADDA_MATCHES ?? 1);

/** Fifteen 1s and fifteen 2s: half of all rounds are tied. */
const TWO_RANKS = "deck=15,15,0,0,0,0,0,0,0,0,0,0 hands=7,7,7,7,7,7,7";

/** A legal action that starts so; the one with most cards. */
const largest = (legal, verb) =>
  legal.filter((action) => action.startsWith(`${verb}_`)).sort((a, b) => b.split(",").length - a.split(",").length)[0];

const cards = (action) => action.split("_")[1].split(",").filter((card) => card !== "-").map(Number);

/** Somebody at the front page who has seen the cards of the games. */
async function arrive(stage, how = {}) {
  const person = await stage.person(how);
  await person.open();
  await (await person.portal.card("tacocat")).waitFor();
  return person;
}

/** Two who have started a match; `setup` is said to the house instead of what the card offers. */
async function pair(stage, { setup, ...how } = {}) {
  const ann = await arrive(stage, how.host);
  if (setup) {
    await ann.page.route("**/api/v1/matches", (route) => {
      const asked = JSON.parse(route.request().postData());
      return route.continue({ postData: JSON.stringify({ ...asked, setup }) });
    });
  }
  await ann.portal.invite("tacocat");
  const bob = await stage.person(how.friend);
  await bob.open(new URL(await ann.match.inviteLink()).pathname);
  await bob.match.takeSeat();
  await ann.match.ready();
  await bob.match.ready();
  for (const { match } of [ann, bob]) await match.untilPhase("playing");
  for (const { table } of [ann, bob]) await table.root.waitFor();
  return [ann, bob];
}

/** Both go on until one of them is asked for this; others act by lot. Whoever it is. */
async function until(people, asked, wanted = () => true) {
  for (let i = 0; i < 400; i++) {
    for (const person of people) {
      if ((await person.match.phase()) === "over") throw new Error(`it does not come to ${asked}`);
      const now = await person.table.asked();
      if (now === "nothing") continue;
      const legal = await person.match.board.legal();
      if (now === asked && wanted(legal)) return person;
      await person.match.act();
      for (const { match } of people) await match.untilPly(await person.match.ply());
    }
    await people[0].page.waitForTimeout(20);
  }
  throw new Error(`it does not come to ${asked}`);
}

for (let i = 1; i <= MATCHES; i++) {
  scene(`tacocat: a whole match against the computer, ${i}`, async (stage) => {
    const ann = await arrive(stage);
    await ann.portal.playComputer("tacocat", "easy");
    await ann.match.untilPhase("playing");
    assert.equal(await ann.match.you(), "0");
    assert.equal(await ann.match.place(), "house");
    await ann.match.playOn();
    const { result, reason } = await ann.match.result();
    assert.equal(reason, "goal");
    const token = await ann.table.token();
    assert.equal(result, token === 0 ? "win" : "loss");
    assert.ok(token === 0 || token === 8);
    const won = [await ann.match.score(0), await ann.match.score(1)];
    assert.equal(Math.max(...won), 4, "four rounds win");
    assert.deepEqual(await ann.match.board.legal(), []);
    assert.equal((await ann.match.checkDice()).holds, true);

    await ann.match.step("first");
    assert.equal(await ann.match.replayPly(), 0);
    assert.equal(await ann.table.token(), 4);
    await ann.match.step("last");
    assert.equal(await ann.table.token(), token);
  });
}

scene("tacocat: two by invite, with replacement, duel, jumbo attack and sacrifice, to the goal", async (stage) => {
  const people = await pair(stage, { friend: { device: DESKTOP } });
  const [ann, bob] = people;
  const seen = new Set();
  while ((await ann.match.phase()) !== "over") {
    for (const person of people) {
      const asked = await person.table.asked();
      if (asked === "nothing" || (await person.match.phase()) === "over") continue;
      const legal = await person.match.board.legal();
      let action;
      if (asked === "replace") action = legal.find((one) => cards(one).length === 2) ?? legal[0];
      if (asked === "lead") action = largest(legal, "lead");
      // The first defence gives everything up; later ones answer what they can.
      if (asked === "defend") action = seen.has("sacrifice") ? largest(legal, "defend") : legal.find((one) => cards(one).length === 0);
      await person.match.act({ action: action ?? legal[0] });
      const ply = await person.match.ply();
      for (const { match } of people) await match.untilPly(ply);
      if (asked === "replace" && cards(action).length === 2) seen.add("replace");
      if (asked === "duel") seen.add("duel");
      if (asked === "lead" && cards(action).length > 1) seen.add("jumbo");
      if (asked === "defend" && cards(action).length === 0) {
        seen.add("sacrifice");
        assert.match(await person.page.getByTestId("log").textContent(), /sacrifices/);
      }
    }
    await ann.page.waitForTimeout(10);
  }
  assert.deepEqual([...seen].sort(), ["duel", "jumbo", "replace", "sacrifice"]);
  const [a, b] = [await ann.match.result(), await bob.match.result()];
  assert.deepEqual([a.reason, b.reason], ["goal", "goal"]);
  assert.deepEqual([a.result, b.result].sort(), ["loss", "win"]);
  assert.equal(await ann.table.token(), await bob.table.token());
});

scene("tacocat: equal last cards are dealt again on the same space", async (stage) => {
  const people = await pair(stage, { setup: TWO_RANKS });
  const [ann, bob] = people;
  const ties = () => ann.page.getByTestId("log-entry").filter({ hasText: "Nobody wins the round" }).count();
  const again = async () => {
    const id = await ann.match.id();
    for (const { match } of people) await match.rematch();
    for (const { match } of people) await match.untilOtherThan(id);
    for (const { match } of people) await match.untilPhase("playing");
    for (const { table } of people) await table.root.waitFor();
  };
  let before;
  while ((await ties()) === 0) {
    // Four rounds none of which is tied are one match in sixteen.
    if ((await ann.match.phase()) === "over") await again();
    const person = (await ann.table.asked()) !== "nothing" ? ann : bob;
    if ((await person.table.asked()) === "nothing") continue;
    before = await ann.table.token();
    await person.match.act();
    for (const { match } of people) await match.untilPly(await person.match.ply());
  }
  for (const { table } of people) assert.equal(await table.token(), before, "the token stays");
  const next = await until(people, "replace");
  assert.equal((await next.table.hand()).length, 7, "a new round on the same space");
});

scene("tacocat: the attack builder says what is allowed, and why something is not", async (stage) => {
  const people = await pair(stage);
  const ann = await until(people, "lead", (legal) => legal.some((one) => cards(one).length > 1) && legal.length > 4);
  const { table, match } = ann;
  const legal = await match.board.legal();
  const offered = await table.offers();
  assert.ok(offered.length > 0);
  for (const attack of offered) assert.ok(legal.includes(`lead_${attack}`), attack);
  const hand = await table.hand();
  const [low, high] = [Math.min(...hand), Math.max(...hand)];
  await table.touch(low);
  assert.equal(await table.play.getAttribute("aria-disabled"), "false");
  await table.touch(high);
  const pairAllowed = legal.includes(`lead_${low},${high}`);
  assert.equal(await table.play.getAttribute("aria-disabled"), String(!pairAllowed));
  if (!pairAllowed) {
    const ply = await match.ply();
    await table.play.click({ force: true }); // it says that it does nothing yet
    assert.match(await table.ask.textContent(), /sequence|set/i);
    assert.equal(await table.root.getAttribute("data-complains"), "yes");
    assert.equal(await match.ply(), ply);
  }
  await ann.page.keyboard.press("Escape");
  assert.deepEqual(await table.cards("chosen"), []);
  await table.root.locator(`[data-attack="${offered[0]}"]`).click();
  assert.deepEqual((await table.cards("chosen")).sort((a, b) => a - b), offered[0].split(",").map(Number));
  assert.match(await table.ask.textContent(), /jumbo/i);
  const ply = await match.ply();
  await table.play.click();
  await match.untilPly(ply + 1);
});

scene("tacocat: a defence by touch and by drag, with what it costs shown before", async (stage) => {
  const people = await pair(stage);
  const answerable = (legal) => legal.some((one) => cards(one).length > 0) && legal.some((one) => cards(one).length === 0);
  const ann = await until(people, "defend", answerable);
  const { table, match } = ann;
  const all = await table.lying();
  const given = await table.cards("given");
  assert.ok(given.length > 0, "what would be given up is marked before anything is put");
  const hand = await table.hand();
  const answer = Math.max(...hand);
  await table.drag(answer, table.slot(0));
  assert.deepEqual(await table.cards("answers"), [answer]);
  assert.equal(await table.slot(0).getAttribute("data-state"), "answered");
  await table.slot(0).click();
  assert.deepEqual(await table.cards("answers"), [], "a touch takes it back");
  await table.touch(answer);
  assert.deepEqual(await table.cards("answers"), [answer]);
  const costs = await table.cards("given");
  const low = [...hand].sort((a, b) => a - b).slice(0, costs.length);
  assert.deepEqual([...costs].sort((a, b) => a - b), low, "the lowest of the rest");
  const ply = await match.ply();
  await table.play.click();
  await match.untilPly(ply + 1);
  await eventually("the cards are gone", async () => (await table.hand()).length < hand.length);
  assert.ok(all.length > 0);
});

scene("tacocat: the hand is sorted by rank and by sets, and keeps its own order", async (stage) => {
  const [ann] = await pair(stage);
  const { table } = ann;
  await eventually("a hand", async () => (await table.hand()).length === 7);
  const dealt = await table.hand();
  assert.deepEqual(dealt, [...dealt].sort((a, b) => a - b));
  await table.sort.click();
  const sets = await table.hand();
  const count = (rank) => sets.filter((other) => other === rank).length;
  const counts = sets.map(count);
  assert.deepEqual(counts, [...counts].sort((a, b) => b - a), "what there is most of comes first");
  await table.sort.click();
  assert.deepEqual(await table.hand(), dealt);
  const first = table.root.locator("[data-card]").first();
  const name = await first.getAttribute("data-card");
  await first.focus();
  await ann.page.keyboard.press("Shift+ArrowRight");
  await ann.page.keyboard.press("Shift+ArrowRight");
  const moved = await table.root.locator("[data-card]").nth(2).getAttribute("data-card");
  assert.equal(moved, name);
  const focused = await ann.page.evaluate(() => document.activeElement.dataset.card);
  assert.equal(focused, name, "the focus goes with the card");
  await ann.page.reload();
  await table.root.waitFor();
  await eventually("the same cards", async () => [...(await table.hand())].sort((a, b) => a - b).join() === dealt.join());
});

scene("tacocat: by keys alone through replacement, duel, attack and defence", async (stage) => {
  const ann = await arrive(stage, { device: DESKTOP });
  await ann.portal.playComputer("tacocat", "easy");
  await ann.match.untilPhase("playing");
  await ann.table.root.waitFor();
  const done = new Set();
  for (let i = 0; i < 60 && !["replace", "duel", "lead", "defend"].every((one) => done.has(one)); i++) {
    assert.ok(await ann.match.untilTurn(), `over after ${[...done]}`);
    const asked = await ann.table.asked();
    const legal = await ann.match.board.legal();
    const [short] = legal.filter((one) => cards(one).length === 1);
    await ann.match.act({ action: short ?? legal[0], by: "keys" });
    done.add(asked);
  }
  assert.ok(await ann.match.untilTurn());
  // Numbers choose cards of that rank.
  const [rank] = (await ann.table.hand()).filter((one) => one < 10);
  if ((await ann.table.asked()) === "lead" && rank) {
    await ann.table.play.focus();
    await ann.page.keyboard.press(String(rank));
    assert.deepEqual(await ann.table.cards("chosen"), [rank]);
  }
});

scene("tacocat: no page holds a card that its player may not know", async (stage) => {
  const people = await pair(stage);
  const watcher = await stage.person();
  await watcher.open(`/m/${await people[0].match.id()}`);
  await watcher.table.root.waitFor();
  for (const asked of ["replace", "duel", "lead", "defend"]) {
    const actor = await until(people, asked);
    const other = people.find((person) => person !== actor);
    await watcher.match.untilPly(await actor.match.ply());
    for (const [person, own] of [[other, true], [watcher, false]]) {
      const faces = await person.table.root.evaluate((root) => ({
        buttons: root.querySelectorAll("[data-card]").length,
        far: root.querySelectorAll(".far .playing:not([data-down])").length,
        near: root.querySelectorAll(".near .playing:not([data-down])").length,
        label: root.querySelector(".far .lying").getAttribute("aria-label"),
      }));
      const size = own ? (await other.table.hand()).length : 0;
      assert.equal(faces.far, 0, "the other hand lies face down");
      assert.equal(faces.buttons, size);
      assert.equal(faces.near, size);
      assert.match(faces.label, /card/);
    }
    if (asked === "duel") {
      const [high] = [...(await actor.table.hand())].sort((a, b) => b - a);
      await actor.match.act({ action: `duel_${high}` });
      const ply = await actor.match.ply();
      for (const person of [other, watcher]) {
        await person.match.untilPly(ply);
        assert.deepEqual(await person.table.lying(), [], "a card lies there, face down");
      }
      assert.deepEqual(await actor.table.lying(), [high], "one's own card one knows");
    }
  }
});

scene("tacocat: a reload in each step leads back to it", async (stage) => {
  const people = await pair(stage);
  for (const asked of ["replace", "duel", "lead", "defend"]) {
    const person = await until(people, asked);
    const [hand, legal, position] = [await person.table.hand(), await person.match.board.legal(), await person.match.copyPosition()];
    await person.page.reload();
    await person.table.root.waitFor();
    await person.match.untilTurn();
    assert.equal(await person.table.asked(), asked);
    assert.deepEqual([...(await person.table.hand())].sort(), [...hand].sort());
    assert.deepEqual(await person.match.board.legal(), legal);
    assert.equal(await person.match.copyPosition(), position);
    const step = { replace: "replace", duel: "duel", lead: "play", defend: "play" }[asked];
    assert.equal(await person.table.step(), step);
  }
});

scene("tacocat: on a phone the column, the hand and the buttons are on the first screen", async (stage) => {
  for (const locale of ["en-IN", "bn-BD", "te-IN"]) {
    const people = await pair(stage, { host: { device: { ...PHONE, locale } }, friend: { device: { ...PHONE, locale } } });
    for (const asked of ["replace", "duel", "lead", "defend"]) {
      const ann = await until(people, asked);
      const { width, height } = PHONE.viewport;
      const needed = [ann.table.root.locator(".column"), ann.table.root.locator(".strip"), ann.table.play];
      needed.push(...(await ann.page.locator(".player").all()), ...(await ann.page.locator("[data-card]").all()));
      for (const [i, one] of needed.entries()) {
        const box = await one.boundingBox();
        const inside = box.y >= 0 && box.y + box.height <= height + 1 && box.x >= -1 && box.x + box.width <= width + 1;
        assert.ok(inside, `${locale}, ${asked}: ${i} is at ${JSON.stringify(box)}`);
      }
    }
  }
});

scene("tacocat: cards are turned and the token travels, as fast as one likes", async (stage) => {
  const moving = { like: { reducedMotion: "no-preference" } };
  const ann = await arrive(stage, moving);
  await ann.portal.playComputer("tacocat", "easy");
  await ann.match.untilPhase("playing");
  await ann.table.root.waitFor();
  await ann.match.untilTurn();
  const running = () => ann.page.evaluate(() => document.getAnimations().filter((a) => a.effect?.target?.closest?.(".taco")).length);
  let seen = 0;
  for (let i = 0; i < 4 && seen === 0; i++) {
    await ann.match.untilTurn();
    await ann.match.act();
    for (let j = 0; j < 10 && seen === 0; j++) {
      seen = await running();
      await ann.page.waitForTimeout(20);
    }
  }
  assert.ok(seen > 0, "something moves");
  await ann.flight.settle({ pace: "off" });
  await ann.match.untilTurn();
  await ann.match.act();
  const end = Date.now();
  await ann.match.untilTurn();
  assert.ok(Date.now() - end < 8_000);
});

scene("tacocat: two on one device play to the end", async (stage) => {
  const ann = await arrive(stage);
  await ann.portal.passAndPlay("tacocat");
  await ann.match.untilPhase("playing");
  assert.equal(await ann.match.you(), "both");
  assert.ok(await ann.match.untilTurn());
  await ann.match.playOn();
  const { reason } = await ann.match.result();
  assert.equal(reason, "goal");
  const record = await ann.match.downloadRecord();
  const end = await ann.match.copyPosition();
  await ann.open("/");
  await ann.portal.importRecord(record);
  await ann.match.untilPhase("over");
  assert.equal(await ann.match.copyPosition(), end);
});

scene("tacocat: whoever resigns loses, and both hands are shown", async (stage) => {
  const people = await pair(stage);
  const ann = await until(people, "lead");
  const other = people.find((person) => person !== ann);
  const hands = [await ann.table.hand(), await other.table.hand()];
  await ann.match.askToResign();
  await ann.match.yes();
  for (const [i, person] of [ann, other].entries()) {
    assert.deepEqual(await person.match.result(), { result: i === 0 ? "loss" : "win", reason: "resigned" });
    const shown = async (name) => {
      const all = person.table.root.locator(`${name} .lying .playing:not([data-down]) > b`);
      return (await all.allTextContents()).map(Number);
    };
    assert.deepEqual(await shown(".near"), [...hands[i]].sort((a, b) => a - b));
    assert.deepEqual(await shown(".far"), [...hands[1 - i]].sort((a, b) => a - b));
  }
  await playOut([ann.match, other.match]);
});
