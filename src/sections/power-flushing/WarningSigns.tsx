import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { TradeText } from '../../components/TradeText.tsx';
import type { Words } from '../../facts/content.ts';
import styles from './WarningSigns.module.css';

interface Props {
  words: Words['power-flushing']['warningSigns'];
  look?: BandLook;
}

/** A list to walk round the house with. */
export function WarningSigns({ words, look }: Props) {
  return (
    <Band id="signs" heading={words.heading} look={look} lead={<p>{words.text}</p>}>
      <ul className={styles.signs}>
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>
              <TradeText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
