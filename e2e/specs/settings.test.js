// What can be set: each does what it says, stays, and goes with an account to another device.

import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";

import { scene } from "../harness/scene.js";
import { eventually } from "../pages/eventually.js";

const root = (page, attribute) => page.evaluate((name) => document.documentElement.getAttribute(name), attribute);

/** Opens the page of settings. */
const open = async (person) => {
  await person.open("/settings");
  await person.page.getByTestId("settings-page").waitFor();
  return (name) => person.page.getByTestId(`setting-${name}`);
};

scene("settings: a page of their own, and all of it stays", async (stage) => {
  const ann = await stage.person();
  const of = await open(ann);
  for (const name of ["sound", "vibration", "alone"]) await of(name).uncheck();
  for (const name of ["confirm", "safe", "large"]) await of(name).check();
  await of("theme").selectOption("dark");
  await of("pace").selectOption("quick");
  await of("ranks").selectOption("later");
  const look = async () => {
    assert.equal(await root(ann.page, "data-theme"), "dark");
    assert.equal(await root(ann.page, "data-colours"), "safe");
    assert.equal(await root(ann.page, "data-text"), "large");
    assert.equal(await root(ann.page, "data-pace"), "quick");
  };
  await look();
  await ann.page.reload();
  await ann.page.getByTestId("settings-page").waitFor();
  await look();
  for (const name of ["sound", "vibration", "alone"]) assert.equal(await of(name).isChecked(), false, name);
  for (const name of ["confirm", "safe", "large"]) assert.ok(await of(name).isChecked(), name);
  assert.equal(await of("ranks").inputValue(), "later");

  // The house writes its own pages like that from the start.
  await ann.open("/rules/ataxx");
  assert.equal(await root(ann.page, "data-text"), "large");
  const size = await ann.page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  assert.ok(size >= 19, `${size}`);
});

scene("settings: a move is asked about before it is made", async (stage) => {
  const ann = await stage.person();
  const of = await open(ann);
  await of("confirm").check();
  await ann.open();
  await ann.portal.playComputer("boxes");
  await ann.match.untilPhase("playing");
  const line = ann.page.locator("[data-line]:not([data-drawn])").first();
  const before = await ann.match.ply();
  await line.click();
  const asks = ann.page.getByTestId("ask-move");
  await asks.waitFor();
  await ann.page.getByTestId("ask-no").click();
  await asks.waitFor({ state: "detached" });
  assert.equal(await ann.match.ply(), before);
  await line.click();
  await ann.page.getByTestId("ask-yes").click();
  await asks.waitFor({ state: "detached" });
  await ann.match.untilPly(before + 1);
});

const OTHERWISE = { alone: false, confirm: true, large: true, safe: true, sound: false, vibration: false, pace: "quick", ranks: "later", theme: "dark" };
const USUAL = { alone: true, confirm: false, large: false, safe: false, sound: true, vibration: true, pace: "normal", ranks: "original", theme: "light" };

/** Chooses all of it but the language, on the page of settings. */
async function choose(person, wanted) {
  const of = await open(person);
  for (const [name, value] of Object.entries(wanted)) {
    if (typeof value === "string") await of(name).selectOption(value);
    else await of(name).setChecked(value);
  }
}

/** What the page of settings shows. */
async function shown(person) {
  const of = await open(person);
  const all = {};
  for (const [name, value] of Object.entries(USUAL)) {
    all[name] = typeof value === "string" ? await of(name).inputValue() : await of(name).isChecked();
  }
  return all;
}

/** Waits until the page of settings shows just this: the account is heard a moment after the page is there. */
async function untilShown(person, wanted) {
  await eventually("the settings of the account", async () => isDeepStrictEqual(await shown(person), wanted));
}

const language = (person) => root(person.page, "lang");

/** Waits until the house has heard all that was set. */
async function untilHeard(person, wanted) {
  await eventually("the house to hear it", async () => {
    const { settings } = await (await person.page.request.get(`${person.url}/api/v1/me`)).json();
    const heard = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
    const word = (value) => (typeof value === "string" ? value : value ? "on" : "off");
    return Object.entries(wanted).every(([name, value]) => heard[name] === word(value));
  });
}

scene("settings: an account has all ten on another device too, and back", async (stage) => {
  const name = `Mina-${Date.now().toString(36)}`;
  const phone = await stage.person();
  await choose(phone, OTHERWISE);
  await phone.page.getByTestId("settings-page").getByTestId("lang-bn").click();
  await phone.page.locator('html[lang="bn"]').waitFor();
  await phone.open("/account");
  await phone.account.make(name, "a mango tree");
  await open(phone);
  await untilHeard(phone, { ...OTHERWISE, lang: "bn" });

  // The language comes along too, although another one was chosen there, and so do the numbers before anybody opens the settings.
  const laptop = await stage.person();
  await laptop.open("/login?lang=en");
  await laptop.account.logIn(name, "a mango tree");
  await laptop.open("/");
  await laptop.page.locator('html[lang="bn"][data-text="large"]').waitFor();
  await untilShown(laptop, OTHERWISE);

  // Back again, some of it from a page of the house itself: whoever sets it last has the say.
  await choose(laptop, USUAL);
  await laptop.open("/rules/ataxx?lang=te");
  await open(laptop);
  await untilHeard(laptop, { ...USUAL, lang: "te" });
  await phone.open("/");
  await phone.page.locator('html[lang="te"]:not([data-text])').waitFor();
  await untilShown(phone, USUAL);
  assert.equal(await language(phone), "te");
});

