import { facts } from '../../facts/index.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { Photograph } from '../../parts/photographs/Photograph.tsx';
import { portraitOf } from '../../parts/photographs/photographs.ts';
import styles from './People.module.css';

const { evidence, people } = facts.words;
const heading = evidence.people;

/** Who comes, with a face where the owner gave one; no band where nobody is named. */
export function People({ look }: { look: BandLook }) {
  if (people.length === 0) return null;
  return (
    <Band id="people" heading={heading} look={look}>
      <div className={styles.people}>
        {people.map(({ name, role, registration, sentence }) => {
          const portrait = portraitOf(name);
          return (
            <article key={name}>
              {portrait && <Photograph photograph={portrait} />}
              <h3>{name}</h3>
              <p>
                <strong>{role}</strong>
                {registration && <span> {registration}</span>}
              </p>
              <p>{sentence}</p>
            </article>
          );
        })}
      </div>
    </Band>
  );
}
