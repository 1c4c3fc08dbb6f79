import { postcodeId } from '../facts/explanations.ts';
import { ExplainedLink } from './ExplainedLink.tsx';
import styles from './PostcodeChips.module.css';

/**
 * An area's postcode districts, the main one first.
 * @param page the path of the area's page, which says what each of them covers
 */
export function PostcodeChips({ postcodes, page }: { postcodes: readonly string[]; page: string }) {
  return (
    <ul className={styles.chips} aria-label="Postcodes">
      {postcodes.map((postcode) => (
        <li key={postcode}>
          <ExplainedLink page={page} id={postcodeId(postcode)}>
            {postcode}
          </ExplainedLink>
        </li>
      ))}
    </ul>
  );
}
