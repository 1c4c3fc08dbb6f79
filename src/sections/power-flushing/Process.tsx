import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { RunningText } from '../../components/RunningText.tsx';
import type { Words } from '../../facts/content.ts';
import { DrawingImage } from '../../illustrations/DrawingFigure.tsx';
import { flushSteps } from '../../illustrations/drawings.ts';
import styles from './Process.module.css';

/** The steps of a power flush, in order, each with its frame of the drawing. */
export function Process({ words, look }: { words: Words['power-flushing']['process']; look?: BandLook }) {
  return (
    <Band id="process" heading={words.heading} look={look} text={words.text}>
      <ol className={styles.steps}>
        {flushSteps.map((drawing, index) => (
          <li key={drawing}>
            <DrawingImage name={drawing} alt={words.steps[index]?.alt ?? ''} />
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
