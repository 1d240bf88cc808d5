// A Rules page, as a person reads it. It needs no JavaScript, so nothing here waits for any.

export class Rules {
  constructor(page) {
    this.page = page;
    this.root = page.getByTestId("rules");
  }

  /** Follows a link of the page. */
  async goTo(link) {
    await this.page.getByTestId(link).click();
    await this.page.waitForLoadState();
  }

  /** Goes to a section by the list of contents. */
  async jump(section) {
    await this.root.locator(`nav a[href="#${section}"]`).click();
    await this.page.waitForURL(`**#${section}`);
    await this.root.locator(`section#${section} h2`).waitFor();
  }

  async path() {
    return new URL(this.page.url()).pathname;
  }

  async lang() {
    return this.page.locator("html").getAttribute("lang");
  }

  async heading() {
    return this.page.locator("h1").textContent();
  }

  /** The boards that are shown, each as large as a board has to be. */
  async pictures() {
    const boards = await this.root.getByRole("img").all();
    let shown = 0;
    for (const board of boards) {
      const box = await board.locator("svg").boundingBox();
      if (box && box.width >= 100 && box.height >= 50) shown += 1;
    }
    return shown;
  }

  /** How many pixels the page is wider than the screen. */
  async overflow() {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }
}
