import { type Change, shown } from './facts.ts';

/** What an owner does after the questions, a line for each; the first ones only where an answer asks for them. */
export function nextSteps(changes: readonly Change[]): string[] {
  const towns = changes.find(({ field }) => field[0] === 'towns');
  const town = Array.isArray(towns?.after) ? towns.after[0] : undefined;
  const moved = town !== undefined && !(Array.isArray(towns?.before) && towns.before[0] === town);
  return [
    ...(moved ? [`In content/business.yaml, set geo to the middle of ${shown(town)}, for the map.`] : []),
    'The rest of content/business.yaml: reviews, insurance, registered office.',
    'Your words, in content/: one file for each page and each area.',
    'npm run build: asks for the paragraph of each new area, and names what isn’t true of you.',
    'npm run launch-check: what stands between this site and going live.',
    'docs/owner.md: each next step, from your words to “Publish”.',
  ];
}
