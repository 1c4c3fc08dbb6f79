import { numberParts } from '../../site/text/spaced-numbers.ts';

/** A text whose telephone numbers read from left to right, in a page that the reader has had translated too. */
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
