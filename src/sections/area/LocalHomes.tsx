import { Band } from '../../components/Band.tsx';
import type { Area } from '../../facts/read.ts';

/** What the place's homes are like, and what that means for their heating. */
export function LocalHomes({ area }: { area: Area }) {
  return [area.homes, area.heating].map(({ heading, text }, index) => (
    <Band
      key={heading}
      id={index === 0 ? 'homes' : 'heating'}
      heading={heading}
      tone={index === 0 ? 'raised' : 'plain'}
    >
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Band>
  ));
}
