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
  /** Safety advice, the same on every page. */
  advice: Words['emergency'];
  phone: Phone;
  look?: PlacedLook;
  /** Name of the water company of a place; null if it isn't known. Default: the page is about all places. */
  waterCompany?: string | null;
  /** Whether to show the warning about carbon monoxide. Default: true. False if another band of the page has it. */
  showCarbonMonoxide?: boolean;
  /** Drawing along the foot of the band, such as flooded rooms. Default: none. */
  scene?: DrawingFile;
  /** Whether the band is printed on a separate page, to put on the fridge door. Default: false. */
  sheet?: boolean;
}

/** Band for a water emergency: the call button, then directly the steps to take until we arrive. */
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

/** A step whose first sentence is bold, for readers in a hurry. */
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
  /** Name of the company to show, null or undefined, as `waterCompany` of the band. */
  only: string | null | undefined;
}

/** Number of the water company, for when no valve shuts the water off. If the company isn't known, how to find out. */
function WaterCompanies({ label, on, unknown, allPlaces, items, only }: WaterCompaniesProps) {
  const [company, ...others] = only ? items.filter(({ name }) => name === only) : items;
  if (!company || others.length > 0) return <Paragraph text={(only === undefined && allPlaces) || unknown} />;
  return (
    <p>
      <Typeset text={label} /> {company.name} {on} <PhoneLink phone={company.phone} />.
    </p>
  );
}
