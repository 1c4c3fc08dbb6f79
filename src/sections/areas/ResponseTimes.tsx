import { Band, type BandLook } from '../../components/Band.tsx';
import type { Business, Zone } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import styles from './ResponseTimes.module.css';

interface Props {
  business: Business;
  words: Words['areas']['responseTimes'];
  look?: BandLook;
}

/** How soon an emergency visit typically comes, by zone. */
export function ResponseTimes({ business, words, look }: Props) {
  return (
    <Band id="response-times" heading={words.heading} look={look}>
      <table className={styles.times}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">Zone</th>
            <th scope="col">Typical time</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => (
            <tr key={zone}>
              <th scope="row">{words.zones[zone]}</th>
              <td>{business.responseMinutes[zone]} minutes</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.note}</p>
    </Band>
  );
}

const zones: readonly Zone[] = ['centre', 'suburbs', 'extended'];
