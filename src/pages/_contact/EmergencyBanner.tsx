import { Band } from '../../components/Band.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import type { Call } from '../../site/call.ts';
import type { SectionWords } from '../../site/files/content.ts';

interface Props {
  words: SectionWords;
  call: Call;
  look?: BandLook;
}

/** Section for a reader in an emergency: a heading, a sentence and the call button. The steps to take are further down the page. */
export function EmergencyBanner({ words, call, look }: Props) {
  return (
    <Band id="banner" heading={words.heading} text={words.text} look={look}>
      <CallButton {...call} size="plate" />
    </Band>
  );
}
