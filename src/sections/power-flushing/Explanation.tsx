import { Band } from '../../components/Band.tsx';
import type { Words } from '../../facts/content.ts';
import styles from './Explanation.module.css';

/** What a power flush is, why one has it done, and who does it. */
export function Explanation({ words }: { words: Words['power-flushing'] }) {
  const { explanation, whyPowerFlush, certified } = words;
  return (
    <Band id="explanation" heading={explanation.heading}>
      {explanation.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
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
