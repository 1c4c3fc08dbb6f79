import { Fragment } from 'react';
import { type SetText, typeset } from '../site/text/typeset.ts';

/**
 * Plain text, typeset: grouped numbers run from left to right even in a page translated into Arabic, "call-out" stays on one line, and an
 * email that is too long for its line breaks after the @.
 */
export const Typeset = ({ text }: { text: string }) => typeset(text).map(renderSetText);

/** Renders one piece of a typeset text. */
export function renderSetText({ text, isNumber }: SetText, index: number) {
  const key = `${index} ${text}`;
  if (isNumber) {
    return (
      <bdi key={key} dir="ltr">
        {text}
      </bdi>
    );
  }
  const domain = text.indexOf('@') + 1;
  if (domain === 0) return text;
  return (
    <Fragment key={key}>
      {text.slice(0, domain)}
      <wbr />
      {text.slice(domain)}
    </Fragment>
  );
}
