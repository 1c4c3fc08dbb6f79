import { expect, test } from 'vitest';
import { readContactCard } from './contact-card.ts';

test('a card is read whole, each line under what it is, or under its own label', () => {
  const card = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Ouse & Harbour\\, Heating',
    'TEL;TYPE=WORK,VOICE:+441632960247',
    'EMAIL:office@example.org',
    'ADR;TYPE=WORK:;;1 Quay Lane;Newhaven;East Sussex;BN9 9AA;',
    'URL:https://www.example.org',
    'item1.URL:https://wa.me/441632960247',
    'item1.X-ABLabel:WhatsApp',
    'NOTE:Day and\\nnight',
    'PHOTO;ENCODING=b;TYPE=JPEG:/9j/2wA=',
    'END:VCARD',
    '',
  ];
  expect(readContactCard(card.join('\r\n'))).toEqual({
    name: 'Ouse & Harbour, Heating',
    picture: 'data:image/jpeg;base64,/9j/2wA=',
    lines: [
      { label: 'Phone', value: '+44 1632 960247' },
      { label: 'Email', value: 'office@example.org' },
      { label: 'Website', value: 'www.example.org' },
      { label: 'WhatsApp', value: 'wa.me/441632960247' },
      { label: 'Address', value: '1 Quay Lane, Newhaven, East Sussex, BN9 9AA' },
      { label: 'Note', value: 'Day and\nnight' },
    ],
  });
});
