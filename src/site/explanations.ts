import type { SiteTexts } from './site.ts';

/**
 * Explanations of badges, trade words and postcodes, by the path and anchor of the place on the site that shows each. Links to that place
 * show the same text in a tooltip (`src/components/ExplainedLink.tsx`).
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

/**
 * Badges of badges.yaml that the firm has, each with its id on the About page.
 * @param names names of the wanted badges, such as `gasSafe`. Default: all
 */
export function badgesOf(
  { labels: _, ...badges }: SiteTexts['words']['badges'],
  names: readonly string[] = Object.keys(badges),
) {
  return Object.entries(badges).flatMap(([name, badge]) =>
    badge && names.includes(name) ? [{ ...badge, id: badgeId(name) }] : [],
  );
}

/** Id of a badge on the About page: `gasSafe` gives `gas-safe`. */
function badgeId(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Id of a postcode district on an area's page: `BN3` gives `bn3`. */
export function postcodeId(code: string): string {
  return code.toLowerCase();
}

/** Id of a trade word on the Power Flushing page: `heat exchanger` gives `heat-exchanger`. */
export function tradeWordId(word: string): string {
  return word.replaceAll(' ', '-');
}
