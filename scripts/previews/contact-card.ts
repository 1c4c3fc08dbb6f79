import ICAL from 'ical.js';
import parsePhoneNumber from 'libphonenumber-js';
import { figure, text } from './markup.ts';

/** What a telephone shows of a saved contact. */
export interface ContactCard {
  name: string;
  organisation?: string;
  /** The address of the picture, which is in it. */
  picture?: string;
  lines: readonly { label: string; value: string }[];
}

/** What is shown of a contact, in the order of telephones. */
const labels: Record<string, string> = { tel: 'Phone', email: 'Email', url: 'Website', adr: 'Address', note: 'Note' };

/**
 * Reads a contact card.
 * @param text of one vCard, version 3 or 4 (RFC 2426, RFC 6350)
 */
export function readContactCard(text: string): ContactCard {
  const card = new ICAL.Component(ICAL.parse(text));
  const all = (name: string) => card.getAllProperties(name);
  const first = (name: string) => all(name).map(textOf)[0];
  const [organisation, picture] = [first('org'), all('photo').map(addressOf)[0]];
  return {
    name: first('fn') ?? '',
    ...(organisation && { organisation }),
    ...(picture && { picture }),
    lines: Object.entries(labels).flatMap(([name, label]) =>
      all(name).map((property) => ({ label, value: shown(name, textOf(property)) })),
    ),
  };
}

/** Parts that are separate in the card, such as those of an address, one after the other. */
function textOf(property: ICAL.Property): string {
  return [property.getFirstValue()].flat().filter(Boolean).join(', ');
}

/** Telephones write numbers apart, and addresses of pages without what all have. */
function shown(name: string, value: string): string {
  if (name === 'tel') return parsePhoneNumber(value.replace(/^tel:/, ''))?.formatInternational() ?? value;
  return name === 'url' ? value.replace(/^https:\/\//, '') : value;
}

/** Version 4 has the whole address, version 3 its bytes and their type. */
function addressOf(property: ICAL.Property): string {
  const value = property.getFirstValue();
  if (!(value instanceof ICAL.Binary)) return String(value);
  return `data:image/${String(property.getFirstParameter('type')).toLowerCase()};base64,${value.value}`;
}

/** The contact as a telephone shows it. */
export function contactPreview({ lines, name, organisation, picture }: ContactCard): string {
  const initials = name.match(/\b\p{L}/gu) ?? [];
  const portrait = picture ? `<img src="${text(picture)}" alt="">` : `<b>${text(initials.slice(0, 2).join(''))}</b>`;
  const rows = lines.map(({ label, value }) => `<dt>${text(label)}</dt><dd>${text(value)}</dd>`);
  const firm = organisation && organisation !== name ? `<p>${text(organisation)}</p>` : '';
  const contact = `<div class="contact">${portrait}<h3>${text(name)}</h3>${firm}<dl>${rows.join('')}</dl></div>`;
  return figure('Contact card, phone', contact);
}
