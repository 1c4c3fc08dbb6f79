import { Fragment } from 'react';
import { type SetText, typeset } from '../site/text/typeset.ts';

/**
 * Renders plain text with typographic rules: numbers in several groups read from left to right even if a browser translates the page
 * into Arabic, "call-out" never breaks across lines, and an email address may break after the @.
 */
export const Typeset = ({ text }: { text: string }) => typeset(text).map(renderSetText);

/** Renders one part of the text that `typeset` has split. */
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
