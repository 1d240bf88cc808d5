// Guests: a name that can be changed, settings that stay, and a seat that moves to another device.

import assert from "node:assert/strict";

import { DESKTOP } from "../harness/person.js";
import { scene } from "../harness/scene.js";

scene("a name is changed and the friend sees it", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  assert.notEqual(await ann.portal.name(), "", "a guest has a name from the start");
  await ann.portal.rename("Ann");
  await ann.page.reload();
  assert.equal(await ann.portal.name(), "Ann");
  await ann.portal.invite("ataxx");

  const bob = await stage.person();
  await bob.open(await ann.match.inviteLink());
  await bob.page.getByTestId("invite-from").getByText("Ann").waitFor();
});

scene("sound and vibration are turned off and stay so", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  for (const name of ["sound", "vibration"]) {
    await ann.page.getByTestId("settings-open").click();
    await ann.page.getByTestId(`setting-${name}`).uncheck();
    await ann.page.reload();
    await ann.page.getByTestId("settings-open").click();
    assert.equal(await ann.page.getByTestId(`setting-${name}`).isChecked(), false);
    await ann.page.reload();
  }
});

scene("the session cookie cannot be read by scripts and lives long", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("boxes");
  await ann.match.untilPhase("playing");
  assert.equal(await ann.page.evaluate(() => document.cookie), "");
  const [cookie] = await ann.page.context().cookies();
  assert.equal(cookie.httpOnly, true);
  assert.match(cookie.sameSite, /Lax|Strict/);
  assert.ok(cookie.expires * 1000 - Date.now() > 90 * 24 * 3600 * 1000);
});

scene("a personal link moves the seat to another device, once", async (stage) => {
  const [ann, bob] = await stage.pair("boxes");
  await ann.page.getByTestId("seat-link").click();
  const place = ann.page.getByTestId("seat-link-url");
  await place.waitFor();
  const link = await place.evaluate((element) => element.value ?? element.href ?? element.textContent.trim());

  const desk = await stage.person({ device: DESKTOP });
  await desk.open(link);
  await desk.match.takeSeat();
  await desk.page.locator('[data-testid="match"][data-you="0"]').waitFor();
  await desk.match.act();
  await bob.match.untilPly(1);

  const thief = await stage.person();
  thief.expectRefusals();
  await thief.open(link);
  await thief.match.takeSeat();
  await thief.page.getByTestId("error").waitFor();
});
