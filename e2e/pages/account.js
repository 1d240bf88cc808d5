// The pages of accounts, as a person uses them. They need no JavaScript, so nothing here waits for any.

export class Account {
  constructor(page) {
    this.page = page;
    this.root = page.getByTestId("account");
  }

  #at(id) {
    return this.root.getByTestId(id);
  }

  async #send(button) {
    await this.#at(button).click();
    await this.page.waitForLoadState();
  }

  /** Makes an account; what stands on the page then are the recovery codes, or an error. */
  async make(name, password) {
    await this.#at("name").fill(name);
    await this.#at("password").fill(password);
    await this.#send("claim");
  }

  async logIn(name, password) {
    await this.#at("name").fill(name);
    await this.#at("password").fill(password);
    await this.#send("login");
  }

  /** Asks the phone for a passkey: the page comes again with the answer, or says that there is none. */
  async #unlock(button) {
    const shown = this.page.getByTestId("passkey-failed").first();
    const comes = this.page.waitForEvent("load");
    await this.#at(button).click();
    await Promise.race([comes, shown.waitFor().catch(() => comes)]);
    comes.catch(() => {});
  }

  async makeByPasskey(name) {
    await this.#at("name").fill(name);
    await this.#unlock("claim-passkey");
  }

  async logInByPasskey() {
    await this.#unlock("passkey");
  }

  async addPasskey() {
    await this.#unlock("add-passkey");
  }

  async removePasskey() {
    await this.#send("remove-passkey");
  }

  async passkeys() {
    return this.root.locator('li[data-testid="passkey"]').count();
  }

  async recover(name, code) {
    await this.#at("by-code").locator("summary").click();
    await this.#at("recover-name").fill(name);
    await this.#at("code").fill(code);
    await this.#send("recover");
  }

  async rename(name) {
    await this.#at("new-name").fill(name);
    await this.#send("rename");
  }

  async setPassword(password) {
    await this.#at("new-password").fill(password);
    await this.#send("set-password");
  }

  async logOut() {
    await this.#send("logout");
  }

  async endOthers() {
    await this.#send("end-others");
  }

  async delete() {
    await this.#at("by-delete").locator("summary").click();
    await this.#at("sure").check();
    await this.#send("delete");
  }

  /** What the person is called. */
  async name() {
    return this.#at("own-name").textContent();
  }

  async codes() {
    return this.#at("recovery-code").allTextContents();
  }

  async sessions() {
    return this.#at("session").count();
  }

  /** The code of what was refused. */
  async refusal() {
    return this.#at("error").getAttribute("data-code");
  }

  /** The file with everything that the house knows. */
  async data() {
    const coming = this.page.waitForEvent("download");
    await this.#at("export").click();
    const stream = await (await coming).createReadStream();
    const parts = [];
    for await (const part of stream) parts.push(part);
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  }
}
