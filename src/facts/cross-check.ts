import { checkLinks } from './checks/links.ts';
import { checkPlaces } from './checks/places.ts';
import { checkSearchResults } from './checks/search-results.ts';
import { FactsError } from './problem.ts';
import type { Facts } from './read.ts';

/**
 * Checks what one file says against another: names, links, postcodes, and texts that must differ.
 * @throws {FactsError} with one problem for each contradiction
 */
export function crossCheck(facts: Facts): void {
  const problems = [...checkPlaces(facts), ...checkLinks(facts), ...checkSearchResults(facts)];
  if (problems.length > 0) throw new FactsError(problems);
}
