import Color from 'colorjs.io';
import { inScheme, type Scheme, schemes } from './tokens.ts';

/** What is wrong with a colour, and what is expected. */
export interface PaletteMistake {
  /** None where the file lacks colours. */
  name?: string;
  found: string;
  expected: string;
}

/** The colours that the site is drawn in. */
const names = `
  --sky --chalk --glass --earth --seabed --channel --ink --on-channel --on-channel-line --line --call --on-call
  --cold --hot --shade --glow --sludge --brass --cut --stucco --paper --clear --slate --green --pane`
  .trim()
  .split(/\s+/);

const grounds = ['--sky', '--chalk', '--glass', '--earth'];

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for large text, signs and the edges of controls (1.4.3, 1.4.11). */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...grounds.map((ground) => ['--ink', ground, 4.5] as const),
  ...grounds.map((ground) => ['--call', ground, 3] as const),
  ['--hot', '--sky', 3],
  ['--hot', '--chalk', 3],
  ['--on-channel', '--channel', 4.5],
  ['--on-call', '--call', 4.5],
  ['--on-call', '--hot', 3],
];

/** Finds colours that are not there or that no browser knows, and, where there are none, words and signs that don't stand out from their grounds. */
export function paletteMistakes(palette: ReadonlyMap<string, string>): PaletteMistake[] {
  const [first, ...more] = names.filter((name) => !palette.has(name));
  if (first) {
    const found = `no ${first}${more.length > 0 ? `, nor ${more.length} more colours` : ''}`;
    const expected = `a line such as ${first}: light-dark(#c2350b, #ff8a5c); for each, and */ after each remark`;
    return [{ found, expected }];
  }
  const unknown = [...palette]
    .filter(([name]) => name.startsWith('--'))
    .filter(([, value]) => schemes.some((scheme) => colourIn(value, scheme) === undefined))
    .map(([name, found]) => ({ name, found, expected: 'colours of # and six letters or figures, such as #c2350b' }));
  return unknown.length > 0 ? unknown : schemes.flatMap((scheme) => faintIn(palette, scheme));
}

function faintIn(palette: ReadonlyMap<string, string>, scheme: Scheme): PaletteMistake[] {
  return pairs.flatMap(([front, back, least]) => {
    const [one, other] = [front, back].map((name) => colourIn(palette.get(name), scheme));
    const contrast = one && other ? one.contrast(other, 'WCAG21') : 0;
    const found = `${inScheme(palette.get(front), scheme)} on ${back} ${inScheme(palette.get(back), scheme)}, ${scheme}`;
    const expected = `colours further apart: their contrast is ${contrast.toFixed(1)}, and ${least} can be read`;
    return contrast < least ? [{ name: front, found, expected }] : [];
  });
}

function colourIn(value: string | undefined, scheme: Scheme): Color | undefined {
  const text = inScheme(value, scheme);
  return text && Color.try(text) ? new Color(text) : undefined;
}
