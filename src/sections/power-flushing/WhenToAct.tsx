import { Actions } from '../../components/Actions.tsx';
import { Band, type BandLook } from '../../components/Band.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';

interface Props {
  business: Business;
  words: Words['power-flushing']['whenToAct'];
  look?: BandLook;
}

/** Why not to wait, and the way to an assessment. */
export function WhenToAct({ business, words, look }: Props) {
  return (
    <Band id="act" heading={words.heading} look={look}>
      {words.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Actions>
        <CallButton phone={business.phone} label="Book Assessment:" size="plate" />
      </Actions>
    </Band>
  );
}
