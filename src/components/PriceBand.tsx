import type { Words } from '../site/files/content.ts';
import type { WorkPage } from '../site/schema/work-pages.ts';
import { Band } from './Band.tsx';
import { priceOf } from './formats.ts';
import type { BandLook } from './Ground.tsx';
import styles from './PriceBand.module.css';
import { Typeset } from './Typeset.tsx';

interface Props {
  words: Words['prices'];
  /** Path of the page. The section shows the prices that list this path under `pages`. */
  page: WorkPage;
  language: string;
  look: BandLook;
}

/** Section with a table of prices. Renders nothing if the owner has no prices for the page. */
export function PriceBand({ words, page, language, look }: Props) {
  const shown = words.items.filter(({ pages }) => pages.includes(page));
  if (shown.length === 0) return null;
  return (
    <Band id="prices" heading={words.heading} text={words.text} look={look}>
      <PriceTable words={words} items={shown} language={language} />
    </Band>
  );
}

interface TableProps {
  words: Props['words'];
  items: Props['words']['items'];
  language: string;
}

/** Table of prices. Each row has a job, what the price of the job depends on if the owner says so, and the price. */
export function PriceTable({ words, items, language }: TableProps) {
  return (
    <table className={styles.prices}>
      <thead>
        <tr>
          <th scope="col">{words.job}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ job, moves, ...price }) => (
          <tr key={job}>
            <th scope="row">
              <Typeset text={job} />
              {moves && (
                <>
                  {' '}
                  <span>
                    <Typeset text={moves} />
                  </span>
                </>
              )}
            </th>
            <td>{priceOf(price, words, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
