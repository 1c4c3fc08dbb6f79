/**
 * Maximum numbers of characters that fit the standard headings and titles: of the main town, and of all towns joined, as in "Hove and
 * Lewes".
 */
export const longestTowns = { main: 21, joined: 28 };

/** Error message for the towns of a new firm, which are shown in the standard headings and titles. Undefined if they fit. */
export function problemInTowns(towns: readonly string[]): string | undefined {
  const [main = ''] = towns;
  if (main.length > longestTowns.main)
    return `The first name is too long for the page titles: write one of at most ${longestTowns.main} characters`;
  if (new Intl.ListFormat('en-GB').format(towns).length > longestTowns.joined)
    return 'These names are together too long for headings: write the one or two towns by which people know you; the other places get pages of their own later';
  return undefined;
}
