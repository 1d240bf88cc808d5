// After the first visit everything that needs nobody else works without a network; a new build breaks no match that goes on.

import assert from "node:assert/strict";

import { Renewal } from "../harness/renewal.js";
import { scene } from "../harness/scene.js";
import { eventually } from "../pages/eventually.js";

const GAMES = ["ataxx", "boxes", "aeroplane", "tacocat", "stratego"];
const LEVELS = ["easy", "medium", "hard", "master"];

/** Somebody who has been at the front page until the browser had all that is needed without a network. */
async function visitor(stage, { url } = {}) {
  const ann = await stage.person(url ? {} : { wired: true });
  if (url) ann.url = url;
  await ann.open();
  await (await ann.portal.card("ataxx")).waitFor();
  await ann.prepared();
  return ann;
}

/** So many events of a match that has just been started. */
async function play(person, game, plies) {
  const { match } = person;
  await match.untilPhase("playing");
  assert.equal(await match.place(), "browser");
  if (game === "stratego") await setUp(person);
  await match.untilTurn();
  await match.offlineNotice.waitFor();
  const from = await match.ply();
  await match.playOn({ plies: from + plies });
  assert.ok((await match.ply()) >= from + plies || (await match.phase()) === "over");
}

/** Locks a set-up at random for each of those who play on this device. */
async function setUp({ match, camp, page }) {
  const both = (await match.you()) === "both";
  for (let people = both ? 2 : 1; people > 0; people--) {
    if (both) {
      await match.untilCurtain();
      await match.takeDevice();
    }
    await camp.untilTask("arrange");
    await camp.random();
    await page.getByTestId("lock").click();
  }
}

for (const game of GAMES) {
  scene(`without a network: ${game} against the computer at each level, and all on this device`, async (stage) => {
    const ann = await visitor(stage);
    if (game === "aeroplane") await ann.flight.settle({ alone: false });
    await ann.loseNetwork();
    for (const level of LEVELS) {
      await ann.portal.playComputer(game, level);
      await play(ann, game, 4);
      await ann.goHome();
    }
    await ann.portal.passAndPlay(game);
    await play(ann, game, 4);
  });
}

scene("without a network: a whole match stays in the history and earns nothing, and then the house is there again", async (stage) => {
  const ann = await visitor(stage);
  await ann.loseNetwork();
  await ann.portal.playComputer("boxes", "easy");
  await ann.match.untilPhase("playing");
  assert.match(await ann.match.offlineNotice.textContent(), /earns nothing/);
  await ann.match.playOn();
  const { result } = await ann.match.result();
  assert.match(await ann.page.getByTestId("earned").textContent(), /no coins/);

  const told = { win: "won", loss: "lost", draw: "drawn" }[result];
  await ann.goHome();
  const over = ann.page.getByTestId("kept-over");
  await over.locator(`a[data-stand="${told}"]`).waitFor();
  assert.match(await over.getByTestId("kept-about").textContent(), /earn nothing/);

  await ann.page.reload();
  await over.locator("a").click();
  assert.deepEqual((await ann.match.result()).result, result);
  await ann.match.step("first");

  await ann.goHome();
  await ann.regainNetwork();
  await ann.page.reload();
  await ann.page.getByTestId("coins").getByText("0").first().waitFor();
  await ann.page.getByTestId("offline-notice").waitFor({ state: "detached" });
  await over.locator(`a[data-stand="${told}"]`).waitFor();
  await ann.portal.playComputer("boxes", "easy");
  await ann.match.untilPhase("playing");
  assert.equal(await ann.match.place(), "house");
});

scene("without a network: a match goes on after a reload and in a new tab, in another language too", async (stage) => {
  const ann = await visitor(stage);
  await ann.loseNetwork();
  await ann.portal.playComputer("ataxx", "medium");
  await ann.match.untilPhase("playing");
  await ann.match.playOn({ plies: 4 });
  const address = ann.page.url();
  await ann.page.reload();
  await ann.match.untilPly(4);

  await ann.newTab();
  await ann.open(address);
  await ann.match.untilPly(4);
  for (const lang of ["bn", "te", "en"]) {
    await ann.page.getByTestId(`lang-${lang}`).click();
    await eventually(lang, async () => (await ann.page.locator("html").getAttribute("lang").catch(() => "")) === lang);
    await ann.match.untilPly(4);
  }
  await ann.match.playOn({ plies: 6 });
});

scene("without a network: every Rules page is there in every language, also those never read", async (stage) => {
  const ann = await visitor(stage);
  await ann.loseNetwork();
  for (const lang of ["te", "bn", "en"]) {
    await ann.open(`/rules?lang=${lang}`);
    await ann.rules.root.waitFor();
    assert.equal(await ann.page.locator("html").getAttribute("lang"), lang);
  }
  for (const game of GAMES) {
    await ann.open(`/rules/${game}?lang=bn`);
    await ann.rules.root.waitFor();
    assert.equal(await ann.page.locator("html").getAttribute("lang"), "bn");
    assert.equal(await ann.page.locator('main [role="img"]').count() > 0, true);
  }
});

