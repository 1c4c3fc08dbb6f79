import { pageAt } from './api.ts';
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
  /** Texts of the site, among which the words that were pressed are looked for. */
  texts: readonly KnownText[] = [];
  /** Files that the page is made of, its own first. */
  files: readonly string[] = [];
  onPress: (pressed: Pressed) => void = () => {};
  /** Texts that a field had while it was typed into, newest last. The page shows the last one. */
  #typed: string[] = [];
  /** Functions that replace that text wherever the page shows it. */
  #places: Place[] = [];
  /** The page that `listen` has prepared. */
  #prepared: Document | undefined;
  /** HTML of the page when it was last refreshed. */
  #html = '';
  /** Number of the newest refresh. An older one that is answered later does nothing. */
  #turn = 0;

  get #page(): Document | undefined {
    return this.frame?.contentDocument ?? undefined;
  }

  /** Shows a text in the place of another, until the page is built anew. */
  type(before: string, now: string): void {
    if (this.#typed.at(-1) !== before) {
      this.#typed = [before];
      this.#places = placesOf(before, piecesOf(this.#page));
    }
    this.#typed = [...this.#typed, now].slice(-50);
    for (const put of this.#places) put(now);
  }

  /** Shows the page as it's now, at the place where it was. */
  async refresh(): Promise<void> {
    const page = this.#page;
    const view = page?.defaultView;
    if (!page || !view) return;
    this.#turn += 1;
    const turn = this.#turn;
    const html = await pageAt(view.location.href);
    if (html === undefined || html === this.#html || turn !== this.#turn) return;
    this.#html = html;
    // A document that this page parsed would have this page's policy, which allows no style in it.
    const next = new view.DOMParser().parseFromString(html, 'text/html');
    const { scrollY } = view;
    page.body.replaceChildren(...next.body.childNodes);
    page.title = next.title;
    view.scrollTo({ top: scrollY, behavior: 'instant' });
    // What was typed since the page was built is put in again.
    const pieces = piecesOf(page);
    const shown = this.#typed.findLast((text) => placesOf(text, pieces).length > 0) ?? '';
    this.#places = placesOf(shown, pieces);
    const last = this.#typed.at(-1) ?? '';
    if (last !== shown) for (const put of this.#places) put(last);
  }

  /** Makes the texts and pictures of a page that has loaded answer when they're pressed, unless they do already. */
  listen(): void {
    const page = this.#page;
    if (!page?.body || page.readyState === 'loading' || page.URL === 'about:blank' || page === this.#prepared) return;
    this.#prepared = page;
    this.#html = '';
    this.#typed = [];
    this.#places = [];
    const style = page.createElement('style');
    style.textContent = hovered;
    page.head.append(style);
    page.addEventListener('click', (event) => {
      const pressed = event.target as Element | null;
      if (!pressed?.closest) return;
      const link = pressed.closest('a');
      if (link) event.preventDefault();
      // The foot of each page has a file of its own.
      const files = pressed.closest('body > footer') ? ['frame', ...this.files] : this.files;
      const fields = fieldsOf(pressed, wordsAt(page, event), this.texts, files);
      const isPicture = Boolean(pressed.closest('img, svg, picture'));
      const words = bare(altOf(pressed) || (pressed.textContent ?? ''));
      const path = link && new URL(link.href).host === location.host ? new URL(link.href).pathname : undefined;
      if (fields.length > 0 || isPicture || link) this.onPress({ fields, words, leadsTo: path, isPicture });
    });
  }
}

/** Puts a text where another one stands. */
type Place = (text: string) => void;

/** The nodes and the elements of a page that may be a field's text, each with its words. */
interface Pieces {
  nodes: { node: Text; words: string }[];
  elements: { element: Element; words: string }[];
}

function piecesOf(page: Document | undefined): Pieces {
  const pieces: Pieces = { nodes: [], elements: [] };
  if (!page?.body) return pieces;
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    pieces.nodes.push({ node, words: bare(node.data) });
  }
  for (const element of page.body.querySelectorAll('p, li, h1, h2, h3, dd, dt, a, span, strong, figcaption'))
    pieces.elements.push({ element, words: bare(element.textContent ?? '') });
  return pieces;
}

/** Where a text stands on a page: in whole nodes, otherwise in whole elements, otherwise among other words. */
function placesOf(text: string, { nodes, elements }: Pieces): Place[] {
  const wanted = bare(text);
  if (wanted === '') return [];
  const whole = nodes.filter(({ words }) => words === wanted);
  if (whole.length > 0)
    return whole.map(
      ({ node }) =>
        (now) =>
          node.replaceData(0, node.length, now),
    );
  const around = elements.filter(({ words }) => words === wanted).map(({ element }) => element);
  const inner = around.filter((element) => !around.some((other) => other !== element && element.contains(other)));
  if (inner.length > 0)
    return inner.map((element) => (now) => {
      element.textContent = now;
    });
  if (wanted.length < 12) return [];
  return nodes.flatMap(({ node }) => {
    const start = node.data.indexOf(text);
    if (start < 0) return [];
    const [head, tail] = [node.data.slice(0, start), node.data.slice(start + text.length)];
    return [(now: string) => node.replaceData(0, node.length, head + now + tail)];
  });
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
