import { Band, type BandLook } from '../../components/Band.tsx';
import { TradeText } from '../../components/TradeText.tsx';
import type { Words } from '../../facts/content.ts';
import { DrawingImage } from '../../illustrations/DrawingImage.tsx';
import styles from './Explanation.module.css';

interface Props {
  words: Words['power-flushing'];
  look?: BandLook;
}

/** What a power flush is, why one has it done, and who does it. */
export function Explanation({ words, look }: Props) {
  const { explanation, whyPowerFlush, certified } = words;
  return (
    <Band id="explanation" heading={explanation.heading} look={look}>
      <div className={styles.explanation}>
        <div className={styles.text}>
          {explanation.text.map((paragraph) => (
            <p key={paragraph}>
              <TradeText text={paragraph} />
            </p>
          ))}
        </div>
        <figure className={styles.figure}>
          <DrawingImage name="pipe-sections" alt={explanation.picture.alt} />
          <figcaption>{explanation.picture.caption}</figcaption>
        </figure>
      </div>
      <div className={styles.cards}>
        {[whyPowerFlush, certified].map(({ heading, text }) => (
          <article key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </Band>
  );
}
