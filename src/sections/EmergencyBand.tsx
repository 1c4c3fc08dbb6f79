import type { SectionWords } from '../content/content.ts';
import { DrawingStrip } from '../drawings/DrawingFigure.tsx';
import { facts } from '../facts/index.ts';
import { Band } from '../parts/Band.tsx';
import { CallButton } from '../parts/CallButton.tsx';
import type { BandLook } from '../parts/Ground.tsx';
import { Inlet } from '../parts/pipe/Inlet.tsx';
import { RunningText } from '../parts/RunningText.tsx';
import { SafetyLines } from '../parts/SafetyLines.tsx';
import { StepList } from '../parts/StepList.tsx';

const { call, steps } = facts.words.emergency;

interface Props {
  words: SectionWords;
  look?: BandLook;
  /** Whether it is printed on a sheet of its own, for the fridge door. */
  sheet?: boolean;
}

/** For the reader with water coming in: what is dangerous, the number, then what to do while help is on its way. */
export function EmergencyBand({ words, look, sheet = false }: Props) {
  const atEnd = look?.pipe === 'end';
  const plate = <CallButton label={call} size="plate" />;
  return (
    <Band
      id="emergency"
      heading={words.heading}
      text={words.text}
      landmark
      look={{ tone: 'channel', layout: 'split', sheet, ...look }}
      foot={
        <>
          <DrawingStrip name="flood" part="left" />
          {sheet && <img src="/drawings/stopcock-sheet.svg" alt="" loading="lazy" hidden />}
        </>
      }
      lead={
        <>
          <SafetyLines advice />
          {atEnd ? <Inlet>{plate}</Inlet> : plate}
        </>
      }
    >
      <StepList steps={steps.map(Step)} />
    </Band>
  );
}

/** A step whose first sentence stands out, for hands that have no time to read. */
function Step(step: string) {
  const [first = '', rest] = step.split(/(?<=[.?]) (.*)/s);
  return (
    <>
      <strong>
        <RunningText text={first} />
      </strong>{' '}
      {rest && <RunningText text={rest} />}
    </>
  );
}
