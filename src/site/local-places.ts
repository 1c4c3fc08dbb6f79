import type { Business, Zone } from './schema/business.ts';

/**
 * Names the places where a visit costs nothing by itself.
 * @param areas those that have a page
 * @returns the towns at the centre, then the areas by name, as a sentence lists them; without such a zone, nothing
 */
export function localPlaces(
  { language, promises, towns }: Business,
  areas: readonly { name: string; zone: Zone }[],
): string | undefined {
  if (promises.localZones.length === 0) return undefined;
  const names = areas.filter(({ zone }) => promises.localZones.includes(zone)).map(({ name }) => name);
  const central = promises.localZones.includes('centre') ? towns : [];
  const all = new Set([...central, ...names.sort((one, other) => one.localeCompare(other, language))]);
  return new Intl.ListFormat(language).format(all);
}
