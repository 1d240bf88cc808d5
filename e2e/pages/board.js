// The board: which actions the page offers, and how a person makes one, by hand or by keyboard.

/** The middle of an element on the screen, scrolled into view if it has to be. */
function middle(locator) {
  return locator.evaluate((element) => {
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

const SQUARE = /^[a-z]\d+$/;
const LINE = /^[a-z]\d+[hv]$/;
/** Of Aeroplane Chess: the die, or a plane and what it does. */
const FLIGHT = /^(?:roll|(?:launch|move)_(\d).*)$/;
/** Of Tacocat: what is done, and the cards for it. */
const CARDS = /^(?:replace|duel|lead|defend)_(.*)$/;

export class Board {
  constructor(page) {
    this.page = page;
    this.root = page.getByTestId("board");
  }

  /** The text forms of all actions this page may take now. */
  async legal() {
    const text = await this.root.getAttribute("data-legal");
    return (text ?? "").split(" ").filter((action) => action !== "");
  }

  square(name) {
    return this.root.locator(`[data-square="${name}"]`);
  }

  line(name) {
    return this.root.locator(`[data-line="${name}"]`);
  }

  /** The squares that hold pieces of one side (`x`, `o`). */
  async pieces(side) {
    const squares = this.root.locator(`[data-square][data-piece="${side}"]`);
    return squares.evaluateAll((all) => all.map((square) => square.dataset.square));
  }

  /** The places to touch, one after the other, for an action. */
  async #touches(action) {
    if (LINE.test(action)) return [this.line(action)];
    if (SQUARE.test(action)) return [this.square(await this.#parent(action)), this.square(action)];
    const [, from, to] = action.match(/^([a-z]\d+)([a-z]\d+)$/);
    return [this.square(from), this.square(to)];
  }

  /** A piece of the side to move beside a square: the one that is copied there. */
  async #parent(square) {
    const side = await this.root.evaluate((board) => {
      const root = board.closest("[data-testid=match]");
      return root.dataset.turn === "0" ? "x" : "o";
    });
    const near = (a, b) =>
      Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1 && Math.abs(a.slice(1) - b.slice(1)) <= 1;
    const parent = (await this.pieces(side)).find((piece) => near(piece, square));
    if (!parent) throw new Error(`no piece of ${side} beside ${square}`);
    return parent;
  }

  /** The die, the button of a plane (`2`), or that of one of its ways (`move_2_fly`). */
  die() {
    return this.page.getByTestId("die");
  }

  plane(number) {
    return this.page.locator(`[data-choose="${number}"]`);
  }

  way(action) {
    return this.page.locator(`[data-action="${action}"]`);
  }

  /** What is pressed one after the other for an action of Aeroplane Chess. */
  async #presses(action) {
    const [, plane] = action.match(FLIGHT);
    if (!plane) return [this.die()];
    const ways = (await this.legal()).filter((other) => other.match(FLIGHT)?.[1] === plane);
    return ways.length > 1 ? [this.plane(plane), this.way(action)] : [this.plane(plane)];
  }

  /** The own cards that are chosen one after the other for an action of Tacocat. */
  #cards(action) {
    const ranks = action.match(CARDS)[1].split(",").filter((rank) => rank !== "-");
    const used = new Map();
    return ranks.map((rank) => {
      const nth = used.get(rank) ?? 0;
      used.set(rank, nth + 1);
      return this.root.locator(`[data-card^="${rank}."]`).nth(nth);
    });
  }

  /** Taps a card until it is chosen: a tap may end what is shown of the past, and does nothing else then. */
  async #choose(card) {
    for (let i = 0; i < 3 && (await card.getAttribute("aria-pressed")) !== "true"; i++) {
      // Where cards lie over each other the left edge of each is free.
      await card.click({ position: { x: 9, y: 34 } });
    }
  }

  /** The button that plays what is chosen. */
  play() {
    return this.page.getByTestId("play");
  }

  /** Makes an action with clicks. */
  async tap(action) {
    if (CARDS.test(action)) {
      // What is chosen while an earlier step is still shown may have to be chosen again after it.
      for (let i = 0; i < 5 && (i === 0 || (await this.play().getAttribute("aria-disabled")) === "true"); i++) {
        for (const card of this.#cards(action)) await this.#choose(card);
      }
      await this.play().click();
      return;
    }
    if (FLIGHT.test(action)) {
      for (const button of await this.#presses(action)) await button.click();
      return;
    }
    for (const place of await this.#touches(action)) {
      const { x, y } = await middle(place);
      await this.page.mouse.click(x, y);
    }
  }

  /** Makes an action by dragging from a piece to a target. */
  async drag(action) {
    const [from, to] = await this.#touches(action);
    const start = await middle(from);
    const end = await middle(to);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
    await this.page.mouse.up();
  }

  /** Makes an action with keys alone. */
  async keys(action) {
    if (CARDS.test(action)) {
      for (const card of this.#cards(action)) await this.#tabTo(card);
      await this.#tabTo(this.play());
      return;
    }
    if (FLIGHT.test(action)) {
      for (const button of await this.#presses(action)) await this.#tabTo(button);
      return;
    }
    for (const place of await this.#touches(action)) {
      await this.#walkTo(place);
      await this.page.keyboard.press("Enter");
    }
  }

  /** Whether the focus is on a place of the board. */
  async #isFocused() {
    return this.root.evaluate((board) => board !== document.activeElement && board.contains(document.activeElement));
  }

  /** Presses Tab until a button has the focus, then Enter. */
  async #tabTo(button) {
    await button.waitFor();
    for (let i = 0; i < 80; i++) {
      if (await button.evaluate((element) => element === document.activeElement)) {
        await this.page.keyboard.press("Enter");
        return;
      }
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${button}`);
  }

  /** Moves the focus to a place with Tab and arrows: first to its row, then along it. */
  async #walkTo(place) {
    for (let i = 0; i < 60 && !(await this.#isFocused()); i++) await this.page.keyboard.press("Tab");
    for (let i = 0; i < 60; i++) {
      const key = await place.evaluate((element) => {
        const focused = document.activeElement;
        if (focused === element) return "";
        if (!element.closest("[data-testid=board]").contains(focused)) return null;
        const middle = (one) => {
          const box = one.getBoundingClientRect();
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
        const [to, at] = [middle(element), middle(focused)];
        if (Math.abs(to.y - at.y) > 2) return to.y > at.y ? "ArrowDown" : "ArrowUp";
        return to.x > at.x ? "ArrowRight" : "ArrowLeft";
      });
      if (key === null) throw new Error("the focus left the board");
      if (key === "") return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`arrows do not reach ${place}`);
  }
}
