import { expect, test } from 'vitest';
import { attributesOf, band, messageLinks, read, site, textOf } from '../support/site.ts';

const { business, words } = site;

test('the footer links to email, text messages and WhatsApp, and Contact asks for a picture if the firm takes messages', async () => {
  const $ = await read('/contact');
  const wayLinks = ':is([href^="mailto:"], [href^="sms:"], [href^="https://wa.me/"])';
  expect(attributesOf($, `footer ${wayLinks}`, 'href')).toEqual(messageLinks);
  const picture = textOf($, band('cards')).includes(words.evidence.picture);
  expect(picture).toBe(Boolean(business.messages.text ?? business.messages.whatsApp));
});
