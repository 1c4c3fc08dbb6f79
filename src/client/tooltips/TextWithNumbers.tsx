import { numberParts } from '../../site/text/spaced-numbers.ts';

/** Text in which phone numbers read from left to right, even if the reader has the page translated into Arabic. */
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
