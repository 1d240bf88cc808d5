// What a match of Aeroplane Chess has beside other matches: the die, the planes, the settings for them.

export class Flight {
  constructor(page) {
    this.page = page;
    this.die = page.getByTestId("die");
  }

  /** The number on the die; 0 while it is in the air or was not rolled yet. */
  async face() {
    return Number(await this.die.getAttribute("data-face"));
  }

  /** How far a plane has come: `-` in the hangar, `0` on the pad, ..., `56` home; `null` when it is out. */
  async at(seat, plane) {
    const found = this.page.locator(`[data-testid=board] [data-plane="${seat}:${plane}"]`);
    return (await found.count()) === 0 ? null : found.getAttribute("data-at");
  }

  /** The planes on the board, by seat. */
  async planes() {
    const all = this.page.locator("[data-testid=board] [data-plane]");
    return all.evaluateAll((planes) => planes.map(({ dataset }) => [dataset.plane, dataset.at]));
  }

  /** The buttons of planes that can be chosen, as they are read out. */
  async choices() {
    const all = this.page.locator("[data-choose]");
    return all.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  }

  /** The middle of a plane on the screen. */
  async place(seat, plane) {
    const box = await this.page.locator(`[data-testid=board] [data-plane="${seat}:${plane}"]`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Sets how fast the die and the planes are, and whether the only move plays itself. */
  async settle({ pace, alone }) {
    await this.page.getByTestId("settings-open").click();
    if (pace) await this.page.getByTestId("setting-pace").selectOption(pace);
    if (alone !== undefined) await this.page.getByTestId("setting-alone").setChecked(alone);
    await this.page.getByTestId("settings-close").click();
  }

  /** The finishing places that the result shows, by seat. */
  async podium() {
    const lines = this.page.getByTestId("podium").locator("li");
    return lines.evaluateAll((all) => all.map(({ dataset }) => [Number(dataset.place), Number(dataset.seat)]));
  }
}
