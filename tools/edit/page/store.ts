import { isWithin, replacedAt, valueAt } from '../../../src/site/field-path.ts';
import type { FieldChange, FileChange } from '../../content-files/change.ts';
import type { Changed, FileAnswer, ShownProblem } from '../answers.ts';
import type { AddedAreas } from '../new-areas.ts';
import { ask } from './api.ts';

/** A file with an open form, or with changes that aren't saved yet. */
export interface OpenFile extends FileAnswer {
  /** Changes that aren't saved yet, because they are new or have problems. */
  waiting: FieldChange[];
  /** Problems because of which the waiting changes were refused. */
  refused: ShownProblem[];
}

/** Milliseconds after the last typed letter until a change is saved. */
const pause = 250;
/** Key in `localStorage` for the changes that aren't saved yet. Each firm has its own key. */
export const waitingKey = `waiting ${document.getElementById('editor')?.dataset.firm}`;

/** The files that forms show, and the changes that aren't saved yet. `localStorage` keeps these changes when the tab is closed. */
export class Store {
  readonly files = new Map<string, OpenFile>();
  /** Message about the last change, for the owner. */
  said = '';
  turn = 0;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();
  /** Called with the names of files after they were written. */
  onWritten: (files: readonly string[]) => Promise<void> = async () => {};

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(said = this.said): void {
    this.said = said;
    this.turn += 1;
    for (const listener of this.#listeners) listener();
  }

  /** Reads a file, unless it is open already. */
  async open(name: string): Promise<void> {
    if (!this.files.has(name)) await this.read(name);
  }

  async read(name: string): Promise<void> {
    const file = await ask<FileAnswer>('file', name);
    const earlier = keptChanges()[name];
    const isSame = earlier?.version === file.version;
    const fromEarlier = earlier?.waiting.filter(({ value }) => isSame || !(value instanceof Object)) ?? [];
    const { waiting = fromEarlier, refused = [] } = this.files.get(name) ?? {};
    this.files.set(name, { ...file, waiting, refused });
    this.tell();
  }

  /** Value of a file as the form shows it: with the changes that aren't saved yet. */
  value(name: string): unknown {
    const file = this.files.get(name);
    return file?.waiting.reduce((value, { field, standard, ...change }) => {
      return replacedAt(value, field, standard ? valueAt(file.standard, field) : change.value);
    }, file.value);
  }

  /**
   * Changes a field, and saves the change after a pause.
   * @param wait the pause in milliseconds. Default: 250
   */
  change(name: string, change: FieldChange, wait = pause): void {
    const file = this.files.get(name);
    if (!file) return;
    file.waiting = withChange(file.waiting, change);
    file.refused = file.refused.filter(({ field }) => !isWithin(change.field, field));
    this.tell('');
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.save(), wait);
  }

  /** Discards the changes of a file that aren't saved yet. */
  drop(name: string): void {
    const file = this.files.get(name);
    if (file) Object.assign(file, { waiting: [], refused: [] });
    this.#keep();
    this.tell('What was waiting there is gone.');
  }

  /**
   * Adds areas to the firm.
   * @param typed places with their postcode districts, such as "Ringmer BN8"
   * @returns name of the first new file, which may still wait to be saved, or the reason why there is none
   */
  async addAreas(typed: string): Promise<{ file?: string | undefined; problem?: string }> {
    const result = await ask<AddedAreas>('area', typed);
    switch (result.done) {
      case 'wrong':
        return { problem: result.problem };
      case 'waiting':
        for (const { file, value } of result.areas) {
          await this.open(file);
          this.change(file, { field: [], value });
        }
        return { file: result.areas[0]?.file };
      case 'written':
        await this.onWritten(result.files);
        this.tell('Saved.');
        return { file: result.files[0] };
      default:
        return { problem: 'Somebody else added it meanwhile' };
    }
  }

  /** Removes the file of an area or a job. */
  async remove(name: string): Promise<void> {
    const file = this.files.get(name);
    if (!file) return;
    const change: FileChange = { file: name, version: file.version, fields: [], remove: true };
    const result = await ask<Changed>('change', [change]);
    if (result.done === 'written') {
      this.files.delete(name);
      this.#keep();
      this.tell('Removed.');
      await this.onWritten(result.files);
    } else if (result.done === 'refused')
      this.tell(
        `It can’t go yet. ${result.problems.map(({ where, hint }) => `${where}: ${hint} is needed there`).join('; ')}`,
      );
    else await this.read(name);
  }

  /** Saves all waiting changes together, so that a change in one file may depend on a change in another. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    const save = () => this.#save();
    this.#saving = this.#saving.then(save, save);
    return this.#saving;
  }

  /** Files whose waiting changes were refused because of problems. */
  get stuck(): OpenFile[] {
    return [...this.files.values()].filter(({ waiting, refused }) => waiting.length > 0 && refused.length > 0);
  }