scene("settings: what is set without a network goes to the account later, the last word last", async (stage) => {
  const name = `Mina-${Date.now().toString(36)}`;
  const ann = await stage.person();
  await ann.open("/account");
  await ann.account.make(name, "a mango tree");
  const of = await open(ann);
  await ann.loseNetwork();
  await of("large").check();
  await of("theme").selectOption("dark");
  await ann.regainNetwork();
  await open(ann);
  await untilHeard(ann, { large: true, theme: "dark" });
  // Many changes, one after the other.
  for (const theme of ["light", "auto", "dark", "light", "dark", "auto", "light"]) await of("theme").selectOption(theme);
  await untilHeard(ann, { theme: "light" });
  await ann.page.waitForTimeout(500);
  await untilHeard(ann, { theme: "light" });
});

scene("settings: what others set on a shared device stays out of an account", async (stage) => {
  const stamp = Date.now().toString(36);
  const device = await stage.person();
  await choose(device, { theme: "dark", large: true });
  await device.open("/account");
  await device.account.make(`Mina-${stamp}`, "a mango tree");
  await open(device);
  await untilHeard(device, { theme: "dark", large: true });

  // Another one's account, made elsewhere, comes here, and then a guest plays about with it.
  const other = await stage.person();
  await choose(other, { sound: false });
  await other.open("/account");
  await other.account.make(`Ravi-${stamp}`, "a coconut tree");
  await open(other);
  await untilHeard(other, { sound: false });

  await device.open("/account");
  await device.account.logOut();
  await choose(device, { safe: true });
  await device.open("/login");
  await device.account.logIn(`Ravi-${stamp}`, "a coconut tree");
  const own = { ...USUAL, sound: false, theme: "auto" };
  await untilShown(device, own);
  await untilShown(other, own);

  // An account of which everything is as usual says nothing of settings: that is no reason to take these.
  const plain = await stage.person();
  await plain.open("/account");
  await plain.account.make(`Tara-${stamp}`, "a jackfruit tree");
  await open(plain);
  await device.open("/account");
  await device.account.logOut();
  await choose(device, { safe: true, ranks: "later" });
  await device.open("/login");
  await device.account.logIn(`Tara-${stamp}`, "a jackfruit tree");
  await untilShown(device, { ...USUAL, theme: "auto", ranks: "later" });
  await device.page.waitForTimeout(500);
  const { settings } = await (await device.page.request.get(`${device.url}/api/v1/me`)).json();
  assert.deepEqual(settings, [], "nothing was told of what others have set");
});

/** What is heard and felt from now on. */
async function listen(page) {
  await page.addInitScript(() => {
    window.heard = { tones: 0, shakes: 0 };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      window.heard.tones += 1;
      return start.apply(this, when);
    };
    navigator.vibrate = () => {
      window.heard.shakes += 1;
      return true;
    };
  });
}

scene("settings: without sound nothing is heard, without vibration nothing is felt", async (stage) => {
  const ann = await stage.person();
  await listen(ann.page);
  const heard = async (wanted) => {
    await choose(ann, wanted);
    await ann.open();
    await ann.portal.passAndPlay("boxes");
    await ann.match.untilPhase("playing");
    await ann.page.locator("[data-line]:not([data-drawn])").first().click();
    await ann.match.untilPly(1);
    const { tones, shakes } = await ann.page.evaluate(() => window.heard);
    return [tones > 0, shakes > 0];
  };
  assert.deepEqual(await heard({ sound: true, vibration: true }), [true, true]);
  assert.deepEqual(await heard({ sound: false, vibration: true }), [false, true]);
  assert.deepEqual(await heard({ sound: true, vibration: false }), [true, false]);
  assert.deepEqual(await heard({ sound: false, vibration: false }), [false, false]);
});

scene("settings: motion goes faster or not at all, and whoever asked the device for less gets none", async (stage) => {
  const beat = (person) => person.page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--t-beat")));
  const usual = await stage.person({ like: { reducedMotion: "no-preference" } });
  const beats = [];
  for (const pace of ["normal", "quick", "off"]) {
    await choose(usual, { pace });
    beats.push(await beat(usual));
  }
  assert.ok(beats[0] > beats[1] && beats[1] > beats[2] && beats[2] === 0, beats.join());
  const still = await stage.person({ like: { reducedMotion: "reduce" } });
  for (const pace of ["normal", "quick", "off"]) {
    await choose(still, { pace });
    assert.equal(await beat(still), 0, pace);
  }
});

scene("settings: an open board of Stratego follows them, and they follow the board", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("stratego");
  await ann.match.untilPhase("playing");
  await ann.camp.stock("marshal").click();
  await ann.camp.square("e4").click();
  const untilNumber = (number) => eventually(`the marshal to be ${number}`, async () => (await ann.camp.numbers())[0] === number);
  await untilNumber("1");
  await ann.page.getByTestId("settings-open").click();
  await ann.page.getByTestId("setting-ranks").selectOption("later");
  await ann.page.getByTestId("settings-close").click();
  await untilNumber("10");
  await ann.page.getByTestId("legend").locator("summary").click();
  await ann.camp.press("edition");
  await untilNumber("1");
  await ann.page.getByTestId("settings-open").click();
  assert.equal(await ann.page.getByTestId("setting-ranks").inputValue(), "original");
});
