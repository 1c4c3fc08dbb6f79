import { Band, type BandLook } from '../../components/Band.tsx';
import { PostcodeChips } from '../../components/PostcodeChips.tsx';
import type { MainArea } from '../../facts/select.ts';
import styles from './MainAreas.module.css';

interface Props {
  heading: string;
  areas: readonly MainArea[];
  look?: BandLook;
}

/** The four main areas, each with its postcodes and the way to its page. */
export function MainAreas({ heading, areas, look }: Props) {
  return (
    <Band id="main-areas" heading={heading} look={look}>
      <div className={styles.cards}>
        {areas.map(({ name, path, postcodes, description }) => (
          <article className={styles.card} key={path}>
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p>{description}</p>
            <PostcodeChips postcodes={postcodes} page={path} />
          </article>
        ))}
      </div>
    </Band>
  );
}
