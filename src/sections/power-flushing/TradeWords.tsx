import { Band, type BandLook } from '../../components/Band.tsx';
import type { Words } from '../../facts/content.ts';
import styles from './TradeWords.module.css';

interface Props {
  words: Words['trade-words'];
  look?: BandLook;
}

/** What engineers' words mean; mentions of them in the site's texts lead here (`TradeText`). */
export function TradeWords({ words, look }: Props) {
  return (
    <Band id="trade-words" heading={words.heading} look={look} lead={<p>{words.text}</p>}>
      <dl className={styles.words}>
        {Object.entries(words.words).map(([word, explanation]) => (
          <div key={word} id={word}>
            <dt>{word}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
