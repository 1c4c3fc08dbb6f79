import type { Business, Zone } from './schema/business.ts';

/**
 * Names the places without a call-out charge.
 * @param areas areas that have a page
 * @returns the firm's towns if the centre has no charge, then the areas without a charge in alphabetical order, joined as in a sentence.
 * Undefined if every zone has the charge
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
