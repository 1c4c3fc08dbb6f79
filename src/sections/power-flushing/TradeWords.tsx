import type { Words } from '../../content/content.ts';
import { tradeWordId } from '../../content/running-text.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import styles from './TradeWords.module.css';

/** What engineers' words mean; mentions of them in the site's texts lead here (`RunningText`). */
export function TradeWords({ words, look }: { words: Words['trade-words']; look?: BandLook }) {
  return (
    <Band id="trade-words" heading={words.heading} look={look} text={words.text} drawing="trade-shelf">
      <dl className={styles.words}>
        {Object.entries(words.words).map(([word, explanation]) => (
          <div key={word} id={tradeWordId(word)}>
            <dt>{word}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
