import { postcodeId } from '../site/explanations.ts';
import type { Postcode } from '../site/site.ts';
import { ExplainedLink } from './ExplainedLink.tsx';
import styles from './PostcodeChips.module.css';

interface Props {
  postcodes: readonly Postcode[];
  /** What the list is. */
  label: string;
  /** The path of the area's page, which says what each of them covers. */
  page: string;
}

/** An area's postcode districts, the main one first. */
export function PostcodeChips({ postcodes, label, page }: Props) {
  return (
    <ul className={styles.chips} data-names="" aria-label={label}>
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
