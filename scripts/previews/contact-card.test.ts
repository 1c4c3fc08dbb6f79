import { expect, test } from 'vitest';
import { contactPreview, readContactCard } from './contact-card.ts';

const lines = [
  'FN:Ouse & Harbour\\, Heating',
  'ORG:Ouse',
  'EMAIL:office@example.org',
  'ADR;TYPE=WORK:;;1 Quay Lane;Newhaven;East Sussex;BN9 9AA;',
  'URL:https://www.example.org',
  'NOTE:Day and\\nnight',
];
const card = (version: string, ...more: string[]) =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, ...more, 'END:VCARD', ''].join('\r\n');

test.each([
  ['3.0', 'TEL;TYPE=WORK,VOICE:+441632960247', 'PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo='],
  ['4.0', 'TEL;VALUE=uri;TYPE="work,voice":tel:+441632960247', 'PHOTO:data:image/png;base64,iVBORw0KGgo='],
])('a card of version %s is read whole', (version, tel, photo) => {
  expect(readContactCard(card(version, tel, photo))).toEqual({
    name: 'Ouse & Harbour, Heating',
    organisation: 'Ouse',
    picture: 'data:image/png;base64,iVBORw0KGgo=',
    lines: [
      { label: 'Phone', value: '+44 1632 960247' },
      { label: 'Email', value: 'office@example.org' },
      { label: 'Website', value: 'www.example.org' },
      { label: 'Address', value: '1 Quay Lane, Newhaven, East Sussex, BN9 9AA' },
      { label: 'Note', value: 'Day and\nnight' },
    ],
  });
});

test('a card without a picture shows the first letters of the name', () => {
  const preview = contactPreview(readContactCard(card('3.0')));
  expect(preview).toContain('<b>OH</b>');
  expect(preview).toContain('Ouse &#38; Harbour, Heating');
});