  async #save(): Promise<void> {
    const changes = [...this.files.values()].filter(({ waiting }) => waiting.length > 0).map(changeOf);
    if (changes.length === 0) return;
    const result = await this.#try(changes);
    if (result.done !== 'refused') return;
    // Tries again without the refused changes: saves all fields without problems. If every problem is elsewhere than in a changed field,
    // saves file by file instead.
    const isWrong = (file: string, change: FieldChange) =>
      result.problems.some((problem) => problem.file === file && isWithin(problem.field, change.field));
    const well = changes
      .map((change) => ({ ...change, fields: change.fields.filter((field) => !isWrong(change.file, field)) }))
      .filter(({ fields }) => fields.length > 0);
    const isLess = JSON.stringify(well) !== JSON.stringify(changes);
    const others = isLess ? [well] : changes.length > 1 ? changes.map((change) => [change]) : [];
    for (const some of others) if (some.length > 0) await this.#try(some);
    for (const { file } of changes) {
      const open = this.files.get(file);
      const own = result.problems.filter((problem) => problem.file === file);
      // If a change contradicts another file, the problem may be reported for the other file only. Then the form of the changed file shows
      // all problems.
      if (open) open.refused = open.waiting.length === 0 ? [] : own.length > 0 ? own : [...result.problems];
    }
    const problems = this.stuck.flatMap(({ refused }) => refused);
    const isUnfilled = problems.every(({ found }) => found === 'nothing');
    if (problems.length === 0) this.tell('Saved.');
    else {
      const why = isUnfilled ? 'boxes are still empty' : 'something has to be put right first';
      this.tell(`Not saved yet: ${why}. The list “Not saved yet” says where.`);
    }
  }

  async #try(changes: readonly FileChange[]): Promise<Changed> {
    const result = await ask<Changed>('change', changes);
    if (result.done === 'conflict') {
      await this.#putOnto(result.file);
      return this.#try(changes.map(({ file }) => changeOf(this.files.get(file) as OpenFile)));
    }
    if (result.done === 'refused') return result;
    for (const { file, fields } of changes) {
      const open = this.files.get(file);
      if (!open) continue;
      open.waiting = open.waiting.filter((change) => !fields.includes(change));
      open.refused = [];
      await this.read(file);
    }
    this.#keep();
    this.tell(result.done === 'written' ? 'Saved.' : '');
    // Doesn't wait for `onWritten`, so that the next change needn't wait until the page is built.
    if (result.done === 'written') this.onWritten(result.files);
    return result;
  }

  /**
   * Reads a file that was edited elsewhere, and applies the waiting changes to it. Drops changes of whole lists and groups, which would
   * undo the edit.
   */
  async #putOnto(name: string): Promise<void> {
    const file = this.files.get(name);
    if (!file) return;
    const kept = file.waiting.filter(({ value }) => !(value instanceof Object));
    const isLess = kept.length < file.waiting.length;
    file.waiting = kept;
    await this.read(name);
    this.tell(
      isLess
        ? 'This was changed elsewhere meanwhile. Your texts were put onto it; please make the change of the list again.'
        : 'This was changed elsewhere meanwhile, and your words were put onto it.',
    );
  }

  #keep(): void {
    const all = [...this.files.values()].filter(({ waiting }) => waiting.length > 0);
    const changes = all.map(({ name, version, waiting }) => [name, { version, waiting }]);
    localStorage.setItem(waitingKey, JSON.stringify(Object.fromEntries(changes)));
  }
}

/** Names of files with changes that an earlier visit didn't save. */
export const waitingFiles = (): string[] => Object.keys(keptChanges());

const keptChanges = (): Record<string, Pick<OpenFile, 'version' | 'waiting'>> =>
  JSON.parse(localStorage.getItem(waitingKey) ?? '{}');

const changeOf = ({ name, version, waiting }: OpenFile): FileChange => ({ file: name, version, fields: waiting });

/**
 * Adds a change of a field to the waiting changes. If a waiting change sets a group or list that contains the field, sets the field in that
 * group or list, unless the new change restores the standard words. Otherwise the new change replaces waiting changes of the field and of
 * fields inside the field.
 */
function withChange(waiting: readonly FieldChange[], change: FieldChange): FieldChange[] {
  const around = waiting.find(
    ({ field, standard }) => field.length < change.field.length && !standard && isWithin(change.field, field),
  );
  if (around && !change.standard) {
    const value = replacedAt(around.value, change.field.slice(around.field.length), change.value);
    return waiting.map((each) => (each === around ? { ...around, value } : each));
  }
  return [...waiting.filter(({ field }) => !isWithin(field, change.field)), change];
}
