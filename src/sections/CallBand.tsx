import { Band } from '../components/Band.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallButton } from '../components/CallButton.tsx';
import { Inlet } from '../components/pipe/Inlet.tsx';
import type { SectionWords } from '../facts/content.ts';

interface Props {
  words: SectionWords & { link: { label: string; href: string } };
}

/** The end of a page, and of the pipe: ring, or take one more step. */
export function CallBand({ words }: Props) {
  return (
    <Band id="call" heading={words.heading} landmark look={{ tone: 'earth', pipe: 'end' }} text={words.text}>
      <Inlet>
        <CallButton size="plate" />
      </Inlet>
      <ButtonLink {...words.link} />
    </Band>
  );
}
