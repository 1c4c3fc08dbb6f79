import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { render, textsOf } from '../../tests/support/render.ts';
import { Badges } from './Badges.tsx';

const { badges } = (await readWith({})).words;
const gasSafe = { name: 'Gas Safe Register', number: '123456', check: 'https://example.com' };

test('each badge links to its explanation on About, in the order of badges.yaml', () => {
  const $ = render(<Badges words={badges} names={['rating', 'gasSafe']} look="fittings" label="Why to trust us" />);
  expect($('ul').attr('aria-label')).toBe('Why to trust us');
  expect(
    $('a[data-explained]')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(['/about#gas-safe', '/about#rating']);
});

test('the label of Gas Safe has the firm’s number, and no other label has', () => {
  const shown = (
    <Badges words={badges} names={['gasSafe', 'insured']} look="fittings" label="Trust" gasSafe={gasSafe} />
  );
  expect(textsOf(shown, 'li')).toEqual([`${badges.gasSafe?.label} 123456`, badges.insured?.label]);
});

test('badges that the firm has no right to are left out, and without badges there is no list', () => {
  const words = { ...badges, association: undefined };
  expect(
    textsOf(<Badges words={words} names={['association', 'insured']} look="fittings" label="Trust" />, 'li'),
  ).toHaveLength(1);
  expect(textsOf(<Badges words={words} names={['association']} look="fittings" label="Trust" />, 'ul')).toEqual([]);
});
