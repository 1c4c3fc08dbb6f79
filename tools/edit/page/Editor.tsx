import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { valueAt } from '../../../src/site/field-path.ts';
import { markFile } from '../../../src/site/files/mark-file.ts';
import type { FormPlace } from '../../launch-check/form-findings.ts';
import type { Changed, Start, Text } from '../answers.ts';
import { ask, onFailure } from './api.ts';
import { FieldChoices } from './FieldChoices.tsx';
import { FileForm } from './FileForm.tsx';
import type { Target } from './form-context.ts';
import { MarkForm } from './MarkForm.tsx';
import { Missing } from './Missing.tsx';
import { isSure, type KnownText, knownTexts } from './match.ts';
import { NewEntry } from './NewEntry.tsx';
import { Overview } from './Overview.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { ProblemPlace } from './ProblemPlace.tsx';
import { Publish } from './Publish.tsx';
import { type Pressed, Preview } from './preview.ts';
import { Screen } from './Screen.tsx';
import { Store, waitingFiles } from './store.ts';

/** What the pane beside the page of the site shows. */
type View =
  | { at: 'overview' | 'missing' | 'publish' | 'areas' | 'jobs' | 'mark' }
  | { at: 'file'; file: string; target?: Target | undefined; pressed?: Pressed | undefined }
  | { at: 'choice' | 'picture'; pressed: Pressed }
  /**
   * The owner pressed the description on an area's page, and these words come from area-page.yaml, which all areas share. The area may have
   * a description of its own instead. The pane asks where to change the words.
   */
  | { at: 'shared'; pressed: Pressed; shared: KnownText; area: { name: string; file: string } };

