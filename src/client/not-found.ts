import { type Crumb, crumbsFor } from '../site/breadcrumbs.ts';

/** Shows the requested path on the 404 page, in the breadcrumb and in the console. Shortens a long breadcrumb. */
export function startNotFound(): void {
  const { pathname } = location;
  console.error(`404: there is no page at ${pathname}`);
  const nav = document.querySelector<HTMLElement>('[data-known]');
  const list = nav?.querySelector('ol');
  if (!nav || !list) return;
  const known = nav.dataset.known?.split(' ') ?? [];
  const home = list.querySelector('a')?.textContent ?? '';
  const crumbs = crumbsFor(decodedPath(pathname), home);
  const shown =
    crumbs.length > maxCrumbs
      ? [...crumbs.slice(0, maxCrumbs - 2), { name: '…', path: '' }, ...crumbs.slice(-1)]
      : crumbs;
  list.textContent = '';
  list.append(...shown.map((crumb, index) => crumbItem(crumb, index === shown.length - 1, known)));
}

/** Maximum number of crumbs, and of characters in a crumb. A longer breadcrumb could push the call button off the first screen. */
const maxCrumbs = 6;
const maxCharacters = 40;

/**
 * Decodes the percent-encoding of a path. Returns the path unchanged if the encoding is invalid, or if a part between two slashes has only
 * spaces and invisible characters.
 */
function decodedPath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname);
    return path.split('/').some((name) => name && !/[^\s\p{C}]/u.test(name)) ? pathname : path;
  } catch {
    return pathname;
  }
}

/**
 * Creates the list item of a crumb: a link if the crumb has a page and isn't the last, otherwise a `bdi`, since the name may be in Arabic.
 * A name longer than `maxCharacters` is cut. The name comes from the URL, so it is inserted as text, not as HTML.
 */
function crumbItem({ name, path }: Crumb, last: boolean, known: readonly string[]): HTMLLIElement {
  const link = !last && known.includes(path);
  const label = document.createElement(link ? 'a' : 'bdi');
  const characters = [...name];
  label.textContent = characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : name;
  if (link) label.setAttribute('href', path);
  if (last) label.setAttribute('aria-current', 'page');
  const li = document.createElement('li');
  li.append(label);
  return li;
}
