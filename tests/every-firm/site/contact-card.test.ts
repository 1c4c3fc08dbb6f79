import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plainText } from '../../../src/content/running-text.ts';
import { contactCardPath } from '../../../src/facts/contact-card.ts';
import { band, call, everyPage, facts, get, readAll, textsOf } from '../../support/site.ts';
import { readVcard } from '../../support/vcard.ts';

const { business, words } = facts;
const { address, email, messages } = business;
const path = contactCardPath(business);
const answer = await get(path);
const bytes = Buffer.from(await answer.arrayBuffer());
const card = readVcard(bytes.toString());

const properties = (name: string) => card.get(name) ?? [];
const values = (name: string) => properties(name).map((property) => property.values[0]);

test('Contact offers the card right under the number, as a plain link, and no other page does', async () => {
  for (const [page, $] of await readAll(everyPage)) {
    const link = $('a[href$=".vcf"]');
    expect(link.length, page).toBe(page === '/contact' ? 1 : 0);
    if (page !== '/contact') continue;
    expect(textsOf($, band('page', `${call} + p`))).toEqual([words.contact.save]);
    // With `download` an iPhone puts it among the files; without, it opens the contact.
    expect(link.attr()).toEqual({ href: path });
  }
});

test('the card comes as the type that telephones open as a contact, under the firm’s name', () => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/vcard; charset=utf-8']);
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(path).toMatch(/^\/[a-z\d]+(-[a-z\d]+)*\.vcf$/);
});

test('every line of the card ends as the format asks and is at most 75 bytes long', () => {
  const lines = bytes.toString('latin1').split('\r\n');
  expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCARD', 'END:VCARD', '']);
  expect(lines.filter((line) => line.length > 75 || /[\r\n]/.test(line))).toEqual([]);
});

test('the card is a company’s, with its name, the number that call buttons dial, and the site', () => {
  expect(values('version')).toEqual(['3.0']);
  expect([values('fn'), values('org'), values('n')]).toEqual([
    [business.name],
    [business.name],
    [['', '', '', '', '']],
  ]);
  expect(bytes.toString()).toContain('\r\nX-ABShowAs:COMPANY\r\n');
  expect(properties('tel')[0]).toEqual({
    parameters: { type: ['WORK', 'VOICE', 'PREF'] },
    values: [business.phone.e164],
  });
  expect(values('url')[0]).toBe(business.site);
});

test('its note says the hours and the region', () => {
  const [note] = values('note');
  expect(note).toContain(plainText(words.contact.cards.hours.text));
  expect(note).toContain(words.frame.footer.coverage);
});

test('it has the other ways to write to the firm, and an address where that is whole', () => {
  const { text, whatsApp } = messages;
  const other = text && text.e164 !== business.phone.e164 ? [text.e164] : [];
  expect(values('tel').slice(1)).toEqual(other);
  expect(values('email')).toEqual(email ? [email] : []);
  expect(values('url').slice(1)).toEqual(whatsApp ? [`https://wa.me/${whatsApp.e164.slice(1)}`] : []);
  expect(values('x-ablabel')).toEqual(whatsApp ? ['WhatsApp'] : []);
  const { country, street, locality, region, postcode } = address;
  const countryName = new Intl.DisplayNames(business.language, { type: 'region' }).of(country);
  const whole = [['', '', street, locality, region, postcode, countryName]];
  expect(values('adr')).toEqual(street && postcode ? whole : []);
});

test('its picture is a square JPEG', async () => {
  const [picture] = values('photo');
  const { format, width, height } = await sharp(Buffer.from(String(picture), 'base64')).metadata();
  expect([format, width, height]).toEqual(['jpeg', 256, 256]);
});
