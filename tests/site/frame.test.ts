import { describe, expect, test } from 'vitest';
import { serviceAreaLine } from '../../src/site/service-area-line.ts';
import { attributesOf, call, everyPage, mainPages, read, readAll, site, textOf, textsOf } from '../support/site.ts';

const { business, words } = site;
const { footer, header, breadcrumb } = words.frame;
const all = await readAll(everyPage);

describe('on every page', () => {
  test('the header links to the pages of the navigation in their order', () => {
    for (const [path, $] of all) {
      expect(textsOf($, 'header nav a'), path).toEqual(mainPages.map(({ name }) => name));
      expect(attributesOf($, 'header nav a', 'href'), path).toEqual(mainPages.map((page) => page.path));
    }
  });

  test('the header begins with the mark and the name, which lead home, and the footer ends in what lies under the town, where the content says so', () => {
    for (const [path, $] of all) {
      const brand = $('header a[href="/"]').first();
      // Without styles it would be as wide as the page.
      expect(brand.find('svg, img').attr('width'), path).toBe('32');
      expect(brand.children(':is(svg, img):first-child').length, path).toBe(1);
      expect(brand.text().trim(), path).toBe(business.name);
      const ground = footer.ground && `/drawings/${footer.ground}.svg`;
      expect($('footer > :last-child > img').attr('src'), path).toBe(ground);
    }
  });

  test('the header has an emergency link that shows the number, and call buttons to the same number', () => {
    for (const [path, $] of all) {
      const calls = textsOf($, `header ${call}`);
      expect(calls, path).toEqual([
        `${header.emergency} ${business.phone.text}`,
        `${header.call} ${business.phone.text}`,
        `${words.labels.call} ${business.phone.text}`,
      ]);
      expect($('header a[href^="tel:"]').length, path).toBe(calls.length);
    }
  });

  test('a skip link is the first thing that can be focused', () => {
    for (const [path, $] of all) {
      expect($('a, button, input, summary').first().attr('href'), path).toBe('#content');
      expect($('main#content').length, path).toBe(1);
    }
  });

  test('the footer says who, how to reach them, what they do, and the year', () => {
    const { email, address, name } = business;
    const hours = footer.allHours ?? business.hours.text;
    for (const [path, $] of all) {
      expect(textOf($, 'footer'), path).toContain(footer.blurb);
      const contact = textsOf($, 'footer section:has(a[href^="tel:"]) li').join('\n');
      const ways = [business.phone.text, email, address.street, serviceAreaLine(business), hours];
      for (const way of ways.filter((each) => each !== undefined)) expect(contact, path).toContain(way);
      const pages = attributesOf($, 'footer section:has(#pages) a', 'href');
      expect(pages, path).toEqual(mainPages.map((page) => page.path));
      const services = textsOf($, 'footer section:last-of-type li');
      expect(services, path).toEqual(footer.services.links.map(({ label }) => label));
      expect(textOf($, 'footer'), path).toContain(`© ${new Date().getFullYear()} ${name}`);
    }
  });

  test('every link to a number names the number', () => {
    for (const [path, $] of all) {
      for (const link of $('a[href^="tel:"]').toArray()) {
        const name = $(link).attr('aria-label') ?? $(link).text();
        // A label may have figures of its own, such as "24/7".
        expect(name.replace(/\D/g, ''), path).toContain(($(link).attr('href') ?? '').replace('tel:+44', ''));
      }
    }
  });

  test('every section has a heading, and those that a reader jumps to are landmarks with its name: the emergency, the call', () => {
    for (const [path, $] of all) {
      for (const section of $('section').toArray()) {
        expect($(section).find('h1, h2').text(), path).not.toBe('');
        const heading = $(section).attr('aria-labelledby');
        if (heading) expect(['emergency', 'call'], path).toContain(heading);
      }
      for (const id of ['emergency', 'call']) {
        const owner = $(`#${id}`).closest('section');
        if (owner.length > 0) expect(owner.attr('aria-labelledby'), path).toBe(id);
      }
    }
  });

  test('a drawing reads as text with spaces between its words, and a picture that is no decoration has a text of its own', () => {
    for (const [path, $] of all) {
      for (const drawing of $('main svg:has(text)').toArray()) {
        const texts = [...$(drawing).find('desc, text, tspan').contents()].filter(({ type }) => type === 'text');
        const words = texts.map((text) => $(text).text());
        const joints = words.slice(1).map((text, index) => `${words[index]?.at(-1)}${text.at(0)}`);
        for (const joint of joints) expect(joint, path).toMatch(/\s/);
      }
      expect($('img:not([alt])').length, path).toBe(0);
      expect($('main img[alt=""]:not([src^="/drawings/"])').length, path).toBe(0);
    }
  });

  test('there is no form, frame, picture or script from elsewhere, and no inline style or handler', () => {
    const foreign =
      'form, input, iframe, object, embed, [style], [src^="http"], link[rel="stylesheet"]:not([media^="print"]), link[rel="modulepreload"], script[src]:not([type="module"])';
    for (const [path, $] of all) {
      const names = [...$('*')].flatMap((element) => Object.keys($(element).attr() ?? {}));
      expect([$(foreign).length, ...names.filter((name) => name.startsWith('on'))], path).toEqual([0]);
    }
  });
});

test('the link of the page one is on is marked, and that of its section', async () => {
  for (const [path, $] of await readAll()) {
    const marked = $('header nav [aria-current]')
      .toArray()
      .map((link) => [$(link).attr('href'), $(link).attr('aria-current')]);
    expect(marked, path).toEqual(path.startsWith('/areas/') ? [['/areas', 'true']] : [[path, 'page']]);
  }
});

describe('the breadcrumb', () => {
  const crumbs = `nav[aria-label="${breadcrumb}"] li`;

  test('is hidden on the home page', async () => {
    expect((await read('/'))(crumbs)).toHaveLength(0);
  });

  test('shows Home and one crumb per segment, and links all but the last', async () => {
    for (const [path, $] of (await readAll()).slice(1)) {
      const segments = path.slice(1).split('/');
      const [, ...shown] = textsOf($, crumbs).map((crumb) => crumb.toLowerCase().replaceAll(' ', '-'));
      expect(shown, path).toEqual(segments);
      const ways = segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
      expect(attributesOf($, `${crumbs} a`, 'href'), path).toEqual(['/', ...ways]);
      expect($(`${crumbs}:last-child [aria-current="page"]`).length, path).toBe(1);
    }
  });

  test('names the error on an error page before JavaScript', async () => {
    expect(textsOf(await read('/nope'), crumbs)).toEqual([mainPages[0]?.name, words['not-found'].title]);
  });
});
