import type { Business } from './schema/business.ts';
import { whatsAppLink } from './schema/phone.ts';
import { serviceAreaLine } from './service-area-line.ts';
import type { SiteTexts } from './site.ts';
import { plainText } from './text/sentence.ts';

/**
 * The firm for an address book, as a vCard 3.0 (RFC 2426): the newest version that iOS, Android and Outlook all read, as
 * Outlook knows no 4.0. Written here, since packages put the names of properties into capitals, and Apple's Contacts knows
 * `X-ABShowAs`, by which it shows a company, in no other spelling (Nextcloud's users found out).
 * @returns the file's text. The format has no property for hours, so they are in the note; an address is left out where it
 * has no street or no postcode, as a map would take it for the door of the firm
 */
export function contactCard({ business, words }: Pick<SiteTexts, 'business' | 'words'>): string {
  const { email, messages, name, phone, site } = business;
  const { text, whatsApp } = messages;
  const { hours } = words.contact.cards;
  const note = [`${hours.title}: ${plainText(hours.text)}`, serviceAreaLine(business)].join('\n');
  return card([
    ...named(name),
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${phone.e164}`,
    text && text.e164 !== phone.e164 && `TEL;TYPE=WORK,CELL:${text.e164}`,
    email && `EMAIL;TYPE=INTERNET,WORK:${email}`,
    addressOf(business),
    `URL;TYPE=WORK:${site}`,
    // Apple's way of saying what an address is; others show the address alone.
    ...(whatsApp ? [`item1.URL:${whatsAppLink(whatsApp)}`, 'item1.X-ABLabel:WhatsApp'] : []),
    `NOTE:${escaped(note)}`,
  ]);
}

/**
 * The same with only the name, the number and the site, for a code that a telephone reads from paper: the squares of the whole card
 * would be two thirds as wide. (MECARD is shorter, but has no company, and takes what is behind a comma for a person's first name.)
 */
export function scannedCard({ name, phone, site }: Business): string {
  return card([...named(name), `TEL;TYPE=WORK:${phone.e164}`, `URL:${site}`]);
}

/** Where the card is: under a name that its reader knows again among downloads. */
export function contactCardPath({ shortName }: Business): string {
  const name = shortName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return `/${name || 'contact'}.vcf`;
}

/** A company: the parts of a person's name are empty. */
const named = (name: string) => ['N:;;;;', `FN:${escaped(name)}`, `ORG:${escaped(name)}`];

/** After the box and the suite, which are empty: street, town, county, postcode, country. */
function addressOf({ address, language }: Business): string | undefined {
  const { street, locality, region, postcode, country } = address;
  if (!(street && postcode)) return undefined;
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return `ADR;TYPE=WORK:${['', '', street, locality, region, postcode, countryName].map(escaped).join(';')}`;
}

/** @param lines each a property with its parameters, and its value as the format writes it; or nothing */
function card(lines: readonly (string | false | undefined)[]): string {
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD']
    .map((line) => (line ? `${folded(line)}\r\n` : ''))
    .join('');
}

/** RFC 2426, section 4: what separates values and lines is written with a backslash. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** RFC 2425, section 5.8.1: no line is longer than 75 bytes; the next one goes on after a space. No character is cut in two. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > 75) [text, bytes] = [`${text}\r\n `, 1];
    text += character;
    bytes += more;
  }
  return text;
}
