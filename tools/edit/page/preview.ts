import { pageAt } from './api.ts';
import { bare, fieldsFor, type KnownText, longestField } from './match.ts';

/** What the owner pressed on a page of the site. */
export interface Pressed {
  /** Fields from which the pressed words may come, the likeliest first. */
  fields: KnownText[];
  /** Text of the pressed element, or the alternative text of the pressed picture. */
  words: string;
  /** Path of the page to which the pressed link leads. Undefined if no link to a page of this site was pressed. */
  leadsTo: string | undefined;
  /** Whether a picture was pressed. */
  isPicture: boolean;
  /** Whether the firm's mark (logo) at the top of the page was pressed. */
  isMark: boolean;
}

/**
 * The page of the site that is shown in an iframe beside the form of the editor. The editor is the page at /edit on which the owner edits
 * the site.
 */
export class Preview {
  frame: HTMLIFrameElement | null = null;
  /** Texts of the site, among which pressed words are looked up. */
  texts: readonly KnownText[] = [];
  /** Names of the content files whose words the page shows, the page's own file first. */
  files: readonly string[] = [];
  onPress: (pressed: Pressed) => void = () => {};
  /** Texts that the field of the form had while the owner typed, newest last. The page shows the newest text. */
  #typed: string[] = [];
  /** Functions that replace the typed text at each place where the page shows it. */
  #places: Place[] = [];
  /** The document to which `listen` added its event listener. */
  #prepared: Document | undefined;
  /** Whether the page was still loading at the last refresh. */
  #isLate = false;
  /** HTML of the page when it was last refreshed. */
  #html = '';
  /** Number of the newest refresh. If a newer refresh has begun, an older refresh ignores its answer. */
  #turn = 0;

  get #page(): Document | undefined {
    return this.frame?.contentDocument ?? undefined;
  }

  /**
   * Shows the text `now` at each place where the page shows the text `before`. Remembers both: if `refresh` fetches a page that still has
   * an older text, `refresh` shows the newest one.
   */
  type(before: string, now: string): void {
    if (this.#typed.at(-1) !== before) {
      this.#typed = [before];
      this.#places = placesOf(before, piecesOf(this.#page));
    }
    this.#typed = [...this.#typed, now].slice(-50);
    for (const put of this.#places) put(now);
  }

  /** Fetches the page again and shows it, scrolled to the same place. A page that is still loading is refreshed once it's there. */
  async refresh(): Promise<void> {
    const page = this.#page;
    const view = page?.defaultView;
    this.#isLate = page !== this.#prepared;
    if (!page || !view || this.#isLate) return;
    this.#turn += 1;
    const turn = this.#turn;
    const html = await pageAt(view.location.href);
    if (turn !== this.#turn) return;
    // Meanwhile, the owner may have gone to another page.
    if (page !== this.#page) return this.refresh();
    if (html === undefined || html === this.#html) return;
    this.#html = html;
    // Uses the DOMParser of the site's page. The editor's own DOMParser would give the new document the editor's content security policy,
    // which blocks the page's styles.
    const next = new view.DOMParser().parseFromString(html, 'text/html');
    const { scrollY } = view;
    page.body.replaceChildren(...next.body.childNodes);
    page.title = next.title;
    view.scrollTo({ top: scrollY, behavior: 'instant' });
    // The new page may have an earlier state of the typed text. Replaces it with the newest state.
    const pieces = piecesOf(page);
    const shown = this.#typed.findLast((text) => placesOf(text, pieces).length > 0) ?? '';
    this.#places = placesOf(shown, pieces);
    const last = this.#typed.at(-1) ?? '';
    if (last !== shown) for (const put of this.#places) put(last);
  }

  /** Makes texts and pictures of a newly loaded page react when they are pressed. Does nothing for a page that is prepared already. */
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
      // The words of the footer are in frame.yaml on every page.
      const files = pressed.closest('body > footer') ? ['frame', ...this.files] : this.files;
      const fields = fieldsOf(pressed, wordsAt(page, event), this.texts, files);
      const isPicture = Boolean(pressed.closest('img, svg, picture'));
      const isMark = Boolean(pressed.closest('body > header a[href="/"] > :is(svg, img)'));
      const words = bare(altOf(pressed) || (pressed.textContent ?? ''));
      const path = link && new URL(link.href).host === location.host ? new URL(link.href).pathname : undefined;
      if (fields.length > 0 || isPicture || link) this.onPress({ fields, words, leadsTo: path, isPicture, isMark });
    });
    if (this.#isLate) this.refresh();
  }
}

/** Function that puts a text at one place of a page. */
type Place = (text: string) => void;

/** Text nodes and elements of a page that may show a field's text, each with its text as `bare()` returns it. */
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

/**
 * Finds the places where a page shows a text: text nodes with only this text, otherwise the innermost elements with only this text,
 * otherwise parts of text nodes. Texts are compared as `bare` returns them. A text of fewer than 12 characters isn't looked for in parts of
 * text nodes, because it could be there by chance.
 */
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

/**
 * Finds the fields whose text the pressed element may show: by the alternative text of a picture, otherwise by the pressed words and the
 * texts of the elements around them. `fieldsFor` tries the text of the largest element first.
 */
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

/** Text at the pressed point. Empty if there is no text, or if a key was pressed instead of a pointer. */
function wordsAt(page: Document, { clientX, clientY, detail }: MouseEvent): string {
  if (detail === 0) return '';
  const node = page.caretPositionFromPoint
    ? page.caretPositionFromPoint(clientX, clientY)?.offsetNode
    : page.caretRangeFromPoint(clientX, clientY)?.startContainer;
  return node?.nodeType === 3 ? (node.textContent ?? '') : '';
}

/** Alternative text of the pressed picture. Undefined if there is no picture, or no text. */
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
