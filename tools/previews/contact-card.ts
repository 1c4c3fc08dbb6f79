import ICAL from 'ical.js';
import parsePhoneNumber from 'libphonenumber-js';
import { figure, text } from './markup.ts';

/** What a telephone shows of a saved contact. */
export interface ContactCard {
  name: string;
  /** The address of the picture, which is in it. */
  picture: string;
  lines: readonly { label: string; value: string }[];
}

/** What is shown of a contact, in the order of telephones. */
const labels: Record<string, string> = { tel: 'Phone', email: 'Email', url: 'Website', adr: 'Address', note: 'Note' };

/**
 * Reads the firm's contact card.
 * @param text of the vCard 3.0 (RFC 2426), in which `X-ABLabel` says what the property of its group is
 */
export function readContactCard(text: string): ContactCard {
  const card = new ICAL.Component(ICAL.parse(text));
  const all = (name: string) => card.getAllProperties(name);
  const [name = ''] = all('fn').map(textOf);
  const [picture = ''] = all('photo').map(textOf);
  const ownLabels = new Map(all('x-ablabel').map((property) => [groupOf(property), textOf(property)]));
  return {
    name,
    picture: `data:image/jpeg;base64,${picture}`,
    lines: Object.entries(labels).flatMap(([kind, label]) =>
      all(kind).map((property) => ({
        label: ownLabels.get(groupOf(property)) ?? label,
        value: shown(kind, textOf(property)),
      })),
    ),
  };
}

/** Parts that are separate in the card, such as those of an address, one after the other. */
function textOf(property: ICAL.Property): string {
  return [property.getFirstValue()].flat().filter(Boolean).join(', ');
}

function groupOf(property: ICAL.Property): unknown {
  return property.getFirstParameter('group');
}

/** Telephones write numbers apart, and addresses of pages without what all have. */
function shown(name: string, value: string): string {
  if (name === 'tel') return parsePhoneNumber(value)?.formatInternational() ?? value;
  return name === 'url' ? value.replace(/^https:\/\//, '') : value;
}

/** The contact as a telephone shows it. */
export function contactPreview({ lines, name, picture }: ContactCard): string {
  const rows = lines.map(({ label, value }) => `<dt>${text(label)}</dt><dd>${text(value)}</dd>`);
  const contact = `<div class="contact"><img src="${text(picture)}" alt=""><h3>${text(name)}</h3><dl>${rows.join('')}</dl></div>`;
  return figure('Contact card, phone', contact);
}
