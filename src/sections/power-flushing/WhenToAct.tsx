import { Actions } from '../../components/Actions.tsx';
import { Band } from '../../components/Band.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';

/** Why not to wait, and the way to an assessment. */
export function WhenToAct({ business, words }: { business: Business; words: Words['power-flushing']['whenToAct'] }) {
  return (
    <Band id="act" heading={words.heading} tone="channel">
      {words.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Actions>
        <CallButton phone={business.phone} label="Book Assessment:" />
      </Actions>
    </Band>
  );
}
