import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import type { DrawingFile } from '../../drawings/drawings.ts';
import { tradeWordId } from '../../site/explanations.ts';
import type { Words } from '../../site/files/content.ts';
import styles from './TradeWords.module.css';

interface Props {
  words: Words['trade-words'];
  drawing: DrawingFile;
  look?: BandLook;
}

/**
 * Section that explains terms of the trade. In a running text of the site, the first mention of such a term is a link to its explanation
 * here (`RunningText`).
 */
export function TradeWords({ words, drawing, look }: Props) {
  return (
    <Band id="trade-words" heading={words.heading} look={look} text={words.text} drawing={drawing}>
      <dl className={styles.words}>
        {Object.entries(words.words).map(([word, explanation]) => (
          <div key={word} id={tradeWordId(word)}>
            <dt>{word}</dt>
            <dd>
              <Typeset text={explanation} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
