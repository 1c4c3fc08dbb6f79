import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { facts } from '../../facts/index.ts';
import { Photograph } from '../../photographs/Photograph.tsx';
import { portraitOf } from '../../photographs/photographs.ts';
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
