import { Band, type BandLook } from '../../components/Band.tsx';
import { TradeText } from '../../components/TradeText.tsx';
import type { Words } from '../../facts/content.ts';
import { DrawingImage } from '../../illustrations/DrawingImage.tsx';
import styles from './Process.module.css';

interface Props {
  words: Words['power-flushing']['process'];
  look?: BandLook;
}

/** The five steps of a power flush, in order, each with its frame of the drawing. */
export function Process({ words, look }: Props) {
  return (
    <Band id="process" heading={words.heading} look={look} lead={<p>{words.text}</p>}>
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }, index) => (
          <li key={title}>
            <DrawingImage name={frames[index] ?? 'flush-1'} alt="" />
            <h3>{title}</h3>
            <p>
              <TradeText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

const frames = ['flush-1', 'flush-2', 'flush-3', 'flush-4', 'flush-5'] as const;
