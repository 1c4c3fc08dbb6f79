import { expect, test } from 'vitest';
import { render } from '../../tests/support/render.ts';
import { CallButton } from './CallButton.tsx';

const call = { label: 'Call us', phone: { text: '01632 960 247', e164: '+441632960247' } };

test('dials the number, and names it so that it reads from left to right in any language', () => {
  const $ = render(<CallButton {...call} />);
  expect($('a').attr('href')).toBe('tel:+441632960247');
  expect($('a').text()).toBe('Call us 01632 960 247');
  expect($('bdi[dir="ltr"]').text()).toBe('01632 960 247');
});

test.each([
  ['button', []],
  ['plate', []],
  ['page', ['Call us']],
  ['compact', ['01632 960 247']],
] as const)('of the size "%s" keeps %j for those who hear the page', (size, hidden) => {
  const $ = render(<CallButton {...call} size={size} />);
  expect(
    $('.visually-hidden')
      .toArray()
      .map((each) => $(each).text()),
  ).toEqual(hidden);
});
