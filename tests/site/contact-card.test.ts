import { expect, test } from 'vitest';
import { contactCardPath } from '../../src/site/contact-card.ts';
import { plainText } from '../../src/site/text/sentence.ts';
import { band, call, everyPage, get, readAll, site, textsOf } from '../support/site.ts';

const { business, words } = site;
const { address, email, messages, name, phone, site: origin } = business;
const path = contactCardPath(business);
const answer = await get(path);
const text = await answer.text();

/** Lines of the contact card (a vCard), with folded lines joined. Each line is a pair: the property with its parameters, and the value. */
const lines = text
  .replaceAll('\r\n ', '')
  .split('\r\n')
  .map((line) => line.split(/:(.*)/s));
/** Values of a property, unescaped. Within a value, a semicolon without a backslash before it separates the parts. */
const values = (property: string) =>
  lines
    .filter(([found = '']) => found.replace(/;.*/, '') === property)
    .map(([, value = '']) =>
      value
        .split(/(?<!\\);/)
        .map(unescaped)
        .join(';'),
    );
const unescaped = (value: string) => value.replace(/\\([\\,;n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));

test('Contact links to the card directly under the number, and no other page does', async () => {
  for (const [page, $] of await readAll(everyPage)) {
    const link = $('a[href$=".vcf"]');
    expect(link.length, page).toBe(page === '/contact' ? 1 : 0);
    if (page !== '/contact') continue;
    expect(textsOf($, band('page', `${call} + p`))).toEqual([words.contact.save]);
    // The link has no `download` attribute. With that attribute, an iPhone would save a file instead of opening the contact.
    expect(link.attr()).toEqual({ href: path });
  }
});

test('the card has the content type that telephones open as a contact, and the firm’s name as its file name', () => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/vcard; charset=utf-8']);
  expect(path).toMatch(/^\/[a-z\d]+(-[a-z\d]+)*\.vcf$/);
});

test('every line of the card ends with CRLF and is at most 75 bytes long', () => {
  const sent = text.split('\r\n');
  expect([sent[0], ...sent.slice(-2)]).toEqual(['BEGIN:VCARD', 'END:VCARD', '']);
  expect(sent.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
});

test('the card is for a company, with its name, the number of the call buttons, the site and the hours', () => {
  expect([values('VERSION'), values('FN'), values('ORG')]).toEqual([['3.0'], [name], [name]]);
  expect([values('X-ABShowAs'), values('TEL')[0], values('URL')]).toEqual([['COMPANY'], phone.e164, [origin]]);
  expect(values('NOTE')[0]).toContain(plainText(words.contact.cards.hours.text));
});

test('the card has the number for messages, the email, WhatsApp, and the address if street and postcode are known', () => {
  const { text: other, whatsApp } = messages;
  expect(values('TEL').slice(1)).toEqual(other && other.e164 !== phone.e164 ? [other.e164] : []);
  expect(values('EMAIL')).toEqual(email ? [email] : []);
  expect(values('item1.URL')).toEqual(whatsApp ? [`https://wa.me/${whatsApp.e164.slice(1)}`] : []);
  const { street, postcode } = address;
  expect(values('ADR').map((whole) => whole.split(';')[2])).toEqual(street && postcode ? [street] : []);
});
