import { expect, test } from 'vitest';
import { markup, textsOf } from '../../tests/support/render.ts';
import { People } from './People.tsx';

const plumber = { name: 'Kim', role: 'Plumber', visits: true };
const shown = (sentence?: string) => <People people={[{ ...plumber, sentence }]} photographs={new Map()} />;

test('a person is shown with the sentence about them, or without one', () => {
  expect(textsOf(shown('Kim finds leaks by ear.'), 'article p')).toEqual(['Plumber', 'Kim finds leaks by ear.']);
  expect(textsOf(shown(), 'article p')).toEqual(['Plumber']);
  expect(markup(shown())).not.toContain('<p></p>');
});
