// Whether the dice of a match were fair: the page works it out from the record, and finds out a bent one.

import assert from "node:assert/strict";

import { findings } from "../harness/axe.js";
import { scene } from "../harness/scene.js";

const HOUSE = "16ed37909013aa0e88d4fa20fd04e3d04c9fd14256cd60a8ff7be24ea3ebd7f3";
const RECORD = `adda 1
match t50jajb5b8n8
offer aeroplane/1 local off
start 5
seat 0 Mina
seat 2 Ravi
draw house=600a3d24b68e463fd6a97628b41da5a036910e6600924eee8851bb8adcaaa64f 0=ead99b09907519cfed353f2522387e51df059280c97e09a920fa16eb7eedbd44 2=b40c90a1611b37f6e9e7c4cb30e4950922837b361b65a256065d4473329b3167
secrets salt=37f7bb8e7990aceefe110ea8720308ae2cb33f71e07ff848094352925e890a7c house=${HOUSE} 0=7fada1494f4d2902552cd0a2b5b73ca9c08dd828882e4d5653f4a385796ce59d 2=bb41f2e3c7f7aa156b27a6c6c0d76ea3e2a56f6f689908a9a4cedb9e495c731f
result 2,-,1 resigned

`;
// What follows from these secrets: two rolls of the roll-off, then the first turn, and red has had enough.
const EVENTS = ["0 0 roll", "9 ? 2", "12 2 roll", "15 ? 3", "22 2 roll", "29 ? 3", "29 = pass", "40 ! 0 resigned"];

const record = (events = EVENTS, head = RECORD) => `${head}${events.join("\n")}\n`;

scene("the dice of a match are checked in the browser, and what was rolled is shown", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.importRecord(record());
  await ann.match.untilPhase("over");
  assert.deepEqual(await ann.match.checkDice(), { holds: true, rolls: [[0, 1, 0, 0, 0, 0, 1], [0, 0, 2, 0, 0, 0, 2]] });
  assert.ok((await ann.page.getByTestId("fair-numbers").textContent()).includes(HOUSE));
  assert.deepEqual((await findings(ann.page)).grave, []);
});

scene("a record with another roll, or with another secret number, is found out", async (stage) => {
  const ann = await stage.person();
  const bentRoll = EVENTS.with(5, "29 ? 1");
  const bentHouse = RECORD.replace(HOUSE, HOUSE.replace("1", "2"));
  for (const bent of [record(bentRoll), record(EVENTS, bentHouse)]) {
    await ann.open("/");
    await ann.portal.importRecord(bent);
    await ann.match.untilPhase("over");
    assert.equal((await ann.match.checkDice()).holds, false);
  }
});

scene("a check that could not be made is made when it is opened again", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("aeroplane");
  await ann.match.untilPhase("playing");
  await ann.match.askToResign();
  await ann.match.yes();
  await ann.match.untilPhase("over");
  ann.expectTrouble();
  const records = "**/api/v1/matches/*/record";
  await ann.page.route(records, (route) => route.abort());
  const check = ann.page.getByTestId("fair");
  await check.locator("> summary").click();
  await check.getByText("cannot be reached").waitFor();
  await ann.page.unroute(records);
  await check.locator("> summary").click();
  assert.equal((await ann.match.checkDice()).holds, true);
});

scene("a match without dice offers no check", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("ataxx");
  await ann.match.askToResign();
  await ann.match.yes();
  await ann.match.untilPhase("over");
  await ann.match.step("first");
  assert.equal(await ann.page.getByTestId("fair").count(), 0);
});
