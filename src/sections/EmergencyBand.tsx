import { Fragment } from 'react';
import { DrawingStrip } from '../drawings/DrawingFigure.tsx';
import { facts } from '../facts/index.ts';
import { Band } from '../parts/Band.tsx';
import { CallButton } from '../parts/CallButton.tsx';
import { DangerLine } from '../parts/DangerLine.tsx';
import type { BandLook } from '../parts/Ground.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { Inlet } from '../parts/pipe/Inlet.tsx';
import { RunningText } from '../parts/RunningText.tsx';
import { StepList } from '../parts/StepList.tsx';

const { call, carbonMonoxide, start, steps, waterCompanies } = facts.words.emergency;

interface Props {
  words: { heading: string };
  look?: BandLook;
  /** Whether it says what to do about carbon monoxide, where no other band of the page does. */
  alarm?: boolean;
  /** Whether it is printed on a sheet of its own, for the fridge door. */
  sheet?: boolean;
}

/** For the reader with water coming in: the number, then what to do until help comes, and nothing between them. */
export function EmergencyBand({ words, look, alarm = false, sheet = false }: Props) {
  const atEnd = look?.pipe === 'end';
  const plate = <CallButton label={call} size="plate" />;
  return (
    <Band
      id="emergency"
      heading={words.heading}
      text={start}
      landmark
      look={{ tone: 'channel', layout: 'split', sheet, ...look }}
      foot={
        <>
          <DrawingStrip name="flood" part="left" />
          {sheet && <img src="/drawings/stopcock-sheet.svg" alt="" loading="lazy" hidden />}
        </>
      }
      lead={atEnd ? <Inlet>{plate}</Inlet> : plate}
    >
      <StepList steps={steps.map(Step)} />
      {waterCompanies && (
        <p>
          {waterCompanies.label}{' '}
          {waterCompanies.items.map(({ name, phone }) => (
            <Fragment key={name}>
              {name} <PhoneLink phone={phone} />.{' '}
            </Fragment>
          ))}
        </p>
      )}
      {alarm && <DangerLine text={carbonMonoxide} />}
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
