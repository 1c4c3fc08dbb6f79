import { badgesOf } from '../facts/explanations.ts';
import { facts } from '../facts/index.ts';
import { textParts } from '../facts/running-text.ts';
import { ExplainedLink } from './ExplainedLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

const { badges, emergency } = facts.words;
const tradeWords = Object.keys(facts.words['trade-words'].words);
const explainedBadges = badgesOf(badges).map(({ id }) => `/about#${id}`);

/** A text with its links, in which the first mention of each trade word leads to what it means. */
export function RunningText({ text }: { text: string }) {
  return textParts(text, tradeWords).map(({ text: part, href, phone, explainedBy }, index) => {
    const key = `${index} ${part}`;
    if (phone) return <PhoneLink key={key} phone={phone} aria-label={`${emergency.gasLabel} ${phone.text}`} />;
    if (explainedBy) {
      return (
        <ExplainedLink key={key} page="/power-flushing" id={explainedBy}>
          {part}
        </ExplainedLink>
      );
    }
    if (!href) return part;
    return (
      <a key={key} href={href} data-explained={explainedBadges.includes(href) ? '' : undefined}>
        {part}
      </a>
    );
  });
}
