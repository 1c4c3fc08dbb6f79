import { expect, test } from 'vitest';
import { plainText } from '../../src/site/text/sentence.ts';
import { band, read, site, textOf, textsOf } from '../support/site.ts';

const { services } = site.words;

test('each service has a card with its description and features, and with its note and link if it has them', async () => {
  const $ = await read('/services');
  for (const { id, title, description, features, note, link } of services.services) {
    expect(textOf($, band(id, 'h2'))).toBe(title);
    expect(textsOf($, band(id, 'p'))).toContain(plainText(description));
    expect(textsOf($, band(id, 'li'))).toEqual(features.map((feature) => plainText(feature)));
    expect(textsOf($, band(id, '[role="note"]'))).toEqual(note ? [`${services.noteHeading} ${plainText(note)}`] : []);
    expect(textsOf($, band(id, 'div:last-child > p:last-child > strong:only-child > a:only-child'))).toEqual(
      link ? [link.label] : [],
    );
  }
});
