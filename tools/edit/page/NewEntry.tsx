import { type FormEvent, useState } from 'react';
import { longestAreaName } from '../../../src/site/files/entry-files.ts';
import { slugOf } from '../../setup/slug.ts';
import type { Start } from '../answers.ts';
import { ofMainTown } from './names.ts';
import type { Store } from './store.ts';
import { Count } from './TextField.tsx';

interface Props {
  what: 'areas' | 'jobs';
  start: Start;
  store: Store;
  /** Called with the name of a new job's file, and its first fields. */
  onJob: (file: string, value: Record<string, unknown>) => void;
  onGo: (file: string) => void;
}

/** Asks for the name and the postcodes of a new area, or for the town and the month of a new job. */
export function NewEntry({ what, start, store, onJob, onGo }: Props) {
  const [problem, setProblem] = useState('');
  const [name, setName] = useState('');
  const isArea = what === 'areas';
  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [first, second] = ['first', 'second'].map((name) => String(given.get(name) ?? '').trim()) as [string, string];
    if (isArea) {
      const added = await store.addAreas(`${first} ${second}`);
      setProblem(added.problem ? `${added.problem}.` : '');
      if (added.file) onGo(added.file);
    } else onJob(freeName(`jobs/${slugOf(`${second} ${first}`, /[a-z\d]+/g)}`, start), newJob(first, second));
  }
  return (
    <form onSubmit={add}>
      <h2 tabIndex={-1}>{isArea ? 'A new area' : 'A new job'}</h2>
      <p>
        {isArea
          ? `A place that you come to. It gets a page of its own, like your other areas. ${ofMainTown(start)}`
          : 'Something that you did, shown on the page of its place or, if that place has none, on Services. No name of the customer, and no number of the house.'}
      </p>
      <div className="field">
        <label htmlFor="new-first">{isArea ? 'Name of the place' : 'Town'}</label>
        {isArea ? (
          <>
            <input
              id="new-first"
              name="first"
              required
              autoComplete="off"
              aria-describedby="new-first-count"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <div className="below">
              <Count id="new-first" length={name.trim().length} longest={longestAreaName} />
            </div>
          </>
        ) : (
          <select id="new-first" name="first">
            {start.choices.towns.map((town) => (
              <option key={town}>{town}</option>
            ))}
          </select>
        )}
      </div>
      <div className="field">
        <label htmlFor="new-second">{isArea ? 'Its postcode districts, such as BN8' : 'Month'}</label>
        <input id="new-second" name="second" type={isArea ? 'text' : 'month'} required autoComplete="off" />
      </div>
      <p role="status" className="problem">
        {problem}
      </p>
      <button type="submit">Go on</button>
    </form>
  );
}

const newJob = (town: string, month: string) => ({ town, month, problem: '', done: '', hours: '' });

/** Returns an unused name for a file: the given name or, if the firm has a file of that name, the name with a number at the end. */
function freeName(file: string, { files }: Start): string {
  const names = [file, ...Array.from({ length: 98 }, (_, index) => `${file}-${index + 2}`)];
  return names.find((name) => !files.some((each) => each.name === name)) ?? file;
}
