import { type Crumb, crumbsFor } from '../site/breadcrumbs.ts';

/** Names the path that was asked for: in the console, and in the breadcrumb. */
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

/** How many crumbs, and how many characters of each, are shown: the heading and the number stay on the first screen. */
const maxCrumbs = 6;
const maxCharacters = 40;

/** The path as a person would write it; one with a broken escape, or a name that nobody could see, stays as it is. */
function decodedPath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname);
    return path.split('/').some((name) => name && !/[^\s\p{C}]/u.test(name)) ? pathname : path;
  } catch {
    return pathname;
  }
}

/** A crumb is a link where its page exists. The name is set as text, never as markup, and keeps its own direction. */
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
