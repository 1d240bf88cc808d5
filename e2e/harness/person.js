// One person with one browser: cookies and storage of their own. Whatever goes wrong in their pages is kept and
// fails the spec.

import { Account } from "../pages/account.js";
import { Camp } from "../pages/camp.js";
import { Flight } from "../pages/flight.js";
import { Portal } from "../pages/portal.js";
import { Match } from "../pages/match.js";
import { Rules } from "../pages/rules.js";
import { Table } from "../pages/tacocat.js";

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** What Chromium itself writes when a connection fails. */
const NETWORK_TROUBLE = /net::ERR_|WebSocket connection to|status of 50[234]|error occurred when fetching the script|TypeError: Failed to fetch/;

/** What Chromium itself writes when an answer is a refusal. */
const REFUSAL = /status of 4\d\d/;

export class Person {
  #context;
  #wire;
  #faults = [];
  #expected = [];

  /** `like` says more of the browser, as Playwright names it: a locale, a colour scheme, what is stored. */
  static async arrive(browser, { device = PHONE, url, wire = null, like = {} }) {
    const person = new Person();
    person.#wire = wire;
    person.url = url;
    person.#context = await browser.newContext({
      ...device,
      permissions: ["clipboard-read", "clipboard-write"],
      reducedMotion: "reduce",
      acceptDownloads: true,
      ...like,
    });
    person.#context.setDefaultTimeout(15_000);
    person.#context.on("page", (page) => person.#listen(page));
    await person.newTab();
    return person;
  }

  #listen(page) {
    page.on("pageerror", (error) => this.#faults.push(`uncaught: ${error}`));
    page.on("crash", () => this.#faults.push("the page crashed"));
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      if (this.#expected.some((pattern) => pattern.test(message.text()))) return;
      this.#faults.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Opens another tab, which is then the one in use. */
  async newTab() {
    this.page = await this.#context.newPage();
    this.portal = new Portal(this.page);
    this.account = new Account(this.page);
    this.match = new Match(this.page);
    this.flight = new Flight(this.page);
    this.camp = new Camp(this.page);
    this.rules = new Rules(this.page);
    this.table = new Table(this.page);
  }

  async closeTab() {
    await this.page.close();
  }

  /** Opens an address of the house, or a link somebody sent: by one's own way, not through the sender's wire. */
  async open(address = "/") {
    const { pathname, search, hash } = new URL(address, this.url);
    await this.page.goto(this.url + pathname + search + hash);
  }

  /** To the front page by the link at the top: a page opened anew would lead into one's only match. */
  async goHome() {
    await this.page.locator('header a[href="/"]').click();
    await this.portal.root.waitFor();
  }

  /** The house calls this person so from now on, whatever page is open. */
  async isCalled(name) {
    const answer = await this.#context.request.put(`${this.url}/api/v1/me/name`, {
      data: { name },
      headers: { origin: this.url },
    });
    if (!answer.ok()) throw new Error(`the house does not take the name ${name}: ${await answer.text()}`);
  }

  /** Waits until the browser holds all that is needed without a network, which is fetched once the page is at rest. */
  async prepared() {
    await this.page.waitForFunction(() => navigator.serviceWorker?.controller, null, { timeout: 90_000 });
  }

  /** The connection is gone, and the browser knows it. */
  async loseNetwork() {
    this.expectTrouble();
    this.#wire?.cut();
    await this.#context.setOffline(true);
  }

  async regainNetwork() {
    this.#wire?.mend();
    await this.#context.setOffline(false);
  }

  /** From now on failed connections are part of the story. */
  expectTrouble() {
    this.#expected.push(NETWORK_TROUBLE);
  }

  /** From now on the house may refuse something. */
  expectRefusals() {
    this.#expected.push(REFUSAL);
  }

  /** What went wrong in this person's pages so far. */
  get faults() {
    return [...this.#faults];
  }

  /** The cookies and the storage of this browser, for another one to be the same person. */
  async belongings() {
    return this.#context.storageState();
  }

  async picture(file) {
    for (const [i, page] of this.#context.pages().entries()) {
      await page.screenshot({ path: `${file}-${i}.png` }).catch(() => {});
    }
  }

  async leave() {
    await this.#context.close();
    this.#wire?.close();
  }
}