const caches = (person) => person.page.evaluate(() => globalThis.caches.keys());

scene("without a network: a lesson, puzzles, the settings and the review of an own match", async (stage) => {
  const ann = await visitor(stage);
  await ann.loseNetwork();
  const get = (id) => ann.page.getByTestId(id);

  await ann.open("/learn/boxes");
  await get("board").waitFor();
  await get("learn-answer").click();
  await ann.page.locator('[data-testid="lesson"][data-state="done"]').waitFor();

  for (const address of ["/puzzles/ataxx/1", "/puzzles/daily"]) {
    await ann.open(address);
    await get("board").waitFor();
    await get("puzzle-show").click();
    await get("puzzle-again").waitFor();
  }

  // What only the house has says so.
  for (const address of ["/leaderboard", "/account"]) {
    await ann.open(address);
    await ann.page.getByRole("heading", { name: "This page needs the internet." }).waitFor();
  }

  await ann.open("/settings");
  await get("setting-large").check();
  await ann.page.reload();
  await get("settings-page").waitFor();
  assert.ok(await get("setting-large").isChecked());

  await ann.open();
  await ann.portal.playComputer("boxes");
  await play(ann, "boxes", 4);
  await ann.match.askToResign();
  await ann.match.yes();
  await ann.match.untilPhase("over");
  await ann.page.getByTestId("review").click();
  await ann.page.locator('[data-testid="review"][data-done]').waitFor();
  assert.ok(Number(await get("review-graph").getAttribute("data-plies")) > 4);
});

scene("a new build breaks no match that goes on, and what is old goes when no page needs it", async (stage) => {
  const way = await Renewal.of(stage.house);
  try {
    const ann = await visitor(stage, { url: way.url });
    ann.expectTrouble();
    ann.expectRefusals();
    const old = way.build;
    await ann.portal.passAndPlay("boxes");
    await ann.match.untilPhase("playing");
    await ann.match.playOn({ plies: 2 });

    way.renew();
    await ann.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await eventually("the new service worker", async () => {
      const there = await ann.page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.getRegistration();
        return !installing && !waiting;
      });
      return there && (await caches(ann)).length === 2;
    });

    // What the page had not loaded yet is the old build's, which the house has no more.
    await ann.match.playOn({ plies: 4 });
    await ann.goHome();
    await ann.portal.passAndPlay("aeroplane");
    await ann.match.untilPhase("playing");
    await ann.match.board.root.waitFor();
    assert.equal(await ann.page.locator('meta[name="adda-build"]').getAttribute("content"), old);
    assert.equal((await caches(ann)).length, 2);

    await ann.page.reload();
    await ann.match.untilPhase("playing");
    assert.equal(await ann.page.locator('meta[name="adda-build"]').getAttribute("content"), way.build);
    await eventually("only the new cache", async () => {
      const names = await caches(ann);
      return names.length === 1 && names[0].endsWith(way.build);
    });
  } finally {
    way.close();
  }
});

scene("who saves data gets nothing ahead, and without a network what was looked at", async (stage) => {
  const change = (text) => text.replace("Boolean(self.navigator.connection?.saveData)", "true");
  const way = await Renewal.of(stage.house, { change });
  try {
    const ann = await visitor(stage, { url: way.url });
    const files = await ann.page.evaluate(async () => {
      const found = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found.push(url);
      }
      return found;
    });
    assert.equal(files.some((url) => /\/worker-|\/tacocat-|\/rules/.test(url)), false, files.join("\n"));
    await ann.page.reload();
    await (await ann.portal.card("boxes")).waitFor();
    await ann.portal.passAndPlay("boxes");
    await ann.match.untilPhase("playing");
    await ann.match.playOn({ plies: 2 });
    await ann.loseNetwork();
    await ann.page.reload();
    await ann.match.untilPly(2);
    await ann.match.playOn({ plies: 4 });
  } finally {
    way.close();
  }
});

scene("the house can be installed: its manifest has what browsers ask for", async (stage) => {
  const ann = await visitor(stage);
  const devtools = await ann.page.context().newCDPSession(ann.page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.equal(manifest.id, "/");
  assert.equal(manifest.display, "standalone");
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await fetch(new URL(src, ann.url));
    assert.equal(icon.headers.get("content-type"), type, src);
    if (type !== "image/png") continue;
    const bytes = Buffer.from(await icon.arrayBuffer());
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  const others = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  assert.deepEqual(others, []);
});
