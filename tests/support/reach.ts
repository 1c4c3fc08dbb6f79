import type { Page } from 'playwright-core';

/**
 * Finds the texts that can't be seen and the links that can't be clicked in some parts of a page, after scrolling to each.
 * A text counts as seen if no ancestor hides it or makes it transparent, and the middle of its first line is on the screen and not clipped.
 * A link can be clicked if nothing covers the middle of the first line of its text. Colours of text are not checked here (axe does that).
 * Ignored: text for screen readers, titles of drawings, and the map's scale, which small screens don't show.
 * @param parts selector of the parts of the page
 * @returns the texts that can't be seen (`unseen`), and the targets of links that can't be clicked (`unreached`)
 */
export function outOfReach(page: Page, parts: string): Promise<{ unseen: string[]; unreached: string[] }> {
  return page.evaluate((selector) => {
    const unseen: string[] = [];
    const unreached: string[] = [];
    for (const part of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) check(texts.currentNode as Text);
    }
    return { unseen, unreached };

    function check(text: Text): void {
      const element = text.parentElement as Element;
      if (!text.data.trim() || element.closest('.visually-hidden, script, style, title, desc, [data-roomy]')) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const line = () => [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      scrollBy(0, (line()?.top ?? 0) - innerHeight / 2);
      const { x = -1, y = -1, width = 0, height = 0 } = line() ?? {};
      const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
      // elementsFromPoint() never returns elements with `pointer-events: none`, such as the town's name on the map, so count them as seen.
      const painted = stack.includes(element) || getComputedStyle(element).pointerEvents === 'none';
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const link = element.closest('a');
      if (!painted || !shown) unseen.push(text.data);
      if (link && stack[0]?.closest('a') !== link) unreached.push(link.getAttribute('href') ?? '');
    }
  }, parts);
}

/** Whether the first screen has a link that can be tapped, dials a phone number (`e164`) and contains the number as `text`. */
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
