import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Photograph } from '../../components/photographs/Photograph.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import type { Words } from '../../site/files/content.ts';
import type { Photographs } from '../../site/site.ts';
import styles from './People.module.css';

interface Props {
  heading: string;
  people: Words['people'];
  photographs: Photographs['byPerson'];
  look: BandLook;
}

/** Band about the people who work for the firm, with their portraits if there are any. Renders nothing without people. */
export function People({ heading, people, photographs, look }: Props) {
  if (people.length === 0) return null;
  return (
    <Band id="people" heading={heading} look={look}>
      <div className={styles.people}>
        {people.map(({ name, role, registration, sentence }) => {
          const portrait = photographs.get(name);
          return (
            <article key={name}>
              {portrait && <Photograph photograph={portrait} />}
              <h3>{name}</h3>
              <p>
                <strong>{role}</strong>
                {registration && (
                  <span>
                    {' '}
                    <Typeset text={registration} />
                  </span>
                )}
              </p>
              <p>
                <Typeset text={sentence} />
              </p>
            </article>
          );
        })}
      </div>
    </Band>
  );
}
