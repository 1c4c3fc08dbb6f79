/**
 * Makes a name of a file: "St Leonards-on-Sea" gives "st-leonards-on-sea".
 * @param kept what may stand between hyphens. Default: letters from a to z
 */
export function slugOf(name: string, kept = /[a-z]+/g): string {
  const letters = name.normalize('NFD').replace(/[\p{M}’']/gu, '');
  return letters.toLowerCase().match(kept)?.join('-') ?? '';
}
