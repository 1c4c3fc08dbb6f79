import styles from './PostcodeChips.module.css';

/** Postcode districts, the main one first. */
export function PostcodeChips({ postcodes }: { postcodes: readonly string[] }) {
  return (
    <ul className={styles.chips} aria-label="Postcodes">
      {postcodes.map((postcode) => (
        <li key={postcode}>{postcode}</li>
      ))}
    </ul>
  );
}
