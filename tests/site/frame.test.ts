import { describe, expect, test } from 'vitest';
import { facts, read, readAll, routes, textOf, textsOf } from '../support/site.ts';

const { email, name, phone } = facts.business;
const { frame } = facts.words;
const anyPage = [...routes, '/nope', '/500'];

describe.each(anyPage)('on %s', (path) => {
  test('the header links to the six pages in order', async () => {
    const $ = await read(path);
    const links = $('header nav[aria-label="Main"] a').toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr('href')])).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Power Flushing', '/power-flushing'],
      ['About', '/about'],
      ['Areas', '/areas'],
      ['Contact', '/contact'],
    ]);
  });

  test('the header has an emergency link that shows the number, and a Call Now button to the same number', async () => {
    const $ = await read(path);
    const calls = $('header a[href^="tel:"]').toArray();
    expect(calls.map((call) => $(call).attr('href'))).toEqual([`tel:${phone.e164}`, `tel:${phone.e164}`]);
    expect($(calls[0]).text()).toMatch(/emergency/i);
    expect($(calls[0]).text()).toContain(phone.text);
    expect($(calls[1]).text()).toMatch(/^Call Now/);
  });

  test('the menu is a button that opens the list of links without JavaScript', async () => {
    const $ = await read(path);
    const target = $('header button').attr('popovertarget');
    expect($(`nav#${target}[popover]`)).toHaveLength(1);
  });

  test('a skip link is the first thing that can be focused', async () => {
    const $ = await read(path);
    const first = $('a, button, input, summary').first();
    expect(first.attr('href')).toBe('#content');
    expect($('main#content')).toHaveLength(1);
  });

  test('the footer has the blurb, how to reach the firm, six services and the copyright year', async () => {
    const $ = await read(path);
    expect(textOf($, 'footer')).toContain(frame.blurb);
    const contact = textsOf($, 'footer section[aria-labelledby="footer-contact"] li');
    expect(contact).toEqual([phone.text, ...(email ? [email] : []), frame.coverage, frame.hours]);
    expect($('footer section[aria-labelledby="footer-services"] li a')).toHaveLength(6);
    expect(textOf($, 'footer')).toContain(`© ${new Date().getFullYear()} ${name}`);
  });

  test('every link to a number names the number', async () => {
    const $ = await read(path);
    for (const link of $('a[href^="tel:"]').toArray()) {
      const dialled = $(link).attr('href')?.replace('tel:', '').replace('+44', '0');
      const name = `${$(link).attr('aria-label') ?? ''}${$(link).text()}`;
      expect(name.replaceAll(' ', '').replaceAll('+44', '0')).toContain(dialled);
    }
  });

  test('the page has one main heading, and no heading skips a level', async () => {
    const $ = await read(path);
    expect($('h1')).toHaveLength(1);
    const levels = $('main :is(h1, h2, h3, h4)')
      .toArray()
      .map((heading) => Number(heading.tagName[1]));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
  });

  test('every band is a section that its heading names', async () => {
    const $ = await read(path);
    for (const section of $('section').toArray()) {
      const heading = $(section).attr('aria-labelledby');
      expect($(section).attr('aria-label') ?? $(section).find(`#${heading}:is(h1, h2)`).text()).not.toBe('');
    }
  });

  test('there is no form, frame, picture or script from elsewhere, and no inline style or handler', async () => {
    const $ = await read(path);
    const attributes = $('*')
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}));
    expect(attributes.filter((attribute) => attribute.startsWith('on'))).toEqual([]);
    expect(
      $('form, input, iframe, object, embed, [style], [src^="http"], link[rel="stylesheet"], script[src]'),
    ).toHaveLength(0);
  });
});

test('the link of the page one is on is marked, and that of its section', async () => {
  for (const [path, $] of await readAll()) {
    const marked = $('header nav [aria-current]')
      .toArray()
      .map((link) => [$(link).attr('href'), $(link).attr('aria-current')]);
    const expected = path.startsWith('/areas/') ? [['/areas', 'true']] : [[path, 'page']];
    expect(marked, path).toEqual(expected);
  }
});

describe('the breadcrumb', () => {
  test('is hidden on the home page', async () => {
    expect((await read('/'))('nav[aria-label="Breadcrumb"]')).toHaveLength(0);
  });

  test.each(routes.filter((path) => path !== '/'))('on %s shows Home and one crumb per segment', async (path) => {
    const $ = await read(path);
    const names = path
      .slice(1)
      .split('/')
      .map((segment) =>
        segment
          .split('-')
          .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
          .join(' '),
      );
    expect(textsOf($, 'nav[aria-label="Breadcrumb"] ol > li')).toEqual(['Home', ...names]);
  });

  test('links the earlier crumbs and leaves the last as text', async () => {
    const $ = await read('/areas/shoreham-by-sea');
    const links = $('nav[aria-label="Breadcrumb"] a').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(['/', '/areas']);
    expect(textOf($, 'nav[aria-label="Breadcrumb"] [aria-current="page"]')).toBe('Shoreham By Sea');
  });

  test('reads Home / Page not found on the 404 page before JavaScript', async () => {
    const $ = await read('/nope');
    expect(textsOf($, 'nav[aria-label="Breadcrumb"] li')).toEqual(['Home', 'Page not found']);
  });
});
