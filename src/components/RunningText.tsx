import type { Sentence } from '../site/text/sentence.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { renderSetText, Typeset } from './Typeset.tsx';

/** Renders a `Sentence`: its text, links and phone numbers. */
export function RunningText({ text }: { text: Pick<Sentence, 'parts'> }) {
  return text.parts.map((part, index) => {
    const key = `${index} ${part.text}`;
    if (part.phone) return <PhoneLink key={key} phone={part.phone} aria-label={part.label} />;
    if (!part.href) return renderSetText(part, index);
    return (
      <a key={key} href={part.href} data-explained={part.isExplained ? '' : undefined}>
        <Typeset text={part.text} />
      </a>
    );
  });
}
