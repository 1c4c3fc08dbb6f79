import { DrawingImage, DrawingStrip } from '../drawings/DrawingImage.tsx';
import { drawingsOf } from '../drawings/drawings.ts';
import type { Words } from '../site/files/content.ts';
import type { Site } from '../site/site.ts';
import { firstAndRest, type Sentence } from '../site/text/sentence.ts';
import { Band } from './Band.tsx';
import { CallButton } from './CallButton.tsx';
import { DangerLine } from './DangerLine.tsx';
import styles from './EmergencyBand.module.css';
import type { PlacedLook } from './Ground.tsx';
import { Paragraph } from './Paragraphs.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { PipeEnd } from './pipe/PipeEnd.tsx';
import { RunningText } from './RunningText.tsx';
import { StepList } from './StepList.tsx';
import { Typeset } from './Typeset.tsx';

interface Props {
  site: Site;
  heading: string;
  look?: PlacedLook;
  /** Name of the water company in the area that the page is about; null if unknown. Default: undefined, for a page about no single area. */
  waterCompany?: string | null;
  /** Whether to show the warning about carbon monoxide. Set false if another band of the page already shows it. Default: true. */
  showCarbonMonoxide?: boolean;
  /** Whether to draw flooded rooms at the bottom of the band. Default: false. */
  rooms?: boolean;
  /** Whether the band is printed on a page of its own, as a sheet to keep on the fridge door. Default: false. */
  sheet?: boolean;
}

/**
 * Band (full-width section) for a water emergency: the call button, the steps to take until the plumber arrives, the number of the water
 * company, and the warning about carbon monoxide.
 */
export function EmergencyBand({ site, heading, look, waterCompany, ...shown }: Props) {
  const { showCarbonMonoxide = true, rooms = false, sheet = false } = shown;
  const { call: label, carbonMonoxide, start, steps, waterCompanies } = site.words.emergency;
  const call = { label, phone: site.business.phone };
  const drawings = drawingsOf(site);
  return (
    <Band
      id="emergency"
      heading={heading}
      text={start}
      landmark
      look={{ tone: 'channel', layout: 'split', weight: 'large', sheet, ...look }}
      foot={
        <>
          {rooms && <DrawingStrip drawing={drawings.named('flood')} part="left" />}
          {sheet && <img src="/drawings/stopcock-sheet.svg" alt="" hidden />}
        </>
      }
      lead={
        <>
          {look?.pipe === 'end' ? <PipeEnd {...call} /> : <CallButton {...call} size="plate" />}
          <DrawingImage drawing={drawings.named('stopcock')} alt="" className={styles.stopcock} />
        </>
      }
      after={showCarbonMonoxide && <DangerLine text={carbonMonoxide} />}
    >
      <StepList steps={steps.map(Step)} />
      {waterCompanies && <WaterCompanies {...waterCompanies} only={waterCompany} />}
    </Band>
  );
}

/** Renders a step with its first sentence in bold, for readers in a hurry. */
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
  /** Value of the prop `waterCompany`: name of the company to show; null: unknown; undefined: the page is about no single area. */
  only: string | null | undefined;
}

/**
 * Phone number of the water company, for readers who can't turn the water off. If several companies are possible, or none is known, a
 * paragraph says how to find the right one.
 */
function WaterCompanies({ label, on, unknown, allPlaces, items, only }: WaterCompaniesProps) {
  const [company, ...others] = only ? items.filter(({ name }) => name === only) : items;
  if (!company || others.length > 0) return <Paragraph text={(only === undefined && allPlaces) || unknown} />;
  return (
    <p>
      <Typeset text={label} /> {company.name} {on} <PhoneLink phone={company.phone} />.
    </p>
  );
}
