import { Fragment } from 'react';
import type { Words } from '../site/files/content.ts';
import type { Photographs } from '../site/site.ts';
import styles from './People.module.css';
import { Photograph } from './photographs/Photograph.tsx';
import { Typeset } from './Typeset.tsx';

interface Props {
  /** Heading above the people who come to customers. Default: none, for people directly below the heading of a band. */
  heading?: string;
  /** Heading above the people who don't come to customers, or an empty text for no heading. Default: these people are left out. */
  office?: string;
  people: Words['people'];
  photographs: Photographs['byPerson'];
  /** Whether to leave out the sentences about people. Default: false, each person's sentence is shown if there is one. */
  short?: boolean;
}

/**
 * Lists of the people who work for the firm, with portraits if the owner has any: first those who come to customers and, if `office` is
 * given, then the others. Renders nothing if this leaves nobody.
 */
export function People({ heading, office, people, ...shown }: Props) {
  const groups = [
    { title: heading, members: people.filter(({ visits }) => visits) },
    { title: office, members: people.filter(({ visits }) => !visits && office !== undefined) },
  ].filter(({ members }) => members.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={styles.people}>
      {groups.map(({ title, members }, index) => (
        <Fragment key={title ?? ''}>
          {title && (
            <h3 id={index === 0 ? 'people' : undefined}>
              <Typeset text={title} />
            </h3>
          )}
          <div>
            {members.map((person) => (
              <Person key={person.name} person={person} Name={title ? 'h4' : 'h3'} {...shown} />
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

interface PersonProps extends Pick<Props, 'photographs' | 'short'> {
  person: Words['people'][number];
  /** Element of the name. */
  Name: 'h3' | 'h4';
}

function Person({ person, Name, photographs, short }: PersonProps) {
  const { name, role, registration, sentence } = person;
  const portrait = photographs.get(name);
  return (
    <article>
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
      {!short && sentence && (
        <p>
          <Typeset text={sentence} />
        </p>
      )}
    </article>
  );
}
