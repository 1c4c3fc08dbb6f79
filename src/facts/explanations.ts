import type { Facts } from './read.ts';

/**
 * What may need explaining, by the id of the place on the site that explains it. A tooltip says the same again beside
 * each link to that place (`src/components/ExplainedLink.tsx`).
 * @returns the explanation of each badge, trade word and postcode district
 */
export function explanations({ words }: Facts): Record<string, string> {
  const { badges, postcodes } = words;
  return {
    ...Object.fromEntries(Object.entries(badges).map(([name, { explanation }]) => [badgeId(name), explanation])),
    ...words['trade-words'].words,
    ...Object.fromEntries(Object.entries(postcodes).map(([postcode, text]) => [postcodeId(postcode), text])),
  };
}

/** Where About explains a badge: `gasSafe` gives `gas-safe`. */
export function badgeId(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Where an area's page explains a postcode district: `BN3` gives `bn3`. */
export function postcodeId(postcode: string): string {
  return postcode.toLowerCase();
}
