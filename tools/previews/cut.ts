import { searchTitle, widthOf } from '../../src/facts/search-results.ts';

/** How much of a text is shown: in Arial of a size, in lines of a width, all in pixels. */
export interface Room {
  size: number;
  room: number;
  lines: number;
}

/** A text as it's shown, with what is lost at its end where it's cut. */
export interface Cut {
  shown: string;
  lost: string;
}

/**
 * What search results show of titles and descriptions. Google publishes no figures; those who measure its results find 920
 * pixels of a description on a wide screen, on two lines, and 680 on a phone (findbest.tools/seo/meta-description-checker,
 * 2026). The phone is 360 pixels wide with 16 on each side, where titles have two lines.
 */
export const searchResult = {
  wide: { title: { ...searchTitle, lines: 1 }, description: { size: 14, room: 920, lines: 1 } },
  phone: { title: { size: 20, room: 328, lines: 2 }, description: { size: 14, room: 680, lines: 1 } },
} satisfies Record<string, { title: Room; description: Room }>;
export type Screen = keyof typeof searchResult;

/** Cuts a text after its last word for which there's room, with dots for what is lost. */
export function cut(text: string, room: Room): Cut {
  const words = text.split(' ');
  const upTo = (count: number) => words.slice(0, count).join(' ');
  if (fits(text, room)) return { shown: text, lost: '' };
  const counts = Array.from(words, (_, index) => index).reverse();
  const most = counts.find((count) => fits(`${upTo(count)} …`, room)) ?? 0;
  return { shown: `${upTo(most)} …`, lost: words.slice(most).join(' ') };
}

/** Whether a text fills no more than its lines, each with as many words as go into it. */
function fits(text: string, { size, room, lines }: Room): boolean {
  const filled: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...filled.slice(-1), word].join(' ');
    if (widthOf(longer, size) <= room) filled.splice(-1, 1, longer);
    else filled.push(word);
  }
  return filled.length <= lines && filled.every((line) => widthOf(line, size) <= room);
}
