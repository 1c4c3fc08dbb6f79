import { expect, test } from 'vitest';
import { type Block, layOut, plate, signHeight } from './lay-out.ts';

const words = { firm: 'A Firm', phone: '01632 960 247', heading: ['Us'], drawn: '' };
const longest = {
  // As long as content/business.yaml and content/ let them be.
  firm: 'Ouse Valley, Harbour & Downs Heating and Plumbing Company Ltd'.slice(0, 60),
  lead: 'Plumbing, heating and power flushing in and all around',
  heading: ['Westmeston with Ditchling Beac'],
  phone: '+44 1632 960 247',
  drawn: '',
};
const parts = { ...words, heading: ['Water wherever it ought to be, dry', 'Heat wherever you would rather be'] };
const sentence = { ...words, heading: ['Cold radiators and black water and boilers that groan through a night'] };

/** The box of what is drawn, from the numbers of its outlines. */
function boxOf({ outlines }: Block) {
  const numbers = (outlines.match(/-?[\d.]+/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each([
  ['short words', words],
  ['the longest words', longest],
  ['a heading of two parts', parts],
  ['a heading of one long sentence', sentence],
])('%s are in the middle square, from the sign to the plate, each under the other', (_, given) => {
  for (const y of [322, 380]) {
    const { mark, firm, lead, heading, phone } = layOut(given, y);
    const blocks = [firm, ...(lead ? [lead] : []), ...heading, phone];
    const boxes = blocks.map(boxOf);
    for (const [index, { left, right, top }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(300);
      expect(right).toBeLessThanOrEqual(900);
      const above = boxes[index - 1];
      if (above) expect(top).toBeGreaterThan(above.bottom);
    }
    const [sign] = boxes;
    expect(mark.x).toBeGreaterThanOrEqual(300);
    expect(sign?.left).toBeGreaterThan(mark.x + mark.width);
    expect(sign?.top).toBeGreaterThan(0);
    expect(sign?.bottom).toBeLessThan(signHeight);
    expect(boxes[1]?.top).toBeGreaterThan(signHeight);
    const last = heading.at(-1);
    if (last) expect(boxOf(last).bottom).toBeLessThan(y - plate.height / 2);
    const number = boxOf(phone);
    expect(number.top - (y - plate.height / 2)).toBeCloseTo(y + plate.height / 2 - number.bottom, -1);
  }
});

test('at a quarter of the size, as in a message, even the longest words are 6 pixels high or more, and the number 13', () => {
  const { firm, lead, heading, phone } = layOut(longest, 370);
  for (const block of [firm, lead, ...heading]) expect((block?.size ?? 0) / 4).toBeGreaterThanOrEqual(6);
  expect(phone.size / 4).toBeGreaterThanOrEqual(13);
});
