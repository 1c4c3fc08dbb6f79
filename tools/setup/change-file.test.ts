import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { checkBusinessFile } from '../build/business-file.ts';
import { changeFile } from './change-file.ts';
import { type Change, changesBetween, factsIn, withFact } from './facts.ts';
import { questions } from './questions.ts';

const order = questions.map(({ field }) => field);
const sample = `import type { BusinessInput } from './src/content/business.ts';

// Who we are, in £ and ’: the fields below.
export default {
  name: 'A & B',
  phone: '01632 960 247',
  searchPhone: '01632 960 384',
  // email: 'office@your-firm.co.uk',

  // The towns, and where we are.
  towns: ['Brighton', 'Hove'],
  allHours: true,
  address: { locality: 'Brighton & Hove', region: 'Sussex', country: 'GB' },
  geo: { latitude: 50.82253, longitude: -0.13716 },
  promises: {
    // Nobody pays there.
    localZones: ['centre', 'suburbs'],
    sameDayBefore: 'noon',
  },
  registrations: {
    gasSafe: true,
    powerFlushAssociation: true,
  },
  disclosures: {},
  responseMinutes: { centre: 30, suburbs: 45, extended: 60 },
} satisfies BusinessInput;
`;

/** The same facts in the ways in which people write them. */
const layouts = {
  'of this firm': readFileSync('business.config.ts', 'utf8'),
  'as shipped': sample,
  'with Windows line ends': sample.replaceAll('\n', '\r\n'),
  'without commas at the ends': sample.replace(/,(\n *\})/g, '$1'),
  'with a comment at every end and in every list': sample
    .replace(/[,{]$/gm, (end) => `${end} // 🙂, { not a field: 1 }`)
    .replaceAll("['", "[/* the first, */ '"),
  'with comments of several lines': sample.replace(/^(?! *\/\/)(.*),$/gm, '$1, /* see\n  below, */'),
  'with comments before the commas': sample.replace(/,$/gm, ' /* so far */,'),
  'with no group on one line': sample.replace(/: \{ (.*) \},$/gm, ': {\n    $1,\n  },'),
  'in one line': sample
    .split('\n')
    .filter((line) => !/^ *\/\//.test(line))
    .join(' '),
  'without the groups that may be left out': 'export default {\n  // Us\n  name: \'A "good" firm\'\n};\n',
};

const values = ['Bob’s', "Bob's", 'a "b" c', 'back\\slash', true, false, 12, ['One', "Two's"], [], undefined];

test.each(Object.entries(layouts))('a file %s keeps its comments and all other facts', (_, text) => {
  checkBusinessFile(text);
  const before = factsIn(text);
  for (const [index, field] of order.entries()) {
    for (const after of [values[index % values.length], undefined]) {
      expectChange(text, before, [{ field, before: undefined, after }]);
    }
  }
  for (let shift = 0; shift < values.length; shift++) {
    const valueFor = (index: number) => values[(index + shift) % values.length];
    expectChange(
      text,
      before,
      order.map((field, index) => ({ field, before: undefined, after: valueFor(index) })),
    );
  }
});

function expectChange(text: string, before: unknown, changes: Change[]): void {
  const result = changeFile(text, changes, order);
  checkBusinessFile(result);
  const expected = changes.reduce((facts, { field, after }) => withFact(facts, field, after), before);
  expect(changesBetween(factsIn(result), expected)).toEqual([]);
  expect(commentsIn(result)).toEqual(commentsIn(text));
}

test('a change touches its own line alone, and a new field takes its place among the others', () => {
  const changed = changeFile(
    sample,
    [
      { field: ['email'], before: undefined, after: 'office@firm.example' },
      { field: ['address', 'street'], before: undefined, after: '1 Mill Lane' },
      { field: ['registrations', 'gasSafe'], before: true, after: undefined },
    ],
    order,
  );
  expect(changed.split('\n').filter((line) => !sample.includes(line))).toEqual([
    "  email: 'office@firm.example',",
    "  address: { street: '1 Mill Lane', locality: 'Brighton & Hove', region: 'Sussex', country: 'GB' },",
  ]);
  expect(changed).toMatch(/registrations: \{\n {4}powerFlushAssociation: true,\n/);
  expect(changed).toMatch(/searchPhone: .*\n {2}email: /);
});

test('no change gives the same text', () => {
  for (const text of Object.values(layouts)) expect(changeFile(text, [], order)).toBe(text);
});

function commentsIn(text: string): string[] {
  return parseSync('business.config.ts', text)
    .comments.map(({ value }) => value.trim())
    .sort();
}