/** The editor (the page at /edit on which the owner edits the site): a form, and beside the form a page of the site. */
export function Editor() {
  const [store] = useState(() => new Store());
  const [preview] = useState(() => new Preview());
  const [start, setStart] = useState<Start>();
  const [view, setView] = useState<View>({ at: 'overview' });
  const [path, setPath] = useState('/');
  const [isPhone, setPhone] = useState(false);
  const [side, setSide] = useState<'form' | 'page'>('form');
  const [texts, setTexts] = useState<readonly KnownText[]>([]);
  const pane = useRef<HTMLElement>(null);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSyncExternalStore(store.subscribe, () => store.turn);

  const readAgain = useCallback(async () => {
    const [now, all] = await Promise.all([ask<Start>('start'), ask<Text[]>('texts')]);
    setTexts(knownTexts(all));
    setStart(now);
    return now;
  }, []);
  const onWritten = useCallback(
    async (files: readonly string[]) => {
      await preview.refresh();
      // Reads the whole site again 700 ms after the last change, so not while the owner types. After a change of an area, a job or the
      // mark, reads the site at once, since the area or job may be new, and the pages are loaded again for the mark.
      clearTimeout(later.current);
      if (files.some((file) => file.includes('/') || file === markFile)) await readAgain();
      else later.current = setTimeout(() => readAgain(), 700);
    },
    [preview, readAgain],
  );
  useEffect(() => onFailure((message) => store.tell(message)), [store]);
  useEffect(() => {
    store.onWritten = onWritten;
    readAgain()
      .then((now) =>
        Promise.all(
          waitingFiles()
            .filter((name) => now.files.some((file) => file.name === name) || name.includes('/'))
            .map((name) => store.open(name)),
        ),
      )
      .then(() => store.save());
  }, [store, onWritten, readAgain]);

  const go = useCallback(
    async (file: string, field: readonly PropertyKey[] = [], pressed?: Pressed) => {
      if (file !== markFile) await store.open(file);
      const target = field.length > 0 ? { field } : undefined;
      setView(file === markFile ? { at: 'mark' } : { at: 'file', file, target, pressed });
      setSide('form');
      if (field.length > 0) return;
      pane.current?.focus();
      pane.current?.scrollTo(0, 0);
    },
    [store],
  );
  const show = (next: View) => {
    setView(next);
    setSide('form');
    pane.current?.focus();
    pane.current?.scrollTo(0, 0);
  };

  if (!start)
    return (
      <p role="status" className="starting">
        {store.said || 'Your site is being read…'}
      </p>
    );
  const page = start.pages.find((each) => each.path === path) ?? start.pages[0];
  const filesOfPage = page ? [page.file, ...(page.kind === 'area' ? ['area-page'] : [])] : [];
  const area = start.areas.find((each) => each.path === path);
  const facts = { ...start.facts, ...(area && { area: area.name, minutes: String(area.minutes ?? '') }) };

  function onPress(pressed: Pressed): void {
    const [first] = pressed.fields;
    if (pressed.isMark) go(markFile);
    else if (first && area && page && first.file === 'area-page' && first.field.join() === 'description')
      show({ at: 'shared', pressed, shared: first, area: { name: area.name, file: page.file } });
    else if (first && isSure(pressed.fields, filesOfPage)) go(first.file, first.field, pressed);
    else if (first) show({ at: 'choice', pressed });
    else if (pressed.isPicture) show({ at: 'picture', pressed });
    else if (pressed.leadsTo) setPath(pressed.leadsTo);
  }
  async function undo(): Promise<void> {
    store.tell('');
    await store.save();
    const result = await ask<Changed>('undo');
    if (result.done === 'written') {
      for (const file of result.files) if (store.files.has(file)) await store.read(file);
      await onWritten(result.files);
      await readAgain();
      store.tell('Taken back.');
    } else if (result.done === 'conflict')
      store.tell('This was changed elsewhere since, so it can’t be taken back here.');
    else if (result.done === 'refused') store.tell('Taking this back would make a mistake elsewhere.');
  }

  /** Adds an item to a list, and opens its form, which asks for the fields that the item must have. */
  async function addTo(file: string, list: readonly PropertyKey[], item: Record<string, unknown>): Promise<void> {
    await store.open(file);
    const items = valueAt(store.value(file), list);
    const all = Array.isArray(items) ? items : [];
    store.change(file, { field: list, value: [...all, item] });
    await go(file, [...list, all.length, Object.keys(item)[0] ?? '']);
  }
  const addReview = () => addTo('reviews', ['items'], { quote: '', name: '', town: start.choices.towns[0], date: '' });
  const addPhotograph = (place: string) => addTo('photographs', [], { place, file: '', alt: '' });
  async function addFile(file: string, value: Record<string, unknown>): Promise<void> {
    await store.open(file);
    store.change(file, { field: [], value });
    await go(file);
  }
  /** Opens a field that the owner chose from a list, beside a page that shows the field's file. Without such a page, the page stays. */
  function goTo(file: string, field: readonly PropertyKey[] = []): void {
    const shown = start?.files.find(({ name }) => name === file)?.page;
    if (shown) setPath(shown);
    go(file, field);
  }
  function onFinding({ file, field }: FormPlace): void {
    if (file === 'jobs') show({ at: 'jobs' });
    // For a finding about a whole claim, opens the field for the claim's evidence.
    else if (file) goTo(file, file === 'claims' && field.length === 1 ? [...field, 'evidence'] : field);
  }

  return (
    <main className={`editor shows-${side}`}>
      <header>
        <h1>{start.firm || 'Your site'}</h1>
        <button type="button" onClick={() => show({ at: 'overview' })}>
          Everything
        </button>
        <button type="button" disabled={!start.undo} onClick={() => undo()}>
          Undo{start.undo && <span className="hidden">: {start.undo}</span>}
        </button>
        <button
          type="button"
          onClick={() => {
            show({ at: 'missing' });
            // Reads the site again, since the latest change may have made a new version of the safety advice.
            readAgain();
          }}
        >
          What is missing
        </button>
        <button type="button" className="main" onClick={() => show({ at: 'publish' })}>
          Publish
        </button>
        <p role="status" className="said">
          {store.said}
        </p>
      </header>
      <nav aria-label="Side" className="sides">
        {(['form', 'page'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={side === each} onClick={() => setSide(each)}>
            {each === 'form' ? 'Form' : 'Page'}
          </button>
        ))}
      </nav>
      <section ref={pane} className="form" tabIndex={-1} aria-label="What you change">
        {store.stuck.length > 0 && (
          <section className="waiting" aria-label="Not saved yet">
            <h2>Not saved yet</h2>
            <ul>
              {store.stuck.flatMap((file) =>
                file.refused.slice(0, 3).map((problem) => (
                  <li key={`${file.name} ${problem.where} ${problem.found}`}>
                    <ProblemPlace problem={problem} start={start} onGo={goTo} />:{' '}
                    {problem.found === 'nothing' ? 'to be filled in' : problem.hint}
                  </li>
                )),
              )}
            </ul>
          </section>
        )}
        {view.at === 'overview' && (
          <Overview start={start} texts={texts} onGo={goTo} onNew={(at) => show({ at })} onReview={() => addReview()} />
        )}
        {view.at === 'file' && (
          <FileForm
            store={store}
            name={view.file}
            start={{ ...start, facts }}
            target={view.target}
            pressed={view.pressed}
            onType={(before, now) => preview.type(before, now)}
            onGo={go}
            onPage={setPath}
            onBack={() => show({ at: 'overview' })}
          />
        )}
        {view.at === 'choice' && (
          <>
            <h2>Where these words stand</h2>
            <p>“{view.pressed.words.slice(0, 200)}”</p>
            <p>They may come from several places. Which do you mean?</p>
            <FieldChoices
              fields={view.pressed.fields.slice(0, 10)}
              start={start}
              onChoose={(file, field) => go(file, field, view.pressed)}
            />
          </>
        )}
        {view.at === 'shared' && (
          <>
            <h2>Where these words stand</h2>
            <p>“{view.pressed.words.slice(0, 200)}”</p>
            <p>These words are the same for every place without its own. Where is yours to stand?</p>
            <ul className="choices">
              <li>
                <button type="button" onClick={() => go(view.area.file, view.shared.field)}>
                  Only {view.area.name}
                </button>
              </li>
              <li>
                <button type="button" onClick={() => go(view.shared.file, view.shared.field, view.pressed)}>
                  Every place
                </button>
              </li>
            </ul>
          </>
        )}
        {view.at === 'picture' && (
          <PictureChoice start={start} path={page?.path ?? '/'} onChoose={(place) => addPhotograph(place)} />
        )}
        {view.at === 'mark' && <MarkForm version={start.mark} onWritten={onWritten} />}
        {view.at === 'missing' && <Missing start={start} onGo={onFinding} />}
        {view.at === 'publish' && <Publish onMissing={() => show({ at: 'missing' })} />}
        {(view.at === 'areas' || view.at === 'jobs') && (
          <NewEntry key={view.at} what={view.at} start={start} store={store} onJob={addFile} onGo={go} />
        )}
      </section>
      <section className="page" aria-label="Your site">
        <div className="bar">
          <span>
            <label htmlFor="page">Page</label>{' '}
            <select id="page" value={page?.path} onChange={(event) => setPath(event.target.value)}>
              {start.pages.map((each) => (
                <option key={each.path} value={each.path}>
                  {each.name}
                </option>
              ))}
            </select>
          </span>
          <span className="actions">
            <button type="button" aria-pressed={!isPhone} onClick={() => setPhone(false)}>
              Laptop
            </button>
            <button type="button" aria-pressed={isPhone} onClick={() => setPhone(true)}>
              Phone
            </button>
          </span>
        </div>
        <Screen
          // Loads the page again when the mark changes, because the address of the mark's file stays the same.
          key={`${page?.path} ${start.mark}`}
          title={`Your site: ${page?.name}`}
          path={page?.path ?? '/'}
          isPhone={isPhone}
          preview={preview}
          texts={texts}
          files={filesOfPage}
          onPress={onPress}
        />
      </section>
    </main>
  );
}
