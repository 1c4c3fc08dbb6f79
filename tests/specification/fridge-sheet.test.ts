import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { get } from '../support/site.ts';

const card = `BEGIN:VCARD
VERSION:3.0
N:;;;;
FN:Chalk & Channel Plumbing and Heating
ORG:Chalk & Channel Plumbing and Heating
TEL;TYPE=WORK:+441632960247
URL:https://www.example.com
END:VCARD
`.replaceAll('\n', '\r\n');

test('the QR code on the printed sheet for the fridge door holds a contact card with the name, the number and the site', async () => {
  const { data } = encode(card, { ecc: 'Q', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  const drawing = await (await get('/drawings/stopcock-sheet.svg')).text();
  for (const [, x, y, length] of drawing.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  expect(drawn).toEqual(data);
});
