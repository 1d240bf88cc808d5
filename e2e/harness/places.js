// Where a tour of the house leads: the name of each place, who stands there (`guest`: somebody new; `member`: the same, who makes an account; `player`: one of
// two who play; `local`: who plays on this device alone; `reader`: a browser without JavaScript), which matches it
// needs, and how one gets there. Nothing that takes its time can be run in the pages of a `reader`. `window`: a picture of it is of the window alone, not of the whole page.

import { readFileSync } from "node:fs";

/** Opens an address and waits for what is known by `testid`. */
const at = (address, testid) => async (person, tour) => {
  await person.open(typeof address === "function" ? address(tour.matches) : address);
  await person.page.getByTestId(testid).first().waitFor();
};

const table = (name) => at((matches) => `/m/${matches[name].id}`, "board");

const read = (address) => (person, tour) =>
  person.open(typeof address === "function" ? address(tour.matches) : address);

/** One after the other. */
const then =
  (...steps) =>
  async (person, tour) => {
    for (const step of steps) await step(person, tour);
  };

const click = (testid) => (person) => person.page.getByTestId(testid).first().click();
const wait = (testid) => (person) => person.page.getByTestId(testid).first().waitFor();

/** The house answers nothing that this page asks. */
const away = async (person) => {
  await person.page.route("**/api/**", (route) => route.abort());
};

/** The client never comes. */
const unscripted = async (person) => {
  await person.page.route(/\.(js|wasm)$/, (route) => route.abort());
};

/** The sockets of this page end, and new ones do not open. */
const cutOff = (name) => async (person, tour) => {
  let open = true;
  const ends = [];
  await person.page.routeWebSocket(/.*/, (socket) => {
    if (!open) return socket.close();
    socket.connectToServer();
    ends.push(socket);
  });
  await table(name)(person, tour);
  open = false;
  for (const socket of ends) await socket.close();
  await wait("reconnecting")(person);
};

/** Selects the first piece that can move. */
const select = async (person) => {
  const board = person.match.board.root;
  await board.locator("[data-movable]").first().click();
  await board.locator("[data-target]").first().waitFor();
};

/** Chooses so many cards of the hand, from the left. */
const choose = (count) => async (person) => {
  for (let i = 0; i < count; i++) {
    await person.table.root.locator("[data-card]").nth(i).click({ position: { x: 9, y: 34 } });
  }
};

/** Chooses the first jumbo attack that is offered, if there is any, else a card. */
const attack = async (person) => {
  const offers = person.table.root.locator("[data-attack]");
  if ((await offers.count()) > 0) await offers.first().click();
  else await choose(1)(person);
};

/** The review of a record, at its first mistake. */
const review = (game) => async (person) => {
  const path = new URL(`../../crates/adda/tests/records/${game}.txt`, import.meta.url);
  await person.open();
  await person.portal.importRecord(readFileSync(path, "utf8"));
  await click("review")(person);
  await person.page.locator('[data-testid="review"][data-done]').waitFor();
  await click("review-mistake")(person);
  await wait("review-better-said")(person);
};

const card = (game) => async (person) => {
  const found = await person.portal.card(game);
  await person.portal.setup(found);
};

/** Makes an account under a name that nobody has yet. */
const makeAccount = (person) => person.account.make(`Mina-${Date.now().toString(36)}`, "a mango tree");

/** A rated match to invite to, of somebody with an account. */
const ratedInvite = async (person, tour) => {
  await person.open();
  const found = await person.portal.card("boxes");
  await person.portal.setup(found);
  await found.getByTestId("setup-rated").check();
  await found.getByTestId("invite").click();
  await wait("invite-qr")(person);
  tour.matches.rated = { invite: new URL(await person.match.inviteLink()).pathname };
};

const toPly = (steps) => async (person) => {
  await click("replay-first")(person);
  for (let i = 0; i < steps; i++) await click("replay-next")(person);
};

