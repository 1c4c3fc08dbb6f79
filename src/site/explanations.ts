import type { SiteTexts } from './site.ts';

/**
 * What may need explaining, by the address of the place on the site that explains it. A tooltip says the same again
 * beside each link to that place (`src/components/ExplainedLink.tsx`).
 * @returns the explanation of each badge, trade word and postcode district
 */
export function explanations({ areas, words }: SiteTexts): Record<string, string> {
  return Object.fromEntries([
    ...badgesOf(words.badges).map(({ id, explanation }) => [`/about#${id}`, explanation]),
    ...Object.entries(words['trade-words'].words).map(([word, text]) => [`/power-flushing#${tradeWordId(word)}`, text]),
    ...areas.flatMap(({ path, postcodes }) =>
      postcodes.map(({ code, covers }) => [`${path}#${postcodeId(code)}`, covers]),
    ),
  ]);
}

/** The badges that the firm can show, in their order, or those of some names. */
export function badgesOf(
  { labels: _, ...badges }: SiteTexts['words']['badges'],
  names: readonly string[] = Object.keys(badges),
) {
  return Object.entries(badges).flatMap(([name, badge]) =>
    badge && names.includes(name) ? [{ ...badge, id: badgeId(name) }] : [],
  );
}

/** Where About explains a badge: `gasSafe` gives `gas-safe`. */
function badgeId(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Where an area's page explains a postcode district: `BN3` gives `bn3`. */
export function postcodeId(code: string): string {
  return code.toLowerCase();
}

/** Where Power Flushing explains a trade word: `heat exchanger` gives `heat-exchanger`. */
export function tradeWordId(word: string): string {
  return word.replaceAll(' ', '-');
}
