import type { Business } from './schema/business.ts';
import { whatsAppLink } from './schema/phone.ts';
import { serviceAreaLine } from './service-area-line.ts';
import type { SiteTexts } from './site.ts';
import { plainText } from './text/sentence.ts';

/**
 * Returns the firm's contact card as a vCard 3.0 (RFC 2426), the newest version that iOS, Android and Outlook all read. No package is used:
 * the available packages write property names in capitals, but Apple's devices show a contact as a company only if the property is spelt
 * exactly `X-ABShowAs`.
 * @returns text of the file. The opening hours are in the note, since vCard has no property for them. The address is left out unless the
 * firm has a street and a postcode, because with only one of the two a map could show a wrong place
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
    // Apple devices show the label "WhatsApp" beside this URL; other systems show the URL alone.
    ...(whatsApp ? [`item1.URL:${whatsAppLink(whatsApp)}`, 'item1.X-ABLabel:WhatsApp'] : []),
    `NOTE:${escaped(note)}`,
  ]);
}

/**
 * Returns a shorter vCard for a printed QR code: the shorter the text, the fewer and larger the squares. The card contains the firm's name,
 * phone number and site.
 * MECARD, a shorter format for contacts, has no company names, and splits a name at a comma.
 */
export function scannedCard({ name, phone, site }: Business): string {
  return card([...named(name), `TEL;TYPE=WORK:${phone.e164}`, `URL:${site}`]);
}

/**
 * Path of the contact card on the site, such as `/chalk-and-channel.vcf`: the firm's short name, so that visitors recognise the file that
 * they download. Default for a name without Latin letters and digits: `/contact.vcf`.
 */
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

/** Name properties of a company. vCard requires `N`, the parts of a person's name, so all of its parts are empty. */
const named = (name: string) => ['N:;;;;', `FN:${escaped(name)}`, `ORG:${escaped(name)}`];

/**
 * The `ADR` property: PO box and suite (both empty), street, town, county, postcode, country. Undefined if the street or the postcode is
 * missing.
 */
function addressOf({ address, language }: Business): string | undefined {
  const { street, locality, region, postcode, country } = address;
  if (!(street && postcode)) return undefined;
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return `ADR;TYPE=WORK:${['', '', street, locality, region, postcode, countryName].map(escaped).join(';')}`;
}

/**
 * Returns a vCard: its properties between the lines that begin and end every card.
 * @param lines properties with their values, already escaped; false and undefined are left out
 */
function card(lines: readonly (string | false | undefined)[]): string {
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD']
    .map((line) => (line ? `${folded(line)}\r\n` : ''))
    .join('');
}

/** Escapes separators and line ends in a value (RFC 2426, section 4). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Breaks a line into lines of at most 75 bytes, each after the first with a space in front (RFC 2425, section 5.8.1). */
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
