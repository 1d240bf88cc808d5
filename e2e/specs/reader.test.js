// What somebody hears who plays with a screen reader.

import assert from "node:assert/strict";

import { DESKTOP } from "../harness/person.js";
import { scene } from "../harness/scene.js";
import { LANGS } from "../harness/tour.js";
import { heard, listen, regions, tree } from "../harness/tree.js";
import { eventually } from "../pages/eventually.js";

scene("the Ataxx board is a grid of named squares, and says what is chosen and what is possible", async (stage) => {
  const ann = await stage.person({ device: DESKTOP });
  await ann.open();
  await ann.portal.passAndPlay("ataxx");
  await ann.match.untilPhase("playing");
  const board = ann.match.board;
  const rows = async () => {
    const lines = await tree(ann.page, board.root);
    assert.equal(lines[0], 'grid "Ataxx board, 7 by 7 squares"');
    assert.equal(lines.filter((line) => line === "  row").length, 7);
    assert.equal(lines.filter((line) => line.startsWith("    gridcell ")).length, 49);
    return lines.filter((line) => line.startsWith("    gridcell ")).map((line) => line.trim());
  };
  assert.deepEqual((await rows()).slice(0, 8), [
    'gridcell "a7, red"',
    'gridcell "b7, empty"',
    'gridcell "c7, empty"',
    'gridcell "d7, empty"',
    'gridcell "e7, empty"',
    'gridcell "f7, empty"',
    'gridcell "g7, blue"',
    'gridcell "a6, empty"',
  ]);
  await board.square("a7").click();
  assert.deepEqual((await rows()).slice(0, 8), [
    'gridcell "a7, red, selected" selected=true',
    'gridcell "b7, new piece possible"',
    'gridcell "c7, jump possible"',
    'gridcell "d7, empty"',
    'gridcell "e7, empty"',
    'gridcell "f7, empty"',
    'gridcell "g7, blue"',
    'gridcell "a6, new piece possible"',
  ]);
  const place = await board.square("b6").evaluate((cell) => [
    cell.closest("[role=grid]").getAttribute("aria-rowcount"),
    cell.closest("[role=grid]").getAttribute("aria-colcount"),
    cell.parentElement.getAttribute("aria-rowindex"),
    cell.getAttribute("aria-colindex"),
  ]);
  assert.deepEqual(place, ["7", "7", "2", "2"]);
});

scene("the board of Dots and Boxes is a grid of named lines, and boxes say whose they are", async (stage) => {
  const ann = await stage.person({ device: DESKTOP });
  await ann.open();
  const card = await ann.portal.card("boxes");
  await (await ann.portal.setup(card)).getByTestId("setup-size").selectOption("2x2");
  await ann.portal.passAndPlay("boxes");
  await ann.match.untilPhase("playing");
  const board = ann.match.board;
  const lines = async () => (await tree(ann.page, board.root)).map((line) => line.trim());
  assert.deepEqual(await lines(), [
    'group "Dots and Boxes board, 2 by 2 boxes"',
    'grid "Lines"',
    'row',
    'gridcell "Line a3 to b3, open"',
    'gridcell "Line b3 to c3, open"',
    'row',
    'gridcell "Line a2 to a3, open"',
    'gridcell "Line b2 to b3, open"',
    'gridcell "Line c2 to c3, open"',
    'row',
    'gridcell "Line a2 to b2, open"',
    'gridcell "Line b2 to c2, open"',
    'row',
    'gridcell "Line a1 to a2, open"',
    'gridcell "Line b1 to b2, open"',
    'gridcell "Line c1 to c2, open"',
    'row',
    'gridcell "Line a1 to b1, open"',
    'gridcell "Line b1 to c1, open"',
  ]);
  for (const action of ["a1h", "a1v", "a2h"]) await ann.match.act({ action });
  const after = await lines();
  assert.ok(after.includes('gridcell "Line a1 to b1, drawn"'), after.join("\n"));
  assert.ok(after.includes('gridcell "Line b1 to b2, open, closes a box"'), after.join("\n"));
  await ann.match.act({ action: "b1v" });
  assert.ok((await lines()).includes('image "Box a1, blue"'), (await lines()).join("\n"));
});

