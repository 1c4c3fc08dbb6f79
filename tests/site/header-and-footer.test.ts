import { expect, test } from 'vitest';
import { serviceAreaLine } from '../../src/site/service-area-line.ts';
import { attributesOf, call, everyPage, mainPages, readAll, site, textOf, textsOf } from '../support/site.ts';

const { business, words } = site;
const { footer, header } = words.frame;
const all = await readAll(everyPage);

test('the header links to the pages of the navigation in their order', () => {
  for (const [path, $] of all) {
    expect(textsOf($, 'header nav li a'), path).toEqual(mainPages.map(({ name }) => name));
    expect(attributesOf($, 'header nav li a', 'href'), path).toEqual(mainPages.map((page) => page.path));
  }
});

test('the header begins with a link to Home, with the mark and the name, and the footer ends with the drawing that the content names', () => {
  for (const [path, $] of all) {
    const brand = $('header a[href="/"]').first();
    // Without this attribute, the mark (the firm's logo) would be as wide as the page on a page without styles.
    expect(brand.find('svg, img').attr('width'), path).toBe('32');
    expect(brand.children(':is(svg, img):first-child').length, path).toBe(1);
    expect(brand.text().trim(), path).toBe(business.name);
    const ground = footer.ground && `/drawings/${footer.ground}.svg`;
    expect($('footer > :last-child > img').attr('src'), path).toBe(ground);
  }
});

test('the footer links to the firm’s pages elsewhere and to where customers choose a time', () => {
  const links = [...(business.booking ? [business.booking] : []), ...(business.profiles ?? [])];
  for (const [path, $] of all) {
    const shown = attributesOf($, 'footer a[target="_blank"]', 'href');
    expect(
      shown.filter((href) => !href.startsWith('https://wa.me/')),
      path,
    ).toEqual(links.map(({ url }) => url));
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

test('the menu, which opens on small screens, ends with a call button', () => {
  for (const [path, $] of all)
    expect(textsOf($, '#menu > a:last-child'), path).toEqual([`${header.call} ${business.phone.text}`]);
});

test('the navigation marks the link to the current page, or to the section of an area', async () => {
  for (const [path, $] of await readAll()) {
    const marked = $('header nav [aria-current]')
      .toArray()
      .map((link) => [$(link).attr('href'), $(link).attr('aria-current')]);
    expect(marked, path).toEqual(path.startsWith('/areas/') ? [['/areas', 'true']] : [[path, 'page']]);
  }
});

test('the first link on the page is a skip link to the content', () => {
  for (const [path, $] of all) {
    expect($('a, button, input, summary').first().attr('href'), path).toBe('#content');
    expect($('main#content').length, path).toBe(1);
  }
});

test('the footer has the name, the ways to reach the firm, the pages, the services and the year', () => {
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
