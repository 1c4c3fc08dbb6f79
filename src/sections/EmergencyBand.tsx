import { Band } from '../components/Band.tsx';
import { CallButton } from '../components/CallButton.tsx';
import type { BandLook } from '../components/Ground.tsx';
import { Inlet } from '../components/pipe/Inlet.tsx';
import { RunningText } from '../components/RunningText.tsx';
import { SafetyLines } from '../components/SafetyLines.tsx';
import { StepList } from '../components/StepList.tsx';
import type { SectionWords } from '../facts/content.ts';
import { facts } from '../facts/index.ts';
import { DrawingStrip } from '../illustrations/DrawingFigure.tsx';

const { call, steps } = facts.words.emergency;

/** For the reader with water coming in: what is dangerous, the number, then what to do while help is on its way. */
export function EmergencyBand({ words, look }: { words: SectionWords; look?: BandLook }) {
  const plate = <CallButton label={call} size="plate" />;
  return (
    <Band
      id="emergency"
      heading={words.heading}
      text={words.text}
      landmark
      look={{ tone: 'channel', layout: 'split', ...look }}
      foot={
        <>
          <DrawingStrip name="flood" />
          <img src="/drawings/stopcock-sheet.svg" alt="" loading="lazy" hidden />
        </>
      }
      lead={
        <>
          <SafetyLines advice />
          {look?.pipe === 'end' ? <Inlet>{plate}</Inlet> : plate}
        </>
      }
    >
      <StepList steps={steps.map((step) => <RunningText key={step} text={step} />)} />
    </Band>
  );
}
