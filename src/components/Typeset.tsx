import { type SetText, typeset } from '../site/text/typeset.ts';

/** Plain text, typeset: grouped numbers run from left to right even in a page translated into Arabic, and "call-out" stays on one line. */
export const Typeset = ({ text }: { text: string }) => typeset(text).map(renderSetText);

/** Renders one piece of a typeset text. */
export function renderSetText({ text, isNumber }: SetText, index: number) {
  return isNumber ? (
    <bdi key={`${index} ${text}`} dir="ltr">
      {text}
    </bdi>
  ) : (
    text
  );
}
