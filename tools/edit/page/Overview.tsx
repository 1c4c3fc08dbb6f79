import { useState } from 'react';
import type { FieldPath } from '../../../src/site/field-path.ts';
import type { Start } from '../answers.ts';
import { FieldChoices } from './FieldChoices.tsx';
import type { KnownText } from './match.ts';
import { ofMainTown } from './names.ts';
import { ProblemPlace } from './ProblemPlace.tsx';

interface Props {
  start: Start;
  texts: readonly KnownText[];
  onGo: (file: string, field?: FieldPath) => void;
  onNew: (what: 'areas' | 'jobs') => void;
  onReview: () => void;
}

/** A list of everything that can be changed or added, with a search for words. */
export function Overview({ start, texts, onGo, onNew, onReview }: Props) {
  const [words, setWords] = useState('');
  const groups = [...Map.groupBy(start.files, ({ group }) => group)];
  const mainTown = ofMainTown(start);
  const wanted = words.trim().toLowerCase();
  const found = wanted.length < 3 ? [] : texts.filter(({ bare }) => bare.toLowerCase().includes(wanted)).slice(0, 12);
  return (
    <>
      <h2>Press what you want to change</h2>
      <p>
        Press a sentence or a picture on your site, and you can change it here. What you type shows at once, and is
        saved when it has no mistake.
      </p>
      {start.problems.length > 0 && (
        <section className="waiting">
          <h3>Put this right first</h3>
          <ul>
            {start.problems.map((problem) => (
              <li key={problem.where + problem.found}>
                <ProblemPlace problem={problem} start={start} onGo={onGo} />: found {problem.found}, expected{' '}
                {problem.hint}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="field">
        <label htmlFor="find">Find words</label>
        <input id="find" type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </div>
      <p role="status" className={wanted.length < 3 ? 'hidden' : ''}>
        {wanted.length < 3 ? '' : `Found: ${found.length === 12 ? 'many, such as' : found.length}`}
      </p>
      {found.length > 0 && <FieldChoices fields={found} start={start} onChoose={onGo} hasTexts />}
      <div className="add">
        <button type="button" onClick={() => onNew('areas')}>
          Add an area
        </button>
        <button type="button" onClick={() => onNew('jobs')}>
          Add a job
        </button>
        <button type="button" onClick={onReview}>
          Add a review
        </button>
      </div>
      {groups.map(([group, files]) => (
        <section key={group}>
          <h3>{group}</h3>
          {group === 'Areas' && mainTown && <p>{mainTown}</p>}
          <ul className="files">
            {files.map(({ name, title }) => (
              <li key={name}>
                <button type="button" className="quiet" onClick={() => onGo(name)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
