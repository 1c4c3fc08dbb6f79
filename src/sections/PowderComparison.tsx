import { Band, type BandLook } from '../components/Band.tsx';
import { TradeText } from '../components/TradeText.tsx';
import type { Words } from '../facts/content.ts';
import styles from './PowderComparison.module.css';

interface Props {
  words: Words['powder-flushing']['comparison'];
  look?: BandLook;
}

/** The two ways to clean a heating system, side by side. */
export function PowderComparison({ words, look }: Props) {
  return (
    <Band id="comparison" heading={words.heading} look={look}>
      <table className={styles.comparison}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Power flushing</th>
            <th scope="col">Powder flushing</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ aspect, power, powder }) => (
            <tr key={aspect}>
              <th scope="row">{aspect}</th>
              <td>
                <TradeText text={power} />
              </td>
              <td>{powder}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