scene("a match speaks with one voice: moves as in the log, whose turn it is, the result, each once", async (stage) => {
  const ann = await stage.person({ device: DESKTOP });
  await ann.open();
  await ann.portal.passAndPlay("ataxx");
  await ann.match.untilPhase("playing");
  await listen(ann.page);
  assert.deepEqual(await regions(ann.page), ["said"]);
  for (const action of ["a7a5", "g6", "b5"]) await ann.match.act({ action });
  await ann.match.askToResign();
  await ann.match.yes();
  await ann.match.untilPhase("over");
  await eventually("the result", async () => (await heard(ann.page)).length >= 4);
  assert.deepEqual(await heard(ann.page), [
    "Red jumps from a7 to a5. It is Blue’s turn.",
    "Blue puts a new piece on g6. It is Red’s turn.",
    "Red puts a new piece on b5. It is Blue’s turn.",
    "Red wins. Blue resigned.",
  ]);
  const log = await ann.page.getByTestId("log-entry").allTextContents();
  assert.deepEqual(log.map((line) => line.trim()).slice(0, 3), [
    "Red jumps from a7 to a5.",
    "Blue puts a new piece on g6.",
    "Red puts a new piece on b5.",
  ]);
  assert.deepEqual(await regions(ann.page), ["said"]);
  await ann.match.step("prev");
  await eventually("the step", async () => (await heard(ann.page)).at(-1) === "3 / 4 Red puts a new piece on b5.");
});

scene("one's time is told at 10 seconds and the clock is silent otherwise", async (stage) => {
  const [ann, ben] = await stage.pair("ataxx", { clock: "28+0" });
  for (const person of [ann, ben]) await listen(person.page);
  await ann.match.act();
  const told = async (person) => (await heard(person.page)).filter((text) => text.includes("seconds left"));
  await eventually("a word about the time", async () => (await told(ben)).length > 0);
  await ben.page.waitForTimeout(1_500);
  assert.deepEqual(await told(ben), ["10 seconds left."]);
  assert.deepEqual(await told(ann), [], "nobody is told of the other one's clock");
  assert.equal(await ben.page.locator('[data-testid="clock"]').first().getAttribute("aria-live"), "off");
});

scene("dialogs have a name, hold the focus and give it back", async (stage) => {
  const ann = await stage.person({ device: DESKTOP });
  await ann.open();
  const opener = ann.page.getByTestId("settings-open");
  await opener.focus();
  await ann.page.keyboard.press("Enter");
  const dialog = ann.page.getByTestId("settings");
  await dialog.waitFor();
  assert.equal((await tree(ann.page, dialog))[0], 'dialog "Settings" modal=true');
  const isWithin = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const seen = new Set();
  for (let i = 0; i < 12; i++) {
    // At its end the focus may pass by the browser's own buttons, never by the page below.
    const at = await ann.page.evaluate(() => document.activeElement.dataset.testid ?? document.activeElement.localName);
    assert.ok((await isWithin()) || at === "body", at);
    seen.add(at);
    await ann.page.keyboard.press("Tab");
  }
  assert.ok(seen.has("setting-sound") && seen.has("settings-close"), [...seen].join());
  await ann.page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.ok(await opener.evaluate((element) => element === document.activeElement));
});

const TITLES = {
  en: [/play with friends/, /^Your turn: Ataxx/],
  bn: [/আড্ডা/, /: .+ – আড্ডা/],
  te: [/అడ్డా/, /: .+ – అడ్డా/],
};

for (const [lang, locale] of Object.entries(LANGS)) {
  scene(`${lang}: pages say their language and what they are`, async (stage) => {
    const ann = await stage.person({ device: DESKTOP, like: { locale } });
    ann.expectRefusals();
    const titles = [];
    const note = async () => {
      assert.equal(await ann.page.locator("html").getAttribute("lang"), lang);
      titles.push(await ann.page.title());
    };
    await ann.open();
    await ann.portal.root.waitFor();
    await note();
    await ann.portal.playComputer("ataxx");
    await ann.match.untilTurn();
    await note();
    for (const address of ["/i/0123456789abcdefghjkmnpqrs", "/l/0123456789abcdefghjkmnpqrs", "/import", "/nothing/here"]) {
      await ann.open(address);
      await ann.page.locator("main").waitFor();
      await note();
    }
    assert.equal(new Set(titles).size, titles.length, `each page has a title of its own: ${titles.join(" | ")}`);
    for (const [i, pattern] of TITLES[lang].entries()) assert.match(titles[i], pattern);
  });
}

scene("the first thing that Tab reaches leads to the content", async (stage) => {
  const ann = await stage.person({ device: DESKTOP });
  await ann.open();
  await ann.portal.root.waitFor();
  await ann.page.keyboard.press("Tab");
  const skip = ann.page.locator(".skip");
  assert.ok(await skip.evaluate((link) => link === document.activeElement));
  assert.ok((await skip.boundingBox()).y >= 0, "it is seen");
  await ann.page.keyboard.press("Enter");
  await ann.page.keyboard.press("Tab");
  assert.ok(await ann.portal.root.evaluate((main) => main.contains(document.activeElement)));
});
