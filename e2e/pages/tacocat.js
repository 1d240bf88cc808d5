// What a match of Tacocat has beside other matches: the strip of steps, the column, the hand, what lies on the table.

export class Table {
  constructor(page) {
    this.page = page;
    this.root = page.getByTestId("board");
    this.play = page.getByTestId("play");
    this.sort = page.getByTestId("sort");
    this.ask = page.getByTestId("ask");
    this.middle = this.root.locator(".middle");
  }

  /** What this page is asked for: `nothing`, `replace`, `duel`, `lead` or `defend`. */
  asked() {
    return this.root.getAttribute("data-ask");
  }

  /** The step of the round that is marked, `null` between rounds. */
  async step() {
    const marked = this.root.locator(".strip [aria-current]");
    return (await marked.count()) === 0 ? null : marked.getAttribute("data-step");
  }

  /** Where the token is: 0 to 8. */
  async token() {
    return Number(await this.root.locator(".token").getAttribute("data-at"));
  }

  /** The ranks of the own hand, from left to right. */
  async hand() {
    const cards = this.root.locator("[data-card]");
    return cards.evaluateAll((all) => all.map((card) => Number(card.dataset.card.split(".")[0])));
  }

  /** One card of the own hand. */
  card(rank) {
    return this.root.locator(`[data-card^="${rank}."]`).first();
  }

  /** The own cards in some state: `chosen`, `answers`, `given`, `free`. */
  async cards(state) {
    const cards = this.root.locator(`[data-card][data-state="${state}"]`);
    return cards.evaluateAll((all) => all.map((card) => Number(card.dataset.card.split(".")[0])));
  }

  /** The cards that lie face up in the middle. */
  async lying() {
    const cards = this.middle.locator(".playing:not([data-down]) > b");
    return (await cards.allTextContents()).map(Number);
  }

  /** How many cards are discarded. */
  async discarded() {
    return Number(await this.root.locator(".discards").getAttribute("data-count"));
  }

  async touch(rank) {
    await this.card(rank).click({ position: { x: 9, y: 34 } });
  }

  /** The jumbo attacks that are offered, as texts of cards. */
  async offers() {
    return this.root.locator("[data-attack]").evaluateAll((all) => all.map(({ dataset }) => dataset.attack));
  }

  slot(number) {
    return this.root.locator(`[data-slot="${number}"]`);
  }

  /** Drags a card of the hand to the middle of something. */
  async drag(rank, to) {
    const box = await this.card(rank).boundingBox();
    const end = await to.boundingBox();
    const { mouse } = this.page;
    await mouse.move(box.x + 9, box.y + 34);
    await mouse.down();
    await mouse.move(box.x + 20, box.y, { steps: 3 });
    await mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
    await mouse.up();
  }
}
