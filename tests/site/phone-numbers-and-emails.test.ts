import { expect, test } from 'vitest';
import { everyPage, readAll, site } from '../support/site.ts';

const all = await readAll(everyPage);

test('every link to a number names the number', () => {
  for (const [path, $] of all) {
    for (const link of $('a[href^="tel:"]').toArray()) {
      const name = $(link).attr('aria-label') ?? $(link).text();
      // A label may have figures of its own, such as "24/7".
      expect(name.replace(/\D/g, ''), path).toContain(($(link).attr('href') ?? '').replace('tel:+44', ''));
    }
  }
});

test('every number in several groups is isolated, so that a page translated into Arabic or Hebrew shows it as it is dialled', async () => {
  const { text } = site.business.phone;
  for (const [path, $] of await readAll(everyPage)) {
    const isolated = $('bdi[dir="ltr"]')
      .toArray()
      .map((number) => $(number).text());
    if (/[ ()+-]/.test(text)) expect(isolated, path).toContain(text);
    const texts = $('body *:not(script, style, bdi, svg *)').contents().toArray();
    for (const text of texts.filter(({ type }) => type === 'text')) {
      for (const [number] of $(text)
        .text()
        .matchAll(/(?<![\w.,£-])\d+(?:[ ()-]+\d+)+/g))
        expect(number.replace(/\D/g, '').length, `${path}: ${number}`).toBeLessThan(7);
    }
  }
});

test('every email is marked for Cloudflare to leave as it is', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    const marked = /^<!--email_off-->.*<!--\/email_off-->$/s;
    for (const link of $('a[href^="mailto:"]').toArray()) {
      const around = [link.prev, link, link.next].map((node) => (node ? $.html(node) : '')).join('');
      expect(around, path).toMatch(marked);
    }
    const texts = $('body *:not(script, style, a[href^="mailto:"], a[href^="mailto:"] *)')
      .contents()
      .toArray()
      .filter((node) => node.type === 'text' && /\w@[\w-]+\.\w/.test($(node).text()));
    for (const text of texts) expect($.html(text.prev ?? []), path).toBe('<!--email_off-->');
  }
});
