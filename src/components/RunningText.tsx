import { site } from '../site/current.ts';
import { badgesOf } from '../site/explanations.ts';
import { gasEmergency } from '../site/schema/phone.ts';
import { textParts } from '../site/text/running-text.ts';
import { ExplainedLink } from './ExplainedLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

const { badges, emergency } = site.words;
const tradeWords = Object.keys(site.words['trade-words'].words);
const waterCompanies = emergency.waterCompanies?.items ?? [];
const { phone: own, landlords } = site.business;
const phones = [gasEmergency, own, landlords?.phone ?? [], waterCompanies.map(({ phone }) => phone)].flat();
const explainedBadges = badgesOf(badges).map(({ id }) => `/about#${id}`);

/** A text with its links and the numbers to ring, in which the first mention of each trade word leads to what it means. */
export function RunningText({ text }: { text: string }) {
  return textParts(text, tradeWords, phones).map(({ text: part, href, phone, explainedBy }, index) => {
    const key = `${index} ${part}`;
    if (phone) {
      const name = phone === gasEmergency ? `${emergency.gasLabel} ${phone.text}` : undefined;
      return <PhoneLink key={key} phone={phone} aria-label={name} />;
    }
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
