import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { PostcodeChips } from '../../components/PostcodeChips.tsx';
import type { MainArea } from '../../facts/areas.ts';
import styles from './MainAreas.module.css';

interface Props {
  heading: string;
  areas: readonly MainArea[];
  look?: BandLook;
}

/** The main areas, each with its postcodes and the way to its page. */
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
