/**
 * Maximum numbers of characters that fit the standard headings and titles: of all towns joined, as in "Hove and Lewes" or "Trefyclo
 * (Knighton)", and of one word, which must fit the narrowest phone.
 */
export const longestTowns = { joined: 33, word: 21 };

/** Error message if the names of a new firm's towns are too long for the headings and page titles in words/. Undefined if they fit. */
export function problemInTowns(towns: readonly string[]): string | undefined {
  const long = towns.flatMap((town) => town.split(/[\s/-]+/)).find((word) => word.length > longestTowns.word);
  if (long) return `“${long}” is too long for headings: write a shorter name by which people know the town`;
  if (new Intl.ListFormat('en-GB').format(towns).length <= longestTowns.joined) return undefined;
  const room = `too long for headings, which have room for ${longestTowns.joined} characters`;
  return towns.length > 1
    ? `These names are together ${room}: write one town, or two with shorter names; the other places get pages of their own later`
    : `This name is ${room}: write the one name that most customers use, such as Builth Wells`;
}
