import type { Words } from '../../content/content.ts';
import { DrawingImage } from '../../drawings/DrawingFigure.tsx';
import { flushSteps } from '../../drawings/drawings.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { PhotographOr } from '../../parts/photographs/PhotographOr.tsx';
import { RunningText } from '../../parts/RunningText.tsx';
import styles from './Process.module.css';

/** The steps of a power flush, in order, each with its frame of the drawing. */
export function Process({ words, look }: { words: Words['power-flushing']['process']; look?: BandLook }) {
  return (
    <Band id="process" heading={words.heading} look={look} text={words.text}>
      <ol className={styles.steps}>
        {flushSteps.map((drawing, index) => (
          <li key={drawing}>
            <PhotographOr place={places[drawing]}>
              <DrawingImage name={drawing} alt={words.steps[index]?.alt ?? ''} />
            </PhotographOr>
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
