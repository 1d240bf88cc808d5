// The first visit on a slow phone: something to see at once, and little to fetch.

import assert from "node:assert/strict";

import { scene } from "../harness/scene.js";

const LIMIT = 300_000;

scene("everything a first load of a match fetches stays under 300 KB", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("ataxx");
  await ann.match.untilPhase("playing");

  // The texts that weigh most.
  const bob = await stage.person({ device: { locale: "te-IN" } });
  const devtools = await bob.page.context().newCDPSession(bob.page);
  await devtools.send("Network.enable");
  const sizes = new Map();
  const names = new Map();
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => names.set(requestId, request.url));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sizes.set(names.get(requestId) ?? requestId, encodedDataLength),
  );
  await bob.open(ann.page.url());
  await bob.match.untilPhase("playing");
  await bob.page.waitForLoadState("networkidle");

  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const list = [...sizes].map(([url, size]) => `${size} ${url}`).join("\n");
  assert.ok(total > 50_000, `not everything was counted:\n${list}`);
  assert.ok(total <= LIMIT, `${total} bytes:\n${list}`);
});

const REST = /\/split_rest-[^/]*\.wasm$/;

scene("the rest of the page comes when it is asked for, and is asked for again where it could not be had", async (stage) => {
  const ann = await stage.person();
  await ann.open();
  await ann.portal.playComputer("ataxx");
  await ann.match.untilPhase("playing");

  // Without a service worker, which brings everything by itself.
  const bob = await stage.person({ like: { serviceWorkers: "block" } });
  bob.expectTrouble();
  const asked = [];
  bob.page.on("request", (request) => REST.test(request.url()) && asked.push(request.url()));
  await bob.page.route(REST, (route) => (asked.length === 1 ? route.abort() : route.continue()));
  await bob.open(ann.page.url());
  await bob.match.untilPhase("playing");
  await bob.page.waitForLoadState("networkidle");
  assert.deepEqual(asked, [], "a match that goes on needs none of it");

  await bob.page.getByTestId("settings-open").click();
  const settings = bob.page.getByTestId("settings");
  await settings.getByRole("alert").waitFor();
  await settings.getByTestId("load-again").click();
  await settings.getByTestId("setting-sound").waitFor();
  assert.equal(asked.length, 2);
});

scene("the page's HTML has a title, a description and something to see", async (stage) => {
  const answer = await fetch(stage.house.url);
  const html = await answer.text();
  assert.match(html, /<title>[^<]{4,}<\/title>/);
  assert.match(html, /<meta name="description" content="[^"]{20,}"/);
  const body = html.slice(html.indexOf("<body"));
  const seen = body.replaceAll(/<(script|style|noscript)[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, "");
  assert.ok(seen.trim().length > 20, "the body says something before the client has loaded");
});

scene("a page of the house is locked down, and nothing is fetched from elsewhere", async (stage) => {
  const answer = await fetch(stage.house.url);
  const policy = answer.headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src '(none|self)'/);
  assert.match(policy, /'wasm-unsafe-eval'/);
  assert.doesNotMatch(policy, /'unsafe-eval'|script-src[^;]*'unsafe-inline'/);
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
});
