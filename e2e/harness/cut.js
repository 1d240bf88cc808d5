// Text that is cut, things that lie over each other, pages wider than their window: what a person sees at a glance
// and a program can measure.

/** Text that may be cut: a link is copied and not read, and a name is as long as its owner likes. */
const MAY_BE_CUT = ["input[readonly]", ".player-name"];

/** What is wrong with how a page lies on the screen now, a line for each thing. */
export function cuts(page) {
  return page.evaluate(findCuts, MAY_BE_CUT.join(","));
}

/** Runs in the page. */
function findCuts(mayBeCut) {
  const SLACK = 1.5;
  const found = new Set();
  const root = document.documentElement;
  const name = (element) => {
    const testid = element.dataset?.testid;
    const classes = typeof element.className === "string" ? element.className : "";
    const text = (element.textContent || element.value || "").trim().slice(0, 40);
    return `${element.localName}${testid ? `[${testid}]` : ""}${classes ? `.${classes.replaceAll(/\s+/g, ".")}` : ""} "${text}"`;
  };
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clips = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
  const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
  /** Text for screen readers alone is clipped on purpose. */
  const hidden = (element) => {
    if (element.closest(".hidden-text, .skip, datalist, svg, noscript")) return true;
    for (let around = element; around; around = around.parentElement) {
      if (getComputedStyle(around).clipPath.startsWith("inset(50%")) return true;
    }
    return false;
  };
  /** What frames a text so that it must not stick out. */
  const frames = (element, style) =>
    ["BUTTON", "DIALOG", "TD", "TH", "SUMMARY"].includes(element.tagName) ||
    parseFloat(style.borderTopWidth) > 0 ||
    (style.backgroundColor !== "rgba(0, 0, 0, 0)" && element !== document.body);

  if (root.scrollWidth > innerWidth) found.add(`the page is ${root.scrollWidth} px wide in a window of ${innerWidth}`);

  const dialog = document.querySelector("dialog[open]");
  const within = dialog ?? document.body;

  /** A line's box is as high as any letter of its font; what stands in it reaches less far. */
  const outside = (text, box) =>
    text.left < box.left - SLACK ||
    text.right > box.right + SLACK ||
    text.top + text.height / 4 < box.top ||
    text.bottom - text.height / 4 > box.bottom;

  /** A line of text against everything around it. */
  const checkText = (node, rect) => {
    const parent = node.parentElement;
    if (rect.left < -SLACK || rect.right > innerWidth + SLACK) found.add(`outside the window: ${name(parent)}`);
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (scrolls(style, "Y") || scrolls(style, "X")) {
        if (rect.left < box.left - SLACK || rect.right > box.right + SLACK) found.add(`cut by its scroller: ${name(parent)}`);
        return;
      }
      if ((clips(style, "X") || clips(style, "Y")) && outside(rect, box)) {
        found.add(`cut by ${name(around)}: ${name(parent)}`);
        return;
      }
      if (style.display !== "inline" && frames(around, style) && outside(rect, box)) {
        found.add(`sticks out of ${name(around)}: ${name(parent)}`);
        return;
      }
    }
  };

  const texts = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || hidden(parent) || !shown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      texts.push([parent, rect]);
      if (!parent.closest(mayBeCut)) checkText(node, rect);
    }
  }

  /** A field's or a list's own text, which has no node in the page. */
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of within.querySelectorAll("select, input:not([type]), input[type=text]")) {
    if (!shown(field) || field.closest(mayBeCut)) continue;
    const style = getComputedStyle(field);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = field.localName === "select" ? field.selectedOptions[0]?.text : field.value || field.placeholder;
    const arrow = field.localName === "select" ? 16 : 0;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (pen.measureText(text ?? "").width > room + SLACK) found.add(`too long for its field: ${name(field)} "${text}"`);
  }

  const pressed = "a[href], button, input, select, summary, textarea, [role=button]";
  const controls = [...within.querySelectorAll(pressed)].filter(
    (element) => !hidden(element) && shown(element) && !element.closest(".toasts"),
  );
  /** Cards in a hand are fanned: each lies over the one before it, whose number stays to be seen. */
  const fanned = (a, b) => a.closest(".fan") !== null && a.closest(".fan") === b.closest(".fan");
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  /** The part of a box that its scrollers show. */
  const visible = (element, rect) => {
    let { left, right, top, bottom } = rect;
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around === document.body || !scrolls(getComputedStyle(around), "Y")) continue;
      const box = around.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  const boxes = controls.map((element) => [element, visible(element, element.getBoundingClientRect())]);
  for (const [i, [one, box]] of boxes.entries()) {
    for (const [other, otherBox] of boxes.slice(i + 1)) {
      if (!one.contains(other) && !other.contains(one) && !fanned(one, other) && meet(box, otherBox)) {
        found.add(`over each other: ${name(one)} and ${name(other)}`);
      }
    }
    for (const [parent, rect] of texts) {
      if (!one.contains(parent) && !parent.contains(one) && !fanned(one, parent) && meet(box, visible(parent, rect))) {
        found.add(`over each other: ${name(one)} and the text ${name(parent)}`);
      }
    }
  }
  return [...found];
}
