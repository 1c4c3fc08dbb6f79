import { markFile } from './mark-file.ts';

/**
 * Titles of the content files and of the mark in messages and in the editor (the page at /edit on which the owner edits the site). Names of
 * content files are without `.yaml`.
 */
const fileTitles: Readonly<Record<string, string>> = {
  business: 'Your firm',
  claims: 'Your proof',
  home: 'Home',
  services: 'Services',
  'power-flushing': 'Power Flushing',
  about: 'About',
  areas: 'Areas We Cover',
  contact: 'Contact',
  'area-page': 'Every area’s page',
  frame: 'Top and foot of every page',
  emergency: 'Safety advice',
  badges: 'Badges',
  people: 'People',
  reviews: 'Reviews',
  prices: 'Prices',
  photographs: 'Photographs',
  look: 'Look of the site',
  'powder-flushing': 'Powder flushing',
  constants: 'Said on several pages',
  evidence: 'Labels of registers and insurance',
  house: 'Picture of the house',
  map: 'Map',
  postcodes: 'Postcodes',
  'trade-words': 'Words of the trade',
  labels: 'Short labels',
  'not-found': 'Page not found',
  'application-error': 'Page for failures',
  redirects: 'Addresses of your former site',
  [markFile]: 'Your mark (logo)',
};

/**
 * Title of a content file for its owner. Default: its name in words, so that `areas/burgess-hill` gives "Burgess Hill", and
 * `jobs/2026-10-hove` gives "Hove, October 2026".
 * @param name path of the file in content/, without `.yaml`
 */
export function fileTitle(name: string): string {
  const [, month, town] = /^jobs\/(\d{4}-(?:0[1-9]|1[0-2]))-(.+)$/.exec(name) ?? [];
  if (month && town) return `${capitals(town)}, ${monthFormat.format(new Date(month))}`;
  return fileTitles[name] ?? capitals(name.replace(/^(areas|jobs)\//, ''));
}

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const capitals = (name: string) => name.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
