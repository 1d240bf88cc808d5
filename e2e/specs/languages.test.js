// Languages: the browser's own, another one by the switch, and the same without a network and without JavaScript.

import assert from "node:assert/strict";

import { PHONE } from "../harness/person.js";
import { scene } from "../harness/scene.js";
import { eventually } from "../pages/eventually.js";

const BENGALI = { ...PHONE, locale: "bn-BD" };

const languageOf = (person) => person.page.evaluate(() => document.documentElement.lang);

/** Presses a language in the switch, and waits for the page in it. */
async function switchTo(person, lang) {
  await person.page.getByTestId(`lang-${lang}`).click();
  await person.page.locator(`html[lang="${lang}"]`).waitFor({ state: "attached" });
  await person.page.locator(`[data-testid="lang-${lang}"][aria-current="true"]`).waitFor();
}

/** The texts of languages that this page has loaded. */
const loaded = (person) =>
  person.page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
    return [...new Set(names.filter((name) => name.startsWith("/assets/words/")))];
  });

scene("a Bengali browser gets Bengali, and loads nothing but that", async (stage) => {
  const ann = await stage.person({ device: BENGALI });
  await ann.open();
  await ann.portal.root.waitFor();
  assert.equal(await languageOf(ann), "bn");
  const texts = await loaded(ann);
  assert.equal(texts.length, 1, texts.join(" "));
  assert.match(texts[0], /words\/bn-/);
});

scene("digits are those of the language", async (stage) => {
  const ann = await stage.person({ device: BENGALI });
  await ann.open();
  await ann.portal.playComputer("boxes");
  await ann.match.untilPhase("playing");
  const clock = ann.page.getByTestId("clock").first();
  assert.match(await clock.textContent(), /^[০-৯]+:[০-৯]{2}$/);
  assert.match(await ann.page.getByTestId("score").first().textContent(), /^[০-৯]+$/);
  await switchTo(ann, "te");
  await ann.match.untilPhase("playing");
  assert.match(await clock.textContent(), /^[0-9]+:[0-9]{2}$/);
});

scene("the switch names each language in itself, works by keyboard, and the choice holds", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.root.waitFor();
  assert.equal(await languageOf(ann), "en");
  const links = ann.page.getByTestId("lang-switch").getByRole("link");
  assert.deepEqual(await links.allTextContents(), ["English", "বাংলা", "తెలుగు"]);
  assert.deepEqual(await links.evaluateAll((all) => all.map((link) => link.lang)), ["en", "bn", "te"]);

  await ann.page.getByTestId("lang-bn").focus();
  await ann.page.keyboard.press("Enter");
  await ann.page.locator('html[lang="bn"]').waitFor({ state: "attached" });
  await ann.portal.root.waitFor();
  assert.equal(new URL(ann.page.url()).search, "", "the address can be sent to somebody of another language");
  await ann.page.reload();
  await ann.portal.root.waitFor();
  assert.equal(await languageOf(ann), "bn");
  await ann.portal.playComputer("ataxx");
  await ann.match.untilPhase("playing");
  await ann.newTab();
  await ann.open("/import");
  assert.equal(await languageOf(ann), "bn");
  await switchTo(ann, "en");
  ann.expectRefusals();
  await ann.open("/no-such-page");
  assert.equal(await languageOf(ann), "en");
});

scene("switching in the middle of a match at the house keeps the match", async (stage) => {
  const [ann, bob] = await stage.pair("ataxx");
  await ann.match.act();
  await bob.match.untilPly(1);
  await switchTo(bob, "te");
  await bob.match.untilPly(1);
  assert.equal(await bob.match.you(), "1");
  await bob.match.act();
  await ann.match.untilPly(2);
});

scene("switching in the middle of a match in the browser keeps the match", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.passAndPlay("boxes");
  await ann.match.untilPhase("playing");
  await ann.match.act();
  await ann.match.untilPly(1);
  await switchTo(ann, "bn");
  await ann.match.untilPly(1);
  assert.equal(await ann.match.place(), "browser");
  await ann.match.act();
  await ann.match.untilPly(2);
});

scene("without a network the house comes up in the language that was chosen, and can be switched", async (stage) => {
  const ann = await stage.person({ wired: true });
  await ann.open();
  await switchTo(ann, "te");
  await ann.prepared();
  await ann.loseNetwork();
  await ann.page.reload();
  await ann.portal.root.waitFor();
  assert.equal(await languageOf(ann), "te");
  await ann.match.offlineNotice.waitFor();
  await switchTo(ann, "bn");
  await ann.page.reload();
  await ann.portal.root.waitFor();
  assert.equal(await languageOf(ann), "bn");
});

scene("a page without JavaScript can be switched too", async (stage) => {
  const ann = await stage.person({ device: { ...PHONE, javaScriptEnabled: false } });
  ann.expectRefusals();
  await ann.open("/no-such-page");
  await ann.page.getByTestId("lang-bn").click();
  await eventually("Bengali", async () => /<html lang="bn"/.test(await ann.page.content()));
  await ann.open("/");
  assert.match(await ann.page.content(), /<html lang="bn"/);
});

scene("the colours that were chosen are in the page's HTML from the start", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.page.getByTestId("settings-open").click();
  await ann.page.getByTestId("setting-theme").selectOption("dark");
  await ann.page.getByTestId("settings-close").click();
  const html = async () => (await ann.page.request.get(ann.url)).text();
  assert.match(await html(), /<html lang="en" data-theme="dark">/);
  await ann.page.getByTestId("settings-open").click();
  await ann.page.getByTestId("setting-theme").selectOption("auto");
  await ann.page.getByTestId("settings-close").click();
  assert.match(await html(), /<html lang="en">/);
});
