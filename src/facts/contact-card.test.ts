import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/other-firm.ts';
import { readVcard } from '../../tests/support/vcard.ts';
import { contactCard, contactCardPath, scannedCard } from './contact-card.ts';

const facts = await readWith({});
const { business, words } = facts;
const picture = Buffer.from('a picture');

test('a name with what separates values, and with characters of several bytes where lines end, is read as it was', () => {
  for (let length = 40; length < 60; length++) {
    const name = `${'x'.repeat(length)}; A, B\\C é’🔧`;
    const card = contactCard({ business: { ...business, name }, words }, picture);
    expect(readVcard(card).get('org')?.[0]?.values).toEqual([name]);
    expect(card.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  }
});

test('a number for texts that is the number for calls is there once', () => {
  const messages = { text: business.phone };
  const card = contactCard({ business: { ...business, messages }, words }, picture);
  expect(readVcard(card).get('tel')).toHaveLength(1);
});

test.each(['street', 'postcode'])('an address without its %s is left out', (part) => {
  const address = { ...business.address, [part]: undefined };
  expect(contactCard({ business: { ...business, address }, words }, picture)).not.toContain('ADR');
});

test('what a telephone reads from paper is a card of the name, the number and the site', () => {
  expect([...readVcard(scannedCard(business)).keys()]).toEqual(['version', 'n', 'fn', 'org', 'tel', 'url']);
});

test.each([
  ['Chalk & Channel', '/chalk-and-channel.vcf'],
  ['Dave’s Heating 24/7', '/daves-heating-24-7.vcf'],
  ['Ó Briain', '/o-briain.vcf'],
  ['水', '/contact.vcf'],
])('the card of %s is %s', (shortName, path) => {
  expect(contactCardPath({ ...business, shortName })).toBe(path);
});
