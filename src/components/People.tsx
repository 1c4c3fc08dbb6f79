import type { Words } from '../site/files/content.ts';
import type { Photographs } from '../site/site.ts';
import styles from './People.module.css';
import { Photograph } from './photographs/Photograph.tsx';
import { Typeset } from './Typeset.tsx';

interface Props {
  /** Heading of the list. Default: none, if the list is the whole of a band. */
  heading?: string;
  people: Words['people'];
  photographs: Photographs['byPerson'];
  /** Whether to leave out the sentence about each person. Default: false. */
  short?: boolean;
}

/** Heading and list of the people who work for the firm, with portraits if the owner has any. Renders nothing without people. */
export function People({ heading, people, photographs, short }: Props) {
  if (people.length === 0) return null;
  const Name = heading ? 'h4' : 'h3';
  return (
    <div className={styles.people}>
      {heading && (
        <h3 id="people">
          <Typeset text={heading} />
        </h3>
      )}
      <div>
        {people.map(({ name, role, registration, sentence }) => {
          const portrait = photographs.get(name);
          return (
            <article key={name}>
              {portrait && <Photograph photograph={portrait} />}
              <Name>{name}</Name>
              <p>
                <strong>{role}</strong>
                {registration && (
                  <span>
                    {' '}
                    <Typeset text={registration} />
                  </span>
                )}
              </p>
              {!short && (
                <p>
                  <Typeset text={sentence} />
                </p>
              )}
            </article>
          );
        })}
      </div>
    </div>
  );
}
