import Color from 'colorjs.io';
import { type Palette, type Scheme, schemes } from '../site/files/palette-file.ts';

/** A problem in a firm's palette.css: what was found, and what is expected instead. */
interface PaletteProblem {
  /** Name of the colour with the problem, such as `--ink`. Undefined if the problem is that colours are missing. */
  name?: string;
  /** Colour scheme, light or dark, in which the colour has the problem. Undefined if colours are missing. */
  scheme?: Scheme;
  found: string;
  expected: string;
}

/** Names of the colours that a palette must have. */
const names = `
  --sky --chalk --glass --earth --seabed --channel --ink --on-channel --on-channel-line --line --call --on-call
  --cold --hot --shade --glow --sludge --brass --cut --stucco --paper --clear --slate --green --pane`
  .trim()
  .split(/\s+/);

const grounds = ['--sky', '--chalk', '--glass', '--earth'];

/**
 * Pairs of colours with the minimum contrast ratio between them (WCAG 2.2): 4.5 for text (1.4.3), 3 for large text, icons and controls
 * (1.4.3, 1.4.11).
 */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...grounds.map((ground) => ['--ink', ground, 4.5] as const),
  ...grounds.map((ground) => ['--call', ground, 3] as const),
  ['--hot', '--sky', 3],
  ['--hot', '--chalk', 3],
  ['--on-channel', '--channel', 4.5],
  ['--on-call', '--call', 4.5],
  ['--on-call', '--hot', 3],
];

/**
 * Returns the problems of a palette. Checks for missing colours, then for invalid colours, then for pairs with too little contrast, and
 * returns only the problems of the first check that finds any.
 */
export function paletteProblems(palette: Palette): PaletteProblem[] {
  const [first, ...more] = names.filter((name) => !palette.light.has(name));
  if (first) {
    const found = `no ${first}${more.length > 0 ? `, nor ${more.length} more colours` : ''}`;
    return [{ found, expected: `a line such as ${first}: #c2350b; for each, and */ after each remark` }];
  }
  const unknown = schemes.flatMap((scheme) => unknownIn(palette, scheme));
  return unknown.length > 0 ? unknown : schemes.flatMap((scheme) => faintIn(palette[scheme], scheme));
}

/** Returns a problem for each invalid colour of one scheme, and for each dark colour without a light colour of the same name. */
function unknownIn(palette: Palette, scheme: Scheme): PaletteProblem[] {
  return [...palette[scheme]].flatMap(([name, found]): PaletteProblem[] => {
    const inLight = palette.light.get(name);
    if (inLight === undefined)
      return [{ name, scheme, found: 'a colour for dark screens alone', expected: 'a name that :root has above' }];
    const repeated = scheme === 'dark' && inLight === found;
    const expected = 'one colour of # and six letters or figures, such as #c2350b';
    return repeated || colourFrom(found) ? [] : [{ name, scheme, found, expected }];
  });
}

/** Returns a problem for each pair with too little contrast in one scheme. */
function faintIn(colours: ReadonlyMap<string, string>, scheme: Scheme): PaletteProblem[] {
  return pairs.flatMap(([front, back, least]) => {
    const [one, other] = [front, back].map((name) => colourFrom(colours.get(name)));
    const contrast = one && other ? one.contrast(other, 'WCAG21') : 0;
    const found = `${colours.get(front)} on ${back} ${colours.get(back)}, ${scheme}`;
    const expected = `colours further apart: their contrast is ${contrast.toFixed(1)}, and ${least} can be read`;
    return contrast < least ? [{ name: front, scheme, found, expected }] : [];
  });
}

function colourFrom(text: string | undefined): Color | undefined {
  return text && Color.try(text) ? new Color(text) : undefined;
}
