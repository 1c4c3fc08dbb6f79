/**
 * Maximum lengths, in characters, of the main town's name and of all towns' names joined, as in "Hove and Lewes". Longer names don't fit
 * the headings and page titles in words/.
 */
export const longestTowns = { main: 21, joined: 28 };

/** Error message if the names of a new firm's towns are too long for the headings and page titles in words/. Undefined if they fit. */
export function problemInTowns(towns: readonly string[]): string | undefined {
  const [main = ''] = towns;
  if (main.length > longestTowns.main)
    return `The first name is too long for the page titles: write one of at most ${longestTowns.main} characters`;
  if (new Intl.ListFormat('en-GB').format(towns).length > longestTowns.joined)
    return 'These names are together too long for headings: write the one or two towns by which people know you; the other places get pages of their own later';
  return undefined;
}
