// What can be set: each does what it says, stays, and goes with an account to another device.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

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

scene("settings: an account has them on another device too", async (stage) => {
  const name = `Mina-${Date.now().toString(36)}`;
  const phone = await stage.person();
  const of = await open(phone);
  await of("large").check();
  await phone.open("/account");
  await phone.account.make(name, "a mango tree");
  await open(phone);
  const sent = () => phone.page.evaluate(() => localStorage.getItem("adda.unsent"));
  for (let i = 0; i < 50 && (await sent()); i++) await phone.page.waitForTimeout(100);
  assert.equal(await sent(), null);

  const laptop = await stage.person();
  await laptop.open("/login");
  await laptop.account.logIn(name, "a mango tree");
  await open(laptop);
  await laptop.page.locator('html[data-text="large"]').waitFor();

  // The board of Stratego reads its numbers from the device: they are there before anybody opens the settings.
  await phone.page.getByTestId("setting-ranks").selectOption("later");
  await phone.page.waitForFunction(() => localStorage.getItem("adda.unsent") === null);
  await laptop.open("/");
  const ranks = (person) => person.page.evaluate(() => localStorage.getItem("adda.stratego.edition"));
  await laptop.page.waitForFunction(() => localStorage.getItem("adda.stratego.edition") === "later");
  // What the board changes is not undone by the settings, and reaches the account with whatever else is set.
  await laptop.page.evaluate(() => {
    localStorage.setItem("adda.stratego.edition", "original");
    localStorage.setItem("adda.unsent", "ranks");
  });
  await laptop.page.getByTestId("settings-open").click();
  await laptop.page.getByTestId("setting-sound").uncheck();
  await laptop.page.waitForFunction(() => localStorage.getItem("adda.unsent") === null);
  assert.equal(await ranks(laptop), "original");
  await phone.page.reload();
  await phone.page.waitForFunction(() => localStorage.getItem("adda.stratego.edition") === "original");
  await open(laptop);

  // And back: whoever sets it last has the say.
  await laptop.page.getByTestId("setting-large").uncheck();
  await laptop.page.waitForFunction(() => localStorage.getItem("adda.unsent") === null);
  await phone.page.reload();
  await phone.page.locator("html:not([data-text])").waitFor();
});
