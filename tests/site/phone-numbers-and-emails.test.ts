import { expect, test } from 'vitest';
import { everyPage, readAll, site } from '../support/site.ts';

const all = await readAll(everyPage);

test('the name of every phone link contains the number', () => {
  for (const [path, $] of all) {
    for (const link of $('a[href^="tel:"]').toArray()) {
      const name = $(link).attr('aria-label') ?? $(link).text();
      // The name may contain other digits too, such as "24/7".
      expect(name.replace(/\D/g, ''), path).toContain(($(link).attr('href') ?? '').replace('tel:+44', ''));
    }
  }
});

test('every phone number in text is in a bdi element, so that its groups keep their order in Arabic or Hebrew', async () => {
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
        // Only from a 0 or a + on, because a text that ends with a number may stand before a number in a register.
        .matchAll(/(?<![\w.,£-])[0+]\d*(?:[ ()-]+\d+)+/g))
        expect(number.replace(/\D/g, '').length, `${path}: ${number}`).toBeLessThan(7);
    }
  }
});

test('every email has the marks that stop Cloudflare from changing it', async () => {
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
