/**
 * Converts a name into a slug for file names and addresses: "St Leonards-on-Sea" gives "st-leonards-on-sea".
 * @param kept pattern of the parts to keep, which are joined by hyphens. Default: letters from a to z
 */
export function slugOf(name: string, kept = /[a-z]+/g): string {
  const letters = name.normalize('NFD').replace(/[\p{M}’']/gu, '');
  return letters.toLowerCase().match(kept)?.join('-') ?? '';
}
