import { type ReactNode, useRef, useState } from 'react';
import type { FieldPath } from '../../../src/site/field-path.ts';
import { hintFrom, messageInForm } from '../../../src/site/problem-hint.ts';
import type { ShownProblem } from '../answers.ts';
import { useField, useFocus } from './form-context.ts';
import { nameOfChoice } from './names.ts';
import { plain } from './plain.ts';
import { kindOf, phraseOf, type Schema } from './schema.ts';

interface Props {
  schema: Schema;
  field: FieldPath;
  label: string;
  /** Buttons beside the label, such as one that leaves out the field. */
  actions?: ReactNode;
}

/** A field with a single value: a text, a number, a date, a choice or yes and no. */
export function TextField({ schema, field, label, actions }: Props) {
  const { value, set, problems, isTarget, target, id, start, file, onType } = useField(field);
  const box = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  useFocus(box, target, isTarget);
  const text = value === undefined || value === null ? '' : String(value);
  /** Value of a yes-or-no field. */
  const isOn = value ?? schema.default;
  const kind = kindOf(schema);
  const help = helpOf(schema);
  const shared = {
    id,
    ref: box,
    // A field that nobody has filled in yet is not shown as wrong.
    'aria-invalid': problems.some(({ found }) => found !== 'nothing'),
    'aria-describedby': `${id}-help ${id}-count ${id}-problem`,
  };
  function type(typed: string): void {
    onType(plain(text, start.facts), plain(typed, start.facts));
    const isNumber = (kind === 'number' || kind === 'sum') && /^-?\d+(\.\d+)?$/.test(typed.trim());
    set(isNumber ? Number(typed) : typed);
  }
  function putIn(words: (marked: string) => string): void {
    const { selectionStart: from = text.length, selectionEnd: to = from } = box.current ?? {};
    type(text.slice(0, from) + words(text.slice(from, to)) + text.slice(to));
    box.current?.focus();
  }
  /** For each placeholder in the text, such as {phone}, a sentence with the words that pages show instead. */
  const filledIn = [...new Set(text.match(/\{\w+\}/g))].flatMap((fact) => {
    const says = start.facts[fact.slice(1, -1)];
    return says ? [`Where you see ${fact}, your site shows “${says}”.`] : [];
  });
  const choices = schema.enum ?? (schema.choices && start.choices[schema.choices]);
  /** Whether a choice is an earlier version of the safety advice. The list `adviceVersions` has only the current one. */
  const isEarlier = (choice: string) =>
    schema.choices === 'adviceVersions' && choice !== '' && !start.choices.adviceVersions.includes(choice);
  return (
    <div className="field">
      <div className="label">
        <label htmlFor={id}>{label}</label>
        {actions}
      </div>
      {help && <p id={`${id}-help`}>{help}</p>}
      {kind === 'switch' ? (
        <select
          {...shared}
          value={isOn === true || isOn === 'yes' ? 'yes' : isOn === undefined ? '' : 'no'}
          onChange={(event) => set(event.target.value === 'yes')}
        >
          {isOn === undefined && <option value="">Please choose</option>}
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </select>
      ) : choices ? (
        <select {...shared} value={text} onChange={(event) => set(event.target.value)}>
          {(choices.includes(text) ? choices : [text, ...choices]).map((choice) => (
            <option key={choice} value={choice}>
              {schema.enum
                ? (schema.names?.[choice] ?? phraseOf(choice))
                : isEarlier(choice)
                  ? 'What your site said earlier'
                  : nameOfChoice(choice, start)}
            </option>
          ))}
        </select>
      ) : (schema.longest ?? 0) > 70 || text.length > 60 ? (
        <textarea
          {...shared}
          rows={Math.ceil(text.length / 44) + 1}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          type={schema.date && /^(\d{4}-\d\d-\d\d)?$/.test(text) ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      )}
      {filledIn.length > 0 && <p>{filledIn.join(' ')}</p>}
      {schema.longest && (
        <div className="below">
          {kind === 'text' && !choices && file.standard !== undefined && (
            <>
              <PutIn
                label="Insert your phone, town…"
                choices={() => Object.entries(start.facts).map(([name, says]) => [name, `${phraseOf(name)}: ${says}`])}
                onChoose={(name) => putIn(() => `{${name}}`)}
              />
              {schema.links && (
                <PutIn
                  label="Insert a link"
                  choices={() => start.choices.links.map((path) => [path, nameOfChoice(path, start)])}
                  onChoose={(path) => putIn((marked) => `[${marked || 'words of the link'}](${path})`)}
                />
              )}
            </>
          )}
          {!choices && <Count id={id} length={plain(text, start.facts).length} longest={schema.longest} />}
        </div>
      )}
      <Problems id={id} problems={problems} />
    </div>
  );
}

/** Number of typed characters, and how many a field may have. */
export function Count({ id, length, longest }: { id: string; length: number; longest: number }) {
  const more = length - longest;
  return (
    <span id={`${id}-count`} className={more > 0 ? 'count over' : 'count'}>
      {more > 0 ? `${more} too many` : `${length} of ${longest}`}
    </span>
  );
}

/** Problems of a field, at most three. An empty field that must be filled in is not shown as an error. */
export function Problems({ id, problems }: { id: string; problems: readonly ShownProblem[] }) {
  const shown = problems.slice(0, 3);
  return (
    <div id={`${id}-problem`}>
      {shown.map(({ found, hint }) => (
        <p key={found + hint} className={found === 'nothing' ? 'empty' : 'problem'}>
          {messageInForm(found, hint)}
        </p>
      ))}
    </div>
  );
}

/** A button that opens a list of facts or links to put into a text. */
function PutIn({
  label,
  choices,
  onChoose,
}: {
  label: string;
  choices: () => [name: string, says: string][];
  onChoose: (name: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles only Escape, which closes the list that the button inside opened
    <span className="put-in" onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <button type="button" className="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </button>
      {isOpen && (
        <ul>
          {choices().map(([name, says]) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onChoose(name);
                }}
              >
                {says}
              </button>
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}

/**
 * Text that explains a field, from its schema. Undefined if the schema has no description. Also undefined if the description only repeats
 * the error message (`isMade`), and the form already shows the maximum length or the choices.
 */
export function helpOf({ description, errorMessage, longest, enum: choices }: Schema): string | undefined {
  const expected = errorMessage?.replace(/^Expected /, '') ?? '';
  const isMade = description?.toLowerCase() === `${expected.toLowerCase()}.`;
  if (!description || (isMade && (longest || choices))) return undefined;
  const said = isMade ? hintFrom(expected) : hintFrom(description);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`.replace(/(?<![.?!])$/, '.');
}
