import { bare, fieldsFor, type KnownText, longestField } from './match.ts';

/** What was pressed on a page. */
export interface Pressed {
  /** Fields that it may come from, the likeliest first. */
  fields: KnownText[];
  /** Its words. */
  words: string;
  /** The page that a link leads to. */
  leadsTo: string | undefined;
  /** A picture. */
  isPicture: boolean;
}

/** The page of the site that is shown beside the form. */
export class Preview {
  frame: HTMLIFrameElement | null = null;
  /** What was typed into one field, newest last: the page shows one of these texts. */
  #typed: string[] = [];
  /** The page whose texts answer. */
  #heard: Document | undefined;
  /** Counts the times that the page was asked for: a newer answer stands for an older one. */
  #turn = 0;
  #places: ((text: string) => void)[] = [];

  get #document(): Document | undefined {
    return this.frame?.contentDocument ?? undefined;
  }

  /** Shows a text in the place of another, until the page is built anew. */
  type(before: string, now: string): void {
    if (this.#typed.at(-1) !== before || this.#places.length === 0) {
      this.#typed = [before];
      this.#places = this.#find(before);
    }
    this.#typed = [...this.#typed, now].slice(-50);
    for (const put of this.#places) put(now);
  }

  /** Shows the page as it's now, at the place where it was. */
  async refresh(): Promise<void> {
    const [page, view] = [this.#document, this.frame?.contentWindow as (Window & typeof globalThis) | null];
    if (!page || !view) return;
    this.#turn += 1;
    const turn = this.#turn;
    const response = await view.fetch(view.location.href, { cache: 'no-store' });
    const html = await response.text();
    if (!response.ok || turn !== this.#turn) return;
    // A document that this page parsed would have this page's policy, which allows no style in it.
    const next = new view.DOMParser().parseFromString(html, 'text/html');
    const { scrollY } = view;
    page.body.replaceChildren(...next.body.childNodes);
    page.title = next.title;
    view.scrollTo({ top: scrollY, behavior: 'instant' });
    const shown = this.#typed.findLast((text) => this.#find(text).length > 0);
    this.#places = shown === undefined ? [] : this.#find(shown);
    const last = this.#typed.at(-1);
    if (last !== undefined && last !== shown) for (const put of this.#places) put(last);
  }

  /** Makes the texts and pictures of a page that has loaded answer when they're pressed, unless they do already. */
  listen(onPress: (pressed: Pressed) => void, texts: () => KnownText[], files: () => string[]): void {
    const page = this.#document;
    if (!page?.body || page.readyState === 'loading' || page.URL === 'about:blank' || page === this.#heard) return;
    this.#heard = page;
    this.#places = [];
    const style = page.createElement('style');
    style.textContent = hovered;
    page.head.append(style);
    page.addEventListener('click', (event) => {
      const pressed = event.target as Element | null;
      if (!pressed?.closest) return;
      const link = pressed.closest('a');
      if (link) event.preventDefault();
      const fields = fieldsOf(pressed, wordsAt(page, event), texts(), filesOf(pressed, files()));
      const isPicture = Boolean(pressed.closest('img, svg, picture'));
      const words = bare(altOf(pressed) || (pressed.textContent ?? ''));
      const path = link && new URL(link.href).host === location.host ? new URL(link.href).pathname : undefined;
      if (fields.length > 0 || isPicture || link) onPress({ fields, words, leadsTo: path, isPicture });
    });
  }

  /** Functions that put a text where another stands now. */
  #find(words: string): ((text: string) => void)[] {
    const page = this.#document;
    const wanted = bare(words);
    if (!page?.body || wanted === '') return [];
    const nodes: Text[] = [];
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const whole = nodes.filter(({ data }) => bare(data) === wanted);
    if (whole.length > 0) return whole.map((node) => (text) => node.replaceData(0, node.length, text));
    const elements = [...page.body.querySelectorAll('p, li, h1, h2, h3, dd, dt, a, span, strong, figcaption')];
    const around = elements.filter((element) => bare(element.textContent ?? '') === wanted);
    const inner = around.filter((element) => !around.some((other) => other !== element && element.contains(other)));
    if (inner.length > 0)
      return inner.map((element) => (text) => {
        element.textContent = text;
      });
    if (wanted.length < 12) return [];
    return nodes.flatMap((node) => {
      const start = node.data.indexOf(words);
      if (start < 0) return [];
      const [head, tail] = [node.data.slice(0, start), node.data.slice(start + words.length)];
      return [(text: string) => node.replaceData(0, node.length, head + text + tail)];
    });
  }
}

/** The fields that an element of a page may come from: those of the largest part of the page round it that has a field's words. */
function fieldsOf(pressed: Element, words: string, texts: readonly KnownText[], files: readonly string[]): KnownText[] {
  const alt = altOf(pressed);
  if (alt) return fieldsFor([alt], texts, files);
  const around = words ? [words] : [];
  for (let each: Element | null = pressed; each && around.length < 8; each = each.parentElement) {
    if ((each.textContent?.length ?? 0) > longestField) break;
    around.unshift(each.textContent ?? '');
  }
  return fieldsFor(around, texts, files);
}

/** The foot of each page has a file of its own. */
const filesOf = (pressed: Element, files: string[]) => (pressed.closest('body > footer') ? ['frame', ...files] : files);

/** The piece of text at the place that was pressed; nothing where it was pressed with a key. */
function wordsAt(page: Document, { clientX, clientY, detail }: MouseEvent): string {
  if (detail === 0) return '';
  const node = page.caretPositionFromPoint
    ? page.caretPositionFromPoint(clientX, clientY)?.offsetNode
    : page.caretRangeFromPoint(clientX, clientY)?.startContainer;
  return node?.nodeType === 3 ? (node.textContent ?? '') : '';
}

/** What a picture says to those who don't see it. */
function altOf(pressed: Element): string | undefined {
  const picture = pressed.closest('img, svg, picture');
  const described = picture?.matches('picture') ? picture.querySelector('img') : picture;
  return (
    described?.getAttribute('alt') ||
    described?.getAttribute('aria-label') ||
    described?.querySelector('title')?.textContent ||
    undefined
  );
}

const parts = ':is(a, p, li, h1, h2, h3, dt, dd, figcaption, img, svg, td, th)';
const hovered = `${parts}:hover:not(:has(${parts}:hover)) { outline: 2px dashed currentcolor; outline-offset: 3px; cursor: pointer; }`;
