import { numberParts } from '../../site/text/spaced-numbers.ts';

/** Text whose phone numbers run from left to right, even on a page that the reader has translated into Arabic. */
export function TextWithNumbers({ text }: { text: string }) {
  return numberParts(text).map(({ text: part, isNumber }, index) => {
    const key = `${index} ${part}`;
    if (!isNumber) return part;
    return (
      <bdi key={key} dir="ltr">
        {part}
      </bdi>
    );
  });
}
