import type { WorkPage } from '../content/schema/work-pages.ts';
import { facts } from '../facts/index.ts';
import { Band } from '../parts/Band.tsx';
import { pounds } from '../parts/formats.ts';
import type { BandLook } from '../parts/Ground.tsx';
import styles from './PriceBand.module.css';

const { heading, text, job: jobTitle, price: priceTitle, from: fromWord, to: toWord, items } = facts.words.prices;

/** What the jobs of a page cost; no band where the owner names no price. */
export function PriceBand({ page, look }: { page: WorkPage; look: BandLook }) {
  const shown = items.filter(({ pages }) => pages.includes(page));
  if (shown.length === 0) return null;
  return (
    <Band id="prices" heading={heading} text={text} look={look}>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{jobTitle}</th>
            <th scope="col">{priceTitle}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ job, from, to, moves }) => (
            <tr key={job}>
              <th scope="row">
                {job} <span>{moves}</span>
              </th>
              <td>{to === undefined ? `${fromWord} ${pounds(from)}` : `${pounds(from)} ${toWord} ${pounds(to)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
