import { expect, test } from 'vitest';
import { everyPage, readAll } from '../../support/site.ts';

test('every number in several groups is isolated, so that a page translated into Arabic or Hebrew shows it as it is dialled', async () => {
  let seen = 0;
  for (const [path, $] of await readAll(everyPage)) {
    const texts = $('body *')
      .contents()
      .toArray()
      .filter((node) => node.type === 'text' && !$(node).closest('script, style, svg').length);
    for (const text of texts) {
      const numbers = $(text)
        .text()
        .match(/\d+(?:[ -]\d+)+/g)
        ?.filter((number) => number.replace(/\D/g, '').length > 6);
      if (!numbers?.length) continue;
      seen += numbers.length;
      expect($(text).parent('bdi').attr('dir'), `${path}: ${numbers}`).toBe('ltr');
    }
  }
  expect(seen).toBeGreaterThan(100);
});

test('every email is marked for Cloudflare to leave as it is', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    const marked = /^<!--email_off-->.*<!--\/email_off-->$/s;
    for (const link of $('a[href^="mailto:"]').toArray()) {
      const around = [link.prev, link, link.next].map((node) => (node ? $.html(node) : '')).join('');
      expect(around, path).toMatch(marked);
    }
    const elsewhere = $('body').clone().find('script, style, a[href^="mailto:"]').remove().end().html() ?? '';
    for (const [email] of elsewhere.matchAll(/(?<!<!--email_off-->|[\w.+-])[\w.+-]+@[\w-]+\.\w+/g))
      expect.fail(`${path} has ${email} without a mark`);
  }
});
