import { Band } from '../components/Band.tsx';
import type { BandLook } from '../components/Ground.tsx';
import { TradeText } from '../components/TradeText.tsx';
import { facts } from '../facts/index.ts';
import styles from './PowderComparison.module.css';

const { heading, caption, power, powder, rows } = facts.words['powder-flushing'].comparison;

/** The two ways to clean a heating system, side by side. */
export function PowderComparison({ look }: { look?: BandLook }) {
  return (
    <Band id="comparison" heading={heading} look={look}>
      <table className={styles.comparison}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{power}</th>
            <th scope="col">{powder}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.aspect}>
              <th scope="row">{row.aspect}</th>
              <td>
                <TradeText text={row.power} />
              </td>
              <td>
                <TradeText text={row.powder} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
