// Puzzles: one of each game solved by hand, a wrong move, the solution, the one of the day, other languages.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { findings } from "../harness/axe.js";
import { DESKTOP } from "../harness/person.js";
import { scene } from "../harness/scene.js";
import { Board } from "../pages/board.js";

/** The puzzles of a game, as its file has them: the seat, and the first right move at each decision. */
async function puzzles(game) {
  const file = new URL(`../../crates/web/static/puzzles/${game}.txt`, import.meta.url);
  const texts = (await readFile(file, "utf8")).split("\n\n").slice(1);
  return texts.map((text) => {
    const lines = text.trim().split("\n");
    const steps = lines.slice(8).map((line) => line.split(" / "));
    const moves = [];
    for (let at = "0"; at !== "."; ) {
      const step = steps.find(([first]) => first.startsWith(`${at} `));
      moves.push(step[0].slice(at.length + 1));
      at = step.at(-1);
    }
    const right = steps.map(([first]) => first.split(" ")).filter(([at]) => at === "0");
    return { seat: Number(lines[2][5]), moves, right: right.map(([, ...words]) => words.join(" ")) };
  });
}

const of = (person) => {
  const { page } = person;
  const get = (id) => page.getByTestId(id);
  const board = new Board(page);
  return {
    get,
    board,
    open: async (path, lang = "en") => {
      await person.open(`/puzzles/${path}?lang=${lang}`);
      await board.root.waitFor();
    },
    until: (...states) => {
      const any = states.map((state) => `[data-testid="puzzle"][data-state="${state}"]`);
      return page.locator(any.join(", ")).waitFor();
    },
    /** Makes a move by hand, once the board asks for one. */
    move: async (action, seat) => {
      const text = action.replaceAll(" ", "_");
      const legal = page.locator(`[data-testid="board"][data-legal~="${text}"]`);
      await legal.waitFor();
      if (/^[a-g]\d$/.test(action)) {
        // A new piece: the piece beside it, then the square.
        const near = (a, b) => Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1 && Math.abs(a[1] - b[1]) <= 1;
        const own = await board.pieces(seat === 0 ? "x" : "o");
        await board.square(own.find((piece) => near(piece, action))).click();
        await board.square(action).click();
      } else {
        await board.tap(text);
      }
    },
  };
};

for (const game of GAMES()) {
  scene(`puzzles of ${game}: the first one, solved by hand`, async (stage) => {
    const ann = await stage.person();
    const puzzle = of(ann);
    const [{ moves, seat }] = await puzzles(game);
    await puzzle.open(`${game}/1`);
    assert.ok((await puzzle.get("puzzle-goal").textContent()).length > 20);
    for (const [i, action] of moves.entries()) {
      await puzzle.move(action, seat);
      await puzzle.until(i + 1 < moves.length ? "more" : "done");
    }
    assert.match(await puzzle.get("verdict").textContent(), /Solved/);
    assert.deepEqual((await findings(ann.page)).grave, []);
    // It is kept, and the next one is another.
    assert.match(await puzzle.get("puzzle-next").getAttribute("href"), new RegExp(`/puzzles/${game}/2$`));
    await ann.open(`/puzzles/${game}`);
    await puzzle.get("puzzles-progress").waitFor();
    assert.match(await puzzle.get("puzzles-progress").textContent(), /^1 of /);
    assert.equal(await ann.page.locator(".steps [data-done]").count(), 1);
  });
}

function GAMES() {
  return ["ataxx", "boxes", "aeroplane", "tacocat", "stratego"];
}

scene("puzzles: a wrong move is told kindly and taken back; a hint, the solution, once more", async (stage) => {
  const ann = await stage.person({ device: DESKTOP });
  const puzzle = of(ann);
  const [{ right }] = await puzzles("boxes");
  await puzzle.open("boxes/1");
  const before = await puzzle.board.legal();
  await puzzle.move(before.find((action) => !right.includes(action)));
  await puzzle.until("wrong");
  assert.match(await puzzle.get("verdict").textContent(), /taken back/);
  assert.deepEqual(await puzzle.board.legal(), before);

  await puzzle.get("puzzle-hint-button").click();
  assert.ok((await puzzle.get("puzzle-hint").textContent()).length > 10);
  await puzzle.get("puzzle-show").click();
  await puzzle.until("shown");
  await puzzle.get("puzzle-again").click();
  await puzzle.until("asks");
  assert.deepEqual(await puzzle.board.legal(), before);
  // What was shown is not solved.
  await ann.open("/puzzles/boxes");
  await puzzle.get("puzzles-progress").waitFor();
  assert.match(await puzzle.get("puzzles-progress").textContent(), /^0 of /);
});

scene("puzzles: the one of the day is the same for everybody, and days in a row are counted", async (stage) => {
  const [ann, ben] = [await stage.person(), await stage.person()];
  const daily = of(ann);
  await ann.open("/puzzles");
  await daily.get("puzzle-card").first().waitFor();
  assert.equal(await daily.get("puzzle-card").count(), 5);
  await daily.get("to-daily").click();
  await daily.board.root.waitFor();
  const goal = await daily.get("puzzle-goal").textContent();
  const field = ann.page.locator(".field");
  const game = await field.getAttribute("data-game");
  const other = of(ben);
  await other.open("daily");
  assert.equal(await other.get("puzzle-goal").textContent(), goal);
  assert.deepEqual(await other.board.legal(), await daily.board.legal());

  const all = await puzzles(game);
  const legal = await daily.board.legal();
  const fits = ({ right }) => right.every((action) => legal.includes(action.replaceAll(" ", "_")));
  const day = Math.floor((Date.now() + 6 * 3_600_000) / 86_400_000);
  const at = ((Math.floor(day / 5) % all.length) * 17) % all.length;
  assert.ok(fits(all[at]), `the page shows puzzle ${at + 1}`);
  for (const [i, action] of all[at].moves.entries()) {
    await daily.move(action, all[at].seat);
    await daily.until(i + 1 < all[at].moves.length ? "more" : "done");
  }
  assert.match(await daily.get("puzzle-streak").textContent(), /1 day/);
  await ann.page.reload();
  await daily.board.root.waitFor();
  assert.match(await daily.get("puzzle-streak").textContent(), /1 day/);
});

scene("puzzles: in other languages, on a narrow phone", async (stage) => {
  const ann = await stage.person({ device: { viewport: { width: 360, height: 740 } } });
  const puzzle = of(ann);
  for (const [lang, letters] of [["bn", /[\u0980-\u09ff]{3}/], ["te", /[\u0c00-\u0c7f]{3}/]]) {
    for (const path of ["tacocat/1", "boxes/1"]) {
      await puzzle.open(path, lang);
      assert.match(await puzzle.get("puzzle-goal").textContent(), letters);
      const wide = await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${path} in ${lang} is ${wide} px too wide`);
    }
  }
  await ann.open("/puzzles/boxes/9999");
  await ann.page.getByText(/./).first().waitFor();
  assert.equal(await puzzle.board.root.count(), 0);
});
