import { expect, test } from 'vitest';
import { readWith, swap } from '../../tests/support/example-firm.ts';
import { textsOf } from '../../tests/support/render.ts';
import { hours } from '../site/schema/hours.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const site = await readWith({});
const { frame } = site.words;

/**
 * Returns the texts of the list items in the footer of a firm with the given hours.
 * @param written the hours as in business.yaml
 * @param allHours the firm's own words for "at any hour". Default: none
 */
function linesOf(written: string, allHours?: string): string[] {
  const footer = { ...frame.footer, allHours };
  const shown = {
    ...site,
    business: { ...site.business, hours: hours.parse(written) },
    words: { ...site.words, frame: { ...frame, footer } },
  };
  return textsOf(<Footer site={shown} year={2026} />, 'li');
}

test('a firm that answers at any hour says so in its own words, or else in ours', () => {
  expect(linesOf('always', 'Day and night')).toContain('Day and night');
  expect(linesOf('always')).toContain('24 hours a day, 7 days a week');
});

test('a firm that closes gives the hours in which it answers', () => {
  const lines = linesOf('Monday to Friday 8 am to 6 pm, Saturday 9 am to 1 pm');
  expect(lines).toContain('Monday to Friday, 8 am to 6 pm; Saturday, 9 am to 1 pm');
  expect(lines.join()).not.toContain('24 hours');
});

test('the number at the top of a page is for emergencies at any hour, or else has the hours in which somebody answers', async () => {
  const top = async (written: string) => {
    const firm = await readWith({ 'business.yaml': swap('hours: always', `hours: ${written}`) });
    return textsOf(<Header path="/" site={firm} />, 'header > p').at(-1);
  };
  expect(await top('24/7')).toBe('24/7 emergency: 01632 960 518');
  expect(await top('Monday to Friday 8 am to 6 pm')).toMatch(/^Phone: 01632 960 518.*Monday to Friday, 8 am to 6 pm$/);
});
