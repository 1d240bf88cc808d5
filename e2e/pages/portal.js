// The front page, as a person uses it.

import { eventually } from "./eventually.js";

export class Portal {
  constructor(page) {
    this.page = page;
    this.root = page.getByTestId("portal");
    this.banner = page.getByTestId("live-banner");
    this.error = page.getByTestId("error");
  }

  /** The card of a game. */
  async card(game) {
    const card = this.page.locator(`[data-testid="game-card"][data-game="${game}"]`);
    await card.waitFor();
    return card;
  }

  /** Starts a match against the computer; `options` are those of the game. */
  async playComputer(game, level = "easy", options = {}) {
    const card = await this.card(game);
    await this.#choose(card, options);
    await card.getByTestId(`level-${level}`).click();
  }

  /** Makes a match to invite friends to; `options` are those of the game, and `seat`. */
  async invite(game, { clock, ...options } = {}) {
    const card = await this.card(game);
    if (clock) await this.#setClock(card, clock);
    await this.#choose(card, options);
    await card.getByTestId("invite").click();
  }

  /** Starts a match of people on this device. */
  async passAndPlay(game, options = {}) {
    const card = await this.card(game);
    await this.#choose(card, options);
    await card.getByTestId("pass-and-play").click();
  }

  async #choose(card, options) {
    for (const [name, value] of Object.entries(options)) {
      await (await this.setup(card)).getByTestId(`setup-${name}`).selectOption(value);
    }
  }

  /** A card with its time and rules shown. */
  async setup(card) {
    if (!(await card.getByTestId("setup-clock").isVisible())) await card.getByTestId("setup-open").click();
    return card;
  }

  async #setClock(card, clock) {
    const field = (await this.setup(card)).getByTestId("setup-clock");
    const isList = await field.evaluate((element) => element.tagName === "SELECT");
    await (isList ? field.selectOption(clock) : field.fill(clock));
  }

  /** The matches that the banner leads to. */
  async liveMatches() {
    await this.banner.waitFor();
    const links = this.banner.getByTestId("live-match");
    return links.evaluateAll((all) => all.map((link) => link.dataset.match));
  }

  async goToLiveMatch(id) {
    await this.banner.locator(`[data-testid="live-match"][data-match="${id}"]`).click();
  }

  /** Opens a record from a file. */
  async importRecord(text, name = "match.adda") {
    await this.page.getByTestId("import-record").setInputFiles({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
  }

  /** The person's name, once the house has said it. */
  async name() {
    const field = this.page.getByTestId("name-field");
    await eventually("a name", async () => (await field.inputValue()) !== "");
    return field.inputValue();
  }

  async rename(name) {
    await this.page.getByTestId("name-field").fill(name);
    await this.page.getByTestId("name-save").click();
  }
}
