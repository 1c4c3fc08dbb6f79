import { DrawingStrip } from '../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../drawings/drawings.ts';
import type { Words } from '../site/files/content.ts';
import type { Phone } from '../site/schema/phone.ts';
import { firstAndRest, type Sentence } from '../site/text/sentence.ts';
import { Band } from './Band.tsx';
import { CallButton } from './CallButton.tsx';
import { DangerLine } from './DangerLine.tsx';
import type { PlacedLook } from './Ground.tsx';
import { Paragraph } from './Paragraphs.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { PipeEnd } from './pipe/PipeEnd.tsx';
import { RunningText } from './RunningText.tsx';
import { StepList } from './StepList.tsx';
import { Typeset } from './Typeset.tsx';

interface Props {
  words: { heading: string };
  /** The advice, the same on every page. */
  advice: Words['emergency'];
  phone: Phone;
  look?: PlacedLook;
  /** The company that has the water here, where it is known. */
  waterCompany?: string | undefined;
  /** Whether it says what to do about carbon monoxide; no, where another band of the page does. */
  showCarbonMonoxide?: boolean;
  /** The flooded rooms, drawn below; none where a page has pictures of its own place. */
  scene?: DrawingFile;
  /** Whether it is printed on a sheet of its own, for the fridge door. */
  sheet?: boolean;
}

/** For the reader with water coming in: the number, then what to do until help comes, and nothing between them. */
export function EmergencyBand({ words, advice, phone, look, waterCompany, ...shown }: Props) {
  const { showCarbonMonoxide = true, scene, sheet = false } = shown;
  const { carbonMonoxide, start, steps, waterCompanies } = advice;
  const call = { label: advice.call, phone };
  return (
    <Band
      id="emergency"
      heading={words.heading}
      text={start}
      landmark
      look={{ tone: 'channel', layout: 'split', weight: 'large', sheet, ...look }}
      foot={
        <>
          {scene && <DrawingStrip drawing={scene} part="left" />}
          {sheet && <img src="/drawings/stopcock-sheet.svg" alt="" hidden />}
        </>
      }
      lead={look?.pipe === 'end' ? <PipeEnd {...call} /> : <CallButton {...call} size="plate" />}
      after={showCarbonMonoxide && <DangerLine text={carbonMonoxide} />}
    >
      <StepList steps={steps.map(Step)} />
      {waterCompanies && <WaterCompanies {...waterCompanies} only={waterCompany} />}
    </Band>
  );
}

/** A step whose first sentence stands out, for hands that have no time to read. */
function Step(step: Sentence) {
  const [first, rest] = firstAndRest(step);
  return (
    <>
      <strong>
        <RunningText text={{ parts: first }} />
      </strong>{' '}
      <RunningText text={{ parts: rest }} />
    </>
  );
}

interface WaterCompaniesProps extends NonNullable<Words['emergency']['waterCompanies']> {
  /** The name of the one to show. Default: all. */
  only: string | undefined;
}

/** Whom to ring when no valve shuts: the place's water company, or how to find out which it is. */
function WaterCompanies({ label, unknown, items, only }: WaterCompaniesProps) {
  const [company, ...others] = only ? items.filter(({ name }) => name === only) : items;
  if (!company || others.length > 0) return <Paragraph text={unknown} />;
  return (
    <p>
      <Typeset text={label} /> {company.name} <PhoneLink phone={company.phone} />.
    </p>
  );
}
