// What a match of Stratego has beside other matches: the set-up, the last fight, what is lost, the numbers.

import { eventually } from "./eventually.js";

/** A screen's way from one element to another, by mouse. */
async function carry(page, from, to) {
  const middle = async (locator) => {
    await locator.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await locator.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const start = await middle(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const end = await to();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

export class Camp {
  constructor(page) {
    this.page = page;
    this.board = page.getByTestId("board");
    this.lockButton = page.getByTestId("lock");
    this.duel = page.getByTestId("duel");
    this.report = page.getByTestId("report");
  }

  /** Waits until the board is for this: `arrange`, `wait`, `play` or `over`. */
  async untilTask(task) {
    await this.page.locator(`[data-testid=board][data-task="${task}"]`).waitFor();
  }

  square(name) {
    return this.board.locator(`[data-square="${name}"]`);
  }

  stock(rank) {
    return this.page.locator(`[data-do="stock:${rank}"]`);
  }

  /** What is read out of a square. */
  label(name) {
    return this.square(name).getAttribute("aria-label");
  }

  /** The set-up on the own rows, as it is read out. */
  async ranks(names) {
    const labels = [];
    for (const name of names) labels.push((await this.label(name)).replace(/^\S+ /, ""));
    return labels;
  }

  /** Takes over a set-up that the page offers. */
  async template(place) {
    await this.page.getByTestId("templates").selectOption(`template:${place}`);
    await this.#ready();
  }

  async random() {
    await this.page.getByTestId("random").click();
    await this.#ready();
  }

  async press(testid) {
    await this.page.getByTestId(testid).click();
  }

  async #ready() {
    await this.page.locator('[data-testid=lock-note][data-ready="true"]').waitFor();
  }

  async lock() {
    await this.lockButton.click();
    await eventually("the set-up is locked", async () => (await this.lockButton.count()) === 0);
  }

  async dragFromStock(rank, to) {
    await carry(this.page, this.stock(rank), () => this.#middle(to));
  }

  async dragTo(from, to) {
    await carry(this.page, this.square(from), () => this.#middle(to));
  }

  async dragOff(from) {
    await carry(this.page, this.square(from), async () => {
      const box = await this.board.boundingBox();
      return { x: box.x + box.width / 2, y: box.y + box.height + 30 };
    });
  }

  async #middle(name) {
    const box = await this.square(name).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** A legal move that attacks or goes on, if there is one: so a match does not take for ever. */
  async forward() {
    const legal = (await this.board.getAttribute("data-legal")).split(" ");
    const theirs = await this.board
      .locator('[data-square][aria-label*="theirs"]')
      .evaluateAll((all) => all.map((square) => square.dataset.square));
    const ends = (move) => move.match(/^([a-z])(\d+)([a-z])(\d+)$/).slice(1);
    const attacks = legal.filter((move) => theirs.includes(ends(move).slice(2).join("")));
    const on = legal.filter((move) => Number(ends(move)[3]) > Number(ends(move)[1]));
    const best = [attacks, on, legal].find((moves) => moves.length > 0);
    const some = Math.random() < 0.2 ? legal : best;
    return some[Math.floor(Math.random() * some.length)];
  }

  /** The numbers that are drawn on the pieces of the board. */
  async numbers() {
    return this.board.locator("[data-piece] .number").allTextContents();
  }

  /** How many pieces of the board lie face down. */
  async hidden() {
    const all = this.board.locator("[data-piece]");
    return all.evaluateAll((pieces) => pieces.filter((piece) => !piece.querySelector(".number")).length);
  }
}
