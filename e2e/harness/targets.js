// How large what one presses is.

/** The least side of what a finger presses, in CSS pixels. */
const LEAST = 44;

/** What is pressed and too small, a line for each. The board is not among it: there a touch means the nearest place. */
export function smallTargets(page) {
  return page.evaluate((least) => {
    const pressed = "a[href], button, input, select, summary, textarea, [role=button], [role=tab], [role=switch]";
    const within = document.querySelector("dialog[open]") ?? document;
    const small = [];
    for (const element of within.querySelectorAll(pressed)) {
      if (element.closest("svg, .skip") || !element.checkVisibility({ visibilityProperty: true })) continue;
      // A label is pressed in place of its field.
      const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
      // A link within a sentence is as high as the sentence's line (WCAG 2.5.8 leaves it out).
      const parent = element.parentElement;
      const inSentence =
        element.localName === "a" &&
        getComputedStyle(element).display === "inline" &&
        parent.textContent.trim().length > element.textContent.trim().length + 10;
      const large = boxes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5);
      if (large || inSentence) continue;
      const { width, height } = boxes[0];
      small.push(`${Math.round(width)}x${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`);
    }
    return small;
  }, LEAST);
}
