import type { Business } from './business.ts';

/** Characters of a title that search results show. */
export const longestTitle = 66;

/** The whole title of a page: its own, and whose site it is. */
export function pageTitle(title: string, { shortName }: Business): string {
  return `${title} | ${shortName}`;
}

/** A description for a page that names the number for search results in it (decisions: Areas, Contact, area pages). */
export function describeWithPhone(text: string, { searchPhone }: Business): string {
  return `${text} Call ${searchPhone.text}.`;
}
