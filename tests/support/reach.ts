import type { Page } from 'playwright-core';

/**
 * What a reader cannot get at in some parts of the page, however they scroll up and down, text by text.
 * A text is seen when nothing around it hides it or makes it transparent, and the middle of its first line is painted:
 * neither cut off, nor beside the screen, nor without colour in a drawing. (Colours of other text are axe's business.)
 * A link is reached when a click on the middle of its text goes to it: nothing lies over it.
 * Not judged: words for screen readers, names of drawings, and the scale that the map drops where it has no room.
 */
export function outOfReach(page: Page, parts: string): Promise<{ unseen: string[]; unreached: string[] }> {
  return page.evaluate((selector) => {
    const unseen: string[] = [];
    const unreached: string[] = [];
    for (const part of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) judge(texts.currentNode as Text);
    }
    return { unseen, unreached };

    function judge(text: Text): void {
      const element = text.parentElement as Element;
      if (!text.data.trim() || element.closest('.visually-hidden, script, style, title, desc, [data-roomy]')) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const line = () => [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      scrollBy(0, (line()?.top ?? 0) - innerHeight / 2);
      const { x = -1, y = -1, width = 0, height = 0 } = line() ?? {};
      const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
      // What lets the pointer through, as the name of Brighton on the map does, is not found at any point.
      const painted = stack.includes(element) || getComputedStyle(element).pointerEvents === 'none';
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const link = element.closest('a');
      if (!painted || !shown) unseen.push(text.data);
      if (link && stack[0]?.closest('a') !== link) unreached.push(link.getAttribute('href') ?? '');
    }
  }, parts);
}

/** Whether a link on the first screen says the number, can be tapped there, and dials it. */
export function canCall(page: Page, { text, e164 }: { text: string; e164: string }): Promise<boolean> {
  return page.evaluate(
    ([number = '', href]) => {
      scrollTo(0, 0);
      return [...document.querySelectorAll(`a[href="${href}"]`)].some((link) => {
        const { x, y, width, height, bottom, right } = link.getBoundingClientRect();
        const inside = x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
        const tapped = document.elementFromPoint(x + width / 2, y + height / 2);
        return inside && link.contains(tapped) && link.textContent?.includes(number);
      });
    },
    [text, `tel:${e164}`],
  );
}
