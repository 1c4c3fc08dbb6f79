import { site } from '../site/current.ts';
import { postcodeId } from '../site/explanations.ts';
import type { Postcode } from '../site/site.ts';
import { ExplainedLink } from './ExplainedLink.tsx';
import styles from './PostcodeChips.module.css';

/**
 * An area's postcode districts, the main one first.
 * @param page the path of the area's page, which says what each of them covers
 */
export function PostcodeChips({ postcodes, page }: { postcodes: readonly Postcode[]; page: string }) {
  return (
    <ul className={styles.chips} data-names="" aria-label={site.words.labels.postcodes}>
      {postcodes.map(({ code }) => (
        <li key={code}>
          <ExplainedLink page={page} id={postcodeId(code)}>
            {code}
          </ExplainedLink>
        </li>
      ))}
    </ul>
  );
}
