import { postcodeId } from '../site/explanations.ts';
import type { Postcode } from '../site/site.ts';
import { ExplainedLink } from './ExplainedLink.tsx';
import styles from './PostcodeChips.module.css';

interface Props {
  postcodes: readonly Postcode[];
  /** Accessible name of the list. */
  label: string;
  /** Path of the area's page, which explains what each postcode covers. */
  page: string;
}

/** List of an area's postcode districts in the given order. Each district links to the text on the area's page that says what it covers. */
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