export const PLACES = [
  { name: "portal", who: "guest", go: at("/", "portal") },
  { name: "portal-ataxx", who: "guest", go: then(at("/", "portal"), card("ataxx")) },
  { name: "portal-boxes", who: "guest", go: then(at("/", "portal"), card("boxes")) },
  { name: "portal-aeroplane", who: "guest", go: then(at("/", "portal"), card("aeroplane")) },
  { name: "portal-stratego", who: "guest", go: then(at("/", "portal"), card("stratego")) },
  { name: "portal-tacocat", who: "guest", go: then(at("/", "portal"), card("tacocat")) },
  { name: "portal-live", who: "player", needs: ["ataxx", "boxes"], go: then(at("/", "portal"), wait("live-banner")) },
  { name: "portal-kept", who: "local", needs: ["local", "won"], go: at("/", "portal") },
  { name: "portal-away", who: "guest", go: then(away, at("/", "portal"), wait("offline-notice")) },
  { name: "portal-device", who: "guest", go: then(at("/", "portal"), click("seat-link"), wait("seat-link-url")) },
  { name: "settings-page", who: "guest", go: at("/settings", "settings-page") },
  { name: "learn", who: "guest", go: at("/learn", "lesson-card") },
  ...["ataxx", "boxes", "aeroplane", "tacocat", "stratego"].map((game) => ({
    name: `learn-${game}`,
    who: "guest",
    go: then(at(`/learn/${game}`, "board"), click("learn-answer"), wait("learn-again")),
  })),
  { name: "puzzles", who: "guest", go: at("/puzzles", "puzzle-card") },
  { name: "puzzles-boxes", who: "guest", go: at("/puzzles/boxes", "puzzles-progress") },
  { name: "puzzle-boxes", who: "guest", go: then(at("/puzzles/boxes/30", "board"), click("puzzle-hint-button")) },
  { name: "puzzle-tacocat", who: "guest", go: at("/puzzles/tacocat/20", "board") },
  { name: "puzzle-daily", who: "guest", go: at("/puzzles/daily", "board") },
  { name: "learn-first", who: "guest", go: then(at("/learn/boxes", "board"), click("learn-first"), wait("follow")) },
  { name: "settings", who: "guest", window: true, go: then(at("/", "portal"), click("settings-open"), wait("settings")) },
  { name: "invite", who: "player", needs: ["open"], go: at(({ open }) => `/m/${open.id}`, "invite-qr") },
  { name: "invited", who: "guest", needs: ["open"], go: at(({ open }) => open.invite, "take-seat") },
  { name: "invited-to-nothing", who: "guest", go: at("/i/0123456789abcdefghjkmnpqrs", "error") },
  { name: "gathering", who: "player", needs: ["gathering"], go: at(({ gathering }) => `/m/${gathering.id}`, "ready") },
  { name: "gathering-seats", who: "player", needs: ["seats"], go: at(({ seats }) => `/m/${seats.id}`, "fill-hard") },
  { name: "match-start", who: "player", needs: ["fresh"], go: table("fresh") },
  { name: "match-ataxx", who: "player", needs: ["ataxx"], go: table("ataxx") },
  { name: "match-ataxx-selected", who: "player", needs: ["ataxx"], go: then(table("ataxx"), select) },
  { name: "match-boxes", who: "player", needs: ["boxes"], go: table("boxes") },
  { name: "match-aeroplane", who: "player", needs: ["flying"], go: then(table("flying"), wait("die")) },
  { name: "match-aeroplane-watched", who: "guest", needs: ["flying"], go: table("flying") },
  {
    name: "match-stratego-setup",
    who: "player",
    needs: ["arranging"],
    go: then(table("arranging"), (person) => person.camp.untilTask("arrange"), click("clear"), click("own-setups")),
  },
  {
    name: "match-stratego-placed",
    who: "player",
    needs: ["arranging"],
    go: then(table("arranging"), (person) => person.camp.untilTask("arrange"), (person) => person.camp.template(0)),
  },
  { name: "match-stratego-waits", who: "player", needs: ["waiting"], go: then(table("waiting"), wait("waits")) },
  { name: "match-stratego", who: "player", needs: ["army"], go: then(table("army"), select) },
  { name: "match-stratego-watched", who: "guest", needs: ["army"], go: table("army") },
  { name: "match-stratego-fight", who: "player", needs: ["fight"], go: then(table("fight"), wait("duel")) },
  { name: "match-tacocat", who: "player", needs: ["attacking"], go: then(table("attacking"), wait("play"), attack) },
  { name: "match-tacocat-replace", who: "player", needs: ["replacing"], go: then(table("replacing"), wait("play"), choose(2)) },
  { name: "match-tacocat-duel", who: "player", needs: ["duelling"], go: table("duelling") },
  { name: "match-tacocat-defend", who: "player", needs: ["defending"], go: then(table("defending"), click("answer-all")) },
  { name: "match-tacocat-watched", who: "guest", needs: ["defending"], go: table("defending") },
  { name: "match-watched", who: "guest", needs: ["boxes"], go: table("boxes") },
  { name: "match-cut-off", who: "player", needs: ["ataxx"], go: cutOff("ataxx") },
  {
    name: "match-resign",
    who: "player",
    needs: ["ataxx"],
    window: true,
    go: then(table("ataxx"), click("resign"), wait("confirm")),
  },
  { name: "result-win", who: "player", needs: ["won"], go: then(table("won"), wait("result")) },
  { name: "result-earned", who: "player", needs: ["earned"], go: then(table("earned"), wait("earned")) },
  { name: "result-loss", who: "player", needs: ["lost"], go: then(table("lost"), wait("result")) },
  { name: "result-full", who: "player", needs: ["full"], go: then(table("full"), wait("result")) },
  {
    name: "result-aeroplane",
    who: "player",
    needs: ["landed"],
    go: then(table("landed"), wait("result"), (person) => person.match.checkDice()),
  },
  { name: "result-stratego", who: "player", needs: ["taken"], go: then(table("taken"), wait("result"), click("setups")) },
  { name: "result-tacocat", who: "player", needs: ["sacrificed"], go: then(table("sacrificed"), wait("result")) },
  { name: "replay", who: "player", needs: ["won"], go: then(table("won"), wait("result"), toPly(4)) },
  {
    name: "pass-and-play",
    who: "local",
    needs: ["local", "won"],
    go: at(({ local }) => `/local/${local.id}`, "board"),
  },
  { name: "record", who: "local", needs: ["local", "won"], go: at("/import", "board") },
  { name: "record-none", who: "guest", go: then(read("/import"), (person) => person.page.locator("a.button").waitFor()) },
  { name: "review-aeroplane", who: "guest", go: review("aeroplane") },
  { name: "review-tacocat", who: "guest", go: review("tacocat") },
  { name: "device-link", who: "guest", go: at("/l/0123456789abcdefghjkmnpqrs", "take-seat") },
  { name: "missing", who: "guest", go: read("/nothing/here") },
  { name: "leaderboard", who: "player", needs: ["earned"], go: read("/leaderboard") },
  { name: "leaderboard-none", who: "guest", go: read("/leaderboard/stratego/day") },
  { name: "profile", who: "player", needs: ["earned"], go: then(read("/me"), (person) => person.page.locator("summary").first().click()) },
  { name: "profile-none", who: "guest", go: read("/me") },
  { name: "rules", who: "guest", go: read("/rules") },
  { name: "rules-ataxx", who: "guest", go: read("/rules/ataxx") },
  { name: "rules-boxes", who: "guest", go: read("/rules/boxes") },
  { name: "rules-tacocat", who: "guest", go: read("/rules/tacocat") },
  { name: "rules-stratego", who: "guest", go: read("/rules/stratego") },
  { name: "rules-aeroplane", who: "guest", go: read("/rules/aeroplane") },
  { name: "loading-portal", who: "guest", go: then(unscripted, read("/")) },
  { name: "loading-match", who: "player", needs: ["ataxx"], go: then(unscripted, read(({ ataxx }) => `/m/${ataxx.id}`)) },
  { name: "account-guest", who: "guest", go: at("/account", "claim") },
  { name: "account-refused", who: "guest", go: then(at("/account", "claim"), (person) => person.account.make("admin", "a mango tree")) },
  { name: "login", who: "guest", go: at("/login", "login") },
  { name: "account-codes", who: "member", go: then(at("/account", "account"), makeAccount, wait("recovery-code")) },
  { name: "account", who: "member", go: at("/account", "logout") },
  { name: "portal-member", who: "member", go: then(at("/", "portal"), card("ataxx")) },
  { name: "invite-rated", who: "member", go: ratedInvite },
  { name: "invited-rated", who: "guest", go: at(({ rated }) => rated.invite, "rated-account") },
  { name: "profile-member", who: "member", go: read("/me") },
  { name: "splash-portal", who: "reader", go: read("/") },
  { name: "splash-match", who: "reader", needs: ["ataxx"], go: read(({ ataxx }) => `/m/${ataxx.id}`) },
  { name: "splash-invite", who: "reader", needs: ["open"], go: read(({ open }) => open.invite) },
];

/** The places whose name holds one of the words; all if there are none. */
export function named(words) {
  return words.length === 0 ? PLACES : PLACES.filter(({ name }) => words.some((word) => name.includes(word)));
}
