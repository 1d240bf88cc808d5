// What a screen reader is given: Chromium's own accessibility tree, and what a page's live regions have said.

/** Properties of a node that say something about it; what is absent or false is left out. */
const TOLD = ["selected", "expanded", "pressed", "disabled", "checked", "level", "modal"];

/** The nodes below a locator as lines of `role "name" property=value`, indented as they are nested. */
export async function tree(page, locator) {
  const session = await page.context().newCDPSession(page);
  const mark = `m${Math.random()}`;
  await locator.evaluate((element, mark) => element.setAttribute("data-mark", mark), mark);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: `[data-mark="${mark}"]` });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await locator.evaluate((element) => element.removeAttribute("data-mark"));
  await session.detach();
  const byId = new Map(nodes.map((each) => [each.nodeId, each]));
  const lines = [];
  const walk = (each, depth) => {
    const role = each.role?.value;
    const silent = each.ignored || ["none", "generic", "InlineTextBox", "StaticText"].includes(role);
    if (!silent) {
      const told = (each.properties ?? [])
        .filter(({ name, value }) => TOLD.includes(name) && value.value !== false && value.value !== "false")
        .map(({ name, value }) => ` ${name}=${value.value}`);
      // A row is called what its cells are.
      const name = role === "row" ? "" : ` "${each.name?.value ?? ""}"`;
      lines.push(`${"  ".repeat(depth)}${role}${name}${told.join("")}`);
    }
    for (const id of each.childIds ?? []) walk(byId.get(id), silent ? depth : depth + 1);
  };
  const top = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  if (!top) throw new Error("a screen reader is not told of it");
  walk(top, 0);
  return lines;
}

/** From now on keeps every text that a live region of the page comes to hold. */
export async function listen(page) {
  await page.evaluate(() => {
    const live = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]";
    window.heard = [];
    window.regions = () => [...document.querySelectorAll(live)].map((region) => region.dataset.testid ?? region.outerHTML);
    new MutationObserver((changes) => {
      const regions = new Set();
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
          const region = element?.closest(live);
          if (region) regions.add(region);
          for (const inside of node.querySelectorAll?.(live) ?? []) regions.add(inside);
        }
      }
      for (const region of regions) {
        const text = region.textContent.trim().replaceAll(/\s+/g, " ");
        if (text && region.isConnected) window.heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What was heard since `listen`. */
export const heard = (page) => page.evaluate(() => window.heard);

/** The live regions that the page has now, by `data-testid`. */
export const regions = (page) => page.evaluate(() => window.regions());
