import { Band } from '../../components/Band.tsx';
import { TradeText } from '../../components/TradeText.tsx';
import type { Area } from '../../facts/read.ts';

/** What the place's homes are like, and what that means for their heating. */
export function LocalHomes({ area }: { area: Area }) {
  return (
    <>
      <Band id="homes" heading={area.homes.heading} look={{ tone: 'chalk', water: 'cold', layout: 'split' }}>
        <Paragraphs text={area.homes.text} />
      </Band>
      <Band id="heating" heading={area.heating.heading} look={{ tone: 'earth', water: 'warming', layout: 'split' }}>
        <Paragraphs text={area.heating.text} />
      </Band>
    </>
  );
}

function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph}>
      <TradeText text={paragraph} />
    </p>
  ));
}
