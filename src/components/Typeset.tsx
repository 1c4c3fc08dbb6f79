import { type SetText, typeset } from '../site/text/typeset.ts';

/** A text as it is set: its numbers in several groups read from left to right in any language, and "call-out" stays on one line. */
export const Typeset = ({ text }: { text: string }) => typeset(text).map(renderSetText);

/** A piece of a text that is set. */
export function renderSetText({ text, isNumber }: SetText, index: number) {
  return isNumber ? (
    <bdi key={`${index} ${text}`} dir="ltr">
      {text}
    </bdi>
  ) : (
    text
  );
}
