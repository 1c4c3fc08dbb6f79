/**
 * Converts a name into a slug for file names and addresses: "St Leonards-on-Sea" gives "st-leonards-on-sea".
 * @param kept regular expression for the parts of the name to keep, in lower case. Hyphens join the parts. Default: runs of letters a to z
 */
export function slugOf(name: string, kept = /[a-z]+/g): string {
  const letters = name.normalize('NFD').replace(/[\p{M}’']/gu, '');
  return letters.toLowerCase().match(kept)?.join('-') ?? '';
}
