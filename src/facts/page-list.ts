import type { Business } from '../content/business.ts';
import { errorFiles, mainFiles } from './pages.ts';
import type { Area, Facts, Page } from './types.ts';

/**
 * The one list of pages.
 * @returns the navigation in its order, the areas, the error pages
 */
export function pagesOf(business: Business, words: Facts['words'], areas: readonly Area[]): Page[] {
  const title = (own: string) => withFirm(own, business);
  // Whoever reads of an area in a search result may want to ring at once, so the number comes before what a phone cuts off.
  const ring = (text: string) => `${text} Call ${business.searchPhone.text}.`;
  const main = Object.entries(mainFiles).map(([path, file]): Page => {
    const own = words[file];
    const description = file === 'areas' || file === 'contact' ? ring(own.description) : own.description;
    return { path, name: own.name, title: title(own.title), description, kind: 'main' };
  });
  const ofAreas = areas.map(({ path, name, page, searchSummary }): Page => {
    return { path, name, title: title(page.title), description: `${ring(searchSummary)} ${page.search}`, kind: 'area' };
  });
  const errors = Object.entries(errorFiles).map(([path, file]): Page => {
    const own = words[file];
    return { path, name: own.title, title: title(own.title), description: own.description, kind: 'error' };
  });
  return [...main, ...ofAreas, ...errors];
}

/** The firm's name follows where search results show all of it; they have it beside the address, too. */
function withFirm(title: string, { shortName }: Business): string {
  const whole = `${title} | ${shortName}`;
  return whole.length > longestTitle ? title : whole;
}

/** About as many characters of a title as search results show: a line of 580 pixels in Arial at 20 pixels. */
export const longestTitle = 62;
