// A phone's lock screen: makes and shows passkeys, as Chromium's own authenticator for tests does.

export class Authenticator {
  #session;
  #id;

  /** One in this page; `willing`: whoever holds the phone is the one it belongs to. */
  static async in(page, { willing = true } = {}) {
    const authenticator = new Authenticator();
    authenticator.#session = await page.context().newCDPSession(page);
    await authenticator.#session.send("WebAuthn.enable");
    const { authenticatorId } = await authenticator.#session.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: willing,
        automaticPresenceSimulation: true,
      },
    });
    authenticator.#id = authenticatorId;
    return authenticator;
  }

  /** What it holds; another one can be given it, as phones of one person share their passkeys. */
  async passkeys() {
    const { credentials } = await this.#session.send("WebAuthn.getCredentials", { authenticatorId: this.#id });
    return credentials;
  }

  async take(passkeys) {
    for (const credential of passkeys) {
      await this.#session.send("WebAuthn.addCredential", { authenticatorId: this.#id, credential });
    }
  }

  async setWilling(willing) {
    await this.#session.send("WebAuthn.setUserVerified", { authenticatorId: this.#id, isUserVerified: willing });
  }
}
