import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { RunningText } from '../../components/RunningText.tsx';
import type { Words } from '../../facts/content.ts';
import type { DrawingPlace } from '../../facts/drawing-places.ts';
import { DrawingImage } from '../../illustrations/DrawingFigure.tsx';
import { type DrawingName, flushSteps } from '../../illustrations/drawings.ts';
import { Photograph } from '../../photographs/Photograph.tsx';
import { photographInsteadOf } from '../../photographs/photographs.ts';
import styles from './Process.module.css';

/** The steps of a power flush, in order, each with its frame of the drawing. */
export function Process({ words, look }: { words: Words['power-flushing']['process']; look?: BandLook }) {
  return (
    <Band id="process" heading={words.heading} look={look} text={words.text}>
      <ol className={styles.steps}>
        {flushSteps.map((drawing, index) => (
          <li key={drawing}>
            <StepPicture drawing={drawing} place={places[drawing]} alt={words.steps[index]?.alt ?? ''} />
            <h3>{words.steps[index]?.title}</h3>
            <p>
              <RunningText text={words.steps[index]?.text ?? ''} />
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

const places = {
  'flush-1': '/power-flushing#step-1',
  'flush-2': '/power-flushing#step-2',
  'flush-3': '/power-flushing#step-3',
  'flush-4': '/power-flushing#step-4',
  'flush-5': '/power-flushing#step-5',
} as const;

/** The owner's photograph of a step, or its drawing. */
function StepPicture({ drawing, place, alt }: { drawing: DrawingName; place: DrawingPlace; alt: string }) {
  const photograph = photographInsteadOf(place);
  return photograph ? <Photograph photograph={photograph} /> : <DrawingImage name={drawing} alt={alt} />;
}
