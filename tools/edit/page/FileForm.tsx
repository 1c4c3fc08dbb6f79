import type { FieldPath } from '../../../src/site/field-path.ts';
import type { Start } from '../answers.ts';
import { FieldChoices } from './FieldChoices.tsx';
import { Field, Fields, Safety } from './Form.tsx';
import { FormContext, type Target } from './form-context.ts';
import { titleOfFile } from './names.ts';
import type { Pressed } from './preview.ts';
import { kindOf, type Schema } from './schema.ts';
import type { Store } from './store.ts';

interface Props {
  store: Store;
  name: string;
  start: Start;
  target: Target | undefined;
  pressed: Pressed | undefined;
  onType: (before: string, now: string) => void;
  onGo: (file: string, field: FieldPath, pressed?: Pressed) => void;
  onPage: (path: string) => void;
  onBack: () => void;
}

/** The form of one content file of the firm. */
export function FileForm({ store, name, start, target, pressed, onType, onGo, onPage, onBack }: Props) {
  const file = store.files.get(name);
  if (!file) return null;
  const schema = file.schema as Schema;
  const title = titleOfFile(name, start);
  const isEntry = name.includes('/');
  const page = start.pages.find((each) => each.file === name);
  const others =
    pressed?.fields.slice(0, 6).filter((each) => each.file !== name || each.field.join() !== target?.field.join()) ??
    [];
  async function remove(): Promise<void> {
    if (!confirm(`Remove ${title}? You can take it back with Undo.`)) return;
    await store.remove(name);
    onBack();
  }
  return (
    <FormContext value={{ store, file, start, target, onType, onShow: (field) => onGo(name, field) }}>
      <h2 tabIndex={-1}>{title}</h2>
      {pressed && (others.length > 0 || pressed.leadsTo) && (
        <div className="pressed">
          {pressed.leadsTo && start.pages.some(({ path }) => path === pressed.leadsTo) && (
            <button type="button" className="quiet" onClick={() => onPage(pressed.leadsTo ?? '/')}>
              Open the page that this leads to
            </button>
          )}
          {others.length > 0 && (
            <details>
              <summary>The same words stand elsewhere ({others.length})</summary>
              <FieldChoices fields={others} start={start} onChoose={(file, field) => onGo(file, field, pressed)} />
            </details>
          )}
        </div>
      )}
      {file.problems.map((problem) => (
        <p key={problem.found} className="problem">
          This file can’t be read: found {problem.found}, expected {problem.hint}
        </p>
      ))}
      {schema.safety && <Safety />}
      {kindOf(schema) === 'group' ? (
        <Fields schema={schema} field={[]} />
      ) : (
        <Field schema={schema} field={[]} label={title} />
      )}
      {file.waiting.length > 0 && file.refused.length > 0 && (
        <button type="button" onClick={() => store.drop(name)}>
          Forget what isn’t saved
        </button>
      )}
      <p className="row">
        {page && (
          <button type="button" onClick={() => onPage(page.path)}>
            Show its page
          </button>
        )}
        {isEntry && file.own !== undefined && (
          <button type="button" onClick={() => remove()}>
            Remove {title}
          </button>
        )}
      </p>
    </FormContext>
  );
}
