import { describe, expect, test } from 'vitest';
import { read, readAll, routes } from '../support/site.ts';

const text = async (path: string) => (await read(path))('main').text().replace(/\s+/g, ' ');

/** Specification, section 1, and where a reader meets the claim. */
describe('the claims of the specification are made', () => {
  test.each([
    ['/', /24\/7 emergency service/],
    ['/', /Gas Safe registered/],
    ['/', /Fully insured/],
    ['/', /Power Flush Association/],
    ['/', /5 stars from 47 reviews/],
    ['/', /100% satisfaction guarantee/],
    ['/', /Honest Pricing/],
    ['/', /No call-out charge for local areas/],
    ['/about', /same-day assessments/],
    ['/about', /Free, no-obligation quotes for work that is not an emergency/],
    ['/contact', /Free, no-obligation quotes for work that is not an emergency/],
    ['/power-flushing', /no-fix-no-fee guarantee/],
  ])('%s: %s', async (path, claim) => {
    expect(await text(path)).toMatch(claim);
  });
});

/** Specification, section 9. */
describe('the constants of the specification are told', () => {
  test.each([
    ['/', /typically within 30 to 60 minutes/],
    ['/areas', /Brighton and Hove centre ?30 minutes/],
    ['/areas', /Suburbs ?45 minutes/],
    ['/areas', /Extended areas ?60 minutes/],
    ['/power-flushing', /takes 4 to 8 hours/],
    ['/power-flushing', /every 5 to 6 years/],
    ['/power-flushing', /over 10 years old/],
    ['/power-flushing', /copper pipes of 15 mm and 22 mm/i],
    ['/power-flushing', /microbore pipes of 8 mm or 10 mm, or plastic pipes/],
    ['/power-flushing', /BS 7593:2019/],
    ['/services', /microbore \(8 mm or 10 mm\) or plastic/],
    ['/contact', /24 hours a day, 7 days a week/],
  ])('%s: %s', async (path, constant) => {
    expect(await text(path)).toMatch(constant);
  });
});

test('no page calls a power flush compulsory', async () => {
  for (const [path, $] of await readAll()) {
    expect($('main').text(), path).not.toMatch(
      /power flush(ing)? (is|are) (required|compulsory|mandatory)|must be (power )?flushed/i,
    );
  }
});

test('wherever emergencies have a band, the gas emergency number stands in it', async () => {
  for (const path of ['/', '/services', '/areas', '/contact']) expect(await text(path)).toContain('0800 111 999');
});

test('no page shows an unfilled placeholder', async () => {
  for (const path of routes) expect((await read(path)).html()).not.toMatch(/\{[a-zA-Z]+\}|undefined|\[object/);
});
