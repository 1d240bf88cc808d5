// The page of a match, from the invitation to the replay, as a person uses it.

import { readFile } from "node:fs/promises";

import { Board } from "./board.js";
import { eventually } from "./eventually.js";

const PHASES = ["open", "playing", "over"];

export class Match {
  constructor(page) {
    this.page = page;
    this.root = page.getByTestId("match");
    this.board = new Board(page);
    this.status = page.getByTestId("status");
    this.confirm = page.getByTestId("confirm");
    this.offlineNotice = page.getByTestId("offline-notice");
  }

  /** What the page says about the match; `null` while it shows none. */
  async #now() {
    return this.page.evaluate(() => {
      const root = document.querySelector("[data-testid=match]");
      if (!root) return null;
      const board = root.querySelector("[data-testid=board]");
      const curtain = root.querySelector("[data-testid=curtain]");
      return { ...root.dataset, legal: board?.dataset.legal ?? "", curtain: curtain?.dataset.seat ?? null };
    });
  }

  async #data(name) {
    await this.root.waitFor();
    return (await this.#now())?.[name] ?? "";
  }

  id() {
    return this.#data("match");
  }

  phase() {
    return this.#data("phase");
  }

  /** `0`, `1`, `both` or `none`. */
  you() {
    return this.#data("you");
  }

  /** The seats that are to act. */
  turn() {
    return this.#data("turn");
  }

  /** `house` or `browser`. */
  place() {
    return this.#data("place");
  }

  async ply() {
    return Number(await this.#data("ply"));
  }

  /** Waits until what the page says satisfies `test`. */
  async #until(what, test) {
    let now;
    const check = async () => {
      // A page on its way to another address has nothing to say.
      now = await this.#now().catch(() => null);
      return now && test(now) && now;
    };
    return eventually(what, check).catch((error) => {
      throw new Error(`${error.message}; the page says ${JSON.stringify(now)}`);
    });
  }

  untilPhase(phase) {
    const wanted = PHASES.slice(PHASES.indexOf(phase));
    return this.#until(`phase ${phase}`, (now) => wanted.includes(now.phase));
  }

  /** Waits until this page has seen so many events. */
  untilPly(ply) {
    return this.#until(`ply ${ply}`, (now) => Number(now.ply) >= ply);
  }

  untilLink(link) {
    return this.#until(`link ${link}`, (now) => now.link === link);
  }

  /** Waits for the page of this match. */
  untilMatch(id) {
    return this.#until(`match ${id}`, (now) => now.match === id);
  }

  /** Waits for a match with another id than this one. */
  untilOtherThan(id) {
    return this.#until(`another match than ${id}`, (now) => now.match && now.match !== id);
  }

  /** Waits until this page may act or the match is over; tells whether it may act. Whom a curtain names takes the device. */
  async untilTurn() {
    const next = (at) => at.legal !== "" || at.phase === "over" || at.curtain !== null;
    for (;;) {
      const now = await this.#until("a turn or the end", next);
      if (now.curtain === null) return now.phase !== "over";
      await this.takeDevice();
    }
  }

  /** Waits until this page may act or the device is to be passed on: what the page says then. */
  untilTurnOrCurtain() {
    return this.#until("a turn or the curtain", (at) => at.legal !== "" || at.curtain !== null);
  }

  /** Waits for the curtain: the seat that is asked to take the device. */
  async untilCurtain() {
    return (await this.#until("the curtain", (at) => at.curtain !== null)).curtain;
  }

  /** Who is named by the curtain says that it is them. */
  async takeDevice() {
    await this.page.getByTestId("curtain-take").click();
    await this.#until("no curtain", (at) => at.curtain === null);
  }

  // Before the start

  async inviteLink() {
    const link = this.page.getByTestId("invite-link");
    await link.waitFor();
    return link.evaluate((element) => element.value ?? element.href ?? element.textContent.trim());
  }

  async takeSeat() {
    await this.page.getByTestId("take-seat").click();
  }

  async ready() {
    await this.page.getByTestId("ready").click();
  }

  /** Gives an open seat to the computer. */
  async fill(seat, level) {
    const line = this.page.locator(`[data-testid="seat"][data-seat="${seat}"]`);
    await line.getByTestId(`fill-${level}`).click();
  }

  /** `open`, `taken` or `ready`. */
  seatState(seat) {
    return this.page.locator(`[data-testid="seat"][data-seat="${seat}"]`).getAttribute("data-state");
  }

  // Playing

  /** Makes one action, a random one of the legal ones if none is named, and waits until the page shows it. */
  async act({ action, by = "tap", random = Math.random } = {}) {
    const ply = await this.ply();
    const choice = action ?? pick(await this.board.legal(), random);
    await this.board[by](choice);
    await this.untilPly(ply + 1);
    return choice;
  }

  /** Acts whenever it may until the match is over, or `plies` events have been seen. */
  async playOn({ plies = Infinity, ...how } = {}) {
    while ((await this.untilTurn()) && (await this.ply()) < plies) await this.act(how);
  }

  async score(seat) {
    const text = await this.page.locator(`[data-testid="score"][data-seat="${seat}"]`).textContent();
    return Number(text.trim());
  }

  /** Milliseconds left on a clock. */
  async clock(seat) {
    return Number(await this.page.locator(`[data-testid="clock"][data-seat="${seat}"]`).getAttribute("data-ms"));
  }

  logEntries() {
    return this.page.getByTestId("log-entry").count();
  }

  // Leaving

  async askToResign() {
    await this.page.getByTestId("resign").click();
  }

  async askToExit() {
    await this.page.getByTestId("exit").click();
  }

  async yes() {
    await this.confirm.getByTestId("confirm-yes").click();
  }

  async no() {
    await this.confirm.getByTestId("confirm-no").click();
  }

  // After the end

  /** What the page says of the result: `{ result, reason }`. */
  async result() {
    const result = this.page.getByTestId("result");
    await result.waitFor();
    return result.evaluate(({ dataset }) => ({ result: dataset.result, reason: dataset.reason }));
  }

  async rematch() {
    await this.page.getByTestId("rematch").click();
  }

  /** `first`, `prev`, `next` or `last`. */
  async step(to) {
    await this.page.getByTestId(`replay-${to}`).click();
  }

  async replayPly() {
    return Number(await this.page.getByTestId("replay-ply").getAttribute("data-ply"));
  }

  async flip() {
    await this.page.getByTestId("flip").click();
  }

  /** The position's text, by way of the clipboard. */
  async copyPosition() {
    await this.page.getByTestId("copy-position").click();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** The text of the record's file. */
  async downloadRecord() {
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.page.getByTestId("download-record").click(),
    ]);
    return readFile(await download.path(), "utf8");
  }

  /** Lets the page check the dice: whether they were fair, and for each player how often each number came up and the sum. */
  async checkDice() {
    const check = this.page.getByTestId("fair");
    await check.locator("> summary").click();
    const verdict = check.getByTestId("fair-verdict");
    await verdict.waitFor();
    const rolls = await check
      .getByTestId("fair-rolls")
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))));
    return { holds: (await verdict.getAttribute("data-holds")) === "true", rolls };
  }
}

/** A random action, of the shortest texts: in Ataxx those are clones, so that a match ends sooner. */
function pick(legal, random) {
  const shortest = Math.min(...legal.map((action) => action.length));
  const short = legal.filter((action) => action.length === shortest);
  return short[Math.floor(random() * short.length)];
}

/** Plays two pages of one match against each other until it is over, or so many events have been. */
export async function playOut([a, b], how = {}) {
  await Promise.all([a.playOn(how), b.playOn(how)]);
}
