import { type Cut, cut, type Screen, searchResult } from './cut.ts';
import { figure, text } from './markup.ts';
import type { SharedPage } from './shared-site.ts';

const captions: Record<Screen, string> = { wide: 'Search result, wide screen', phone: 'Search result, phone' };

/**
 * A page among the results of a search.
 * @param icon the site's mark, from its root
 */
export function searchPreview(page: SharedPage, screen: Screen, icon: string | undefined): string {
  const { address, siteName } = page;
  const { title, description } = resultOf(page, screen);
  // On phones Google shows the host alone (developers.google.com/search/blog/2025/01/simplifying-breadcrumbs).
  const way = screen === 'wide' ? [address.origin, ...address.pathname.split('/').filter(Boolean)] : [address.host];
  const result = `<div class="search ${screen}">
    <p>${icon ? `<img src=".${text(icon)}" alt="">` : ''}<span>${text(siteName)}<small>${text(way.join(' › '))}</small></span></p>
    <h3>${text(title.shown)}</h3>
    <p>${text(description.shown)}</p>
  </div>`;
  const losses = [title, description].flatMap(({ lost }) =>
    lost ? [`<p class="lost">Cut: <q>${text(lost)}</q></p>`] : [],
  );
  return figure(captions[screen], result, losses.join(''));
}

/** Title and description as search results show them. */
export function resultOf({ title, description }: SharedPage, screen: Screen): { title: Cut; description: Cut } {
  const rooms = searchResult[screen];
  return { title: cut(title, rooms.title), description: cut(description, rooms.description) };
}
