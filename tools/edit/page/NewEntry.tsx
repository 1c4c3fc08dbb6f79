import { type FormEvent, useState } from 'react';
import type { Start } from '../answers.ts';
import { ask } from './api.ts';

interface Props {
  what: 'areas' | 'jobs';
  start: Start;
  /** Gets the name of the new file and what it begins with. */
  onAdd: (file: string, value: Record<string, unknown>) => void;
}

/** Asks what a new area or job is called by. */
export function NewEntry({ what, start, onAdd }: Props) {
  const [said, setSaid] = useState('');
  const isArea = what === 'areas';
  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [first, second] = [String(given.get('first') ?? '').trim(), String(given.get('second') ?? '').trim()];
    const name = slugOf(isArea ? first : `${second} ${first}`);
    const file = `${what}/${name}`;
    const taken = start.files.some((each) => each.name === file);
    if (name === '') setSaid('Write the name of the place.');
    else if (isArea && taken) setSaid(`${first} has a page already.`);
    else if (isArea)
      onAdd(file, {
        ...(await ask<{ position?: object }>('place', first)),
        name: first,
        postcodes: second
          .toUpperCase()
          .match(/[A-Z]{1,2}\d{1,2}[A-Z]?/g)
          ?.map((code) => ({ [code]: first })) ?? [''],
        zone: 'suburbs',
      });
    else {
      const free = [file, ...Array.from({ length: 98 }, (_, index) => `${file}-${index + 2}`)].find(
        (each) => !start.files.some(({ name: other }) => other === each),
      );
      onAdd(free ?? file, { town: first, month: second, problem: '', done: '', hours: '' });
    }
  }
  return (
    <form onSubmit={add}>
      <h2 tabIndex={-1}>{isArea ? 'A new area' : 'A new job'}</h2>
      <p>
        {isArea
          ? 'A place that you come to. It gets a page of its own.'
          : 'Something that you did, shown on the page of its town. No name of the customer, and no number of the house.'}
      </p>
      <div className="field">
        <label htmlFor="new-first">{isArea ? 'Name of the place' : 'Town'}</label>
        {isArea ? (
          <input id="new-first" name="first" required maxLength={24} autoComplete="off" />
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
        {said}
      </p>
      <button type="submit">Go on</button>
    </form>
  );
}

/** A name of small letters and hyphens, with digits for jobs. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-') ?? '';
