import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldPath, isWithin, valueAt } from '../../../src/site/field-path.ts';
import { AdviceToSign } from './AdviceToSign.tsx';
import { useField, useFocus } from './form-context.ts';
import { nameOfChoice } from './names.ts';
import { PictureField } from './PictureField.tsx';
import { emptyValue, firstField, itemsOf, kindOf, labelOf, nameOfItem, type Schema } from './schema.ts';
import { helpOf, Problems, TextField } from './TextField.tsx';

interface Props {
  schema: Schema;
  field: FieldPath;
  label: string;
  actions?: ReactNode;
  /**
   * Whether the field is inside a list, pair, record or union. The standard words (those in words/) can be restored only for the whole
   * list, pair, record or union. Default: false.
   */
  isInList?: boolean;
}

/** A field of any kind, with the fields inside it. */
export function Field(props: Props) {
  const kind = kindOf(props.schema);
  switch (kind) {
    case 'group':
      return <Group {...props} />;
    case 'picture':
      return (
        <Group {...props}>
          <PictureField field={props.field} />
        </Group>
      );
    case 'list':
      return <List {...props} />;
    case 'pair':
      return <Pair {...props} />;
    case 'record':
      return <Record {...props} />;
    case 'union':
      return <Union {...props} />;
    case 'fixed':
      return <Fixed {...props} />;
    default:
      return <TextField {...props} actions={<Actions {...props} />} />;
  }
}

/**
 * The fields of a group, without a frame around them. Shows fields that have a value, should have one, were opened by the owner, or are yes
 * or no by default, and a button for each other field that may be added.
 * @param leave names of fields to leave out
 */
export function Fields({ schema, field, isInList, leave = [] }: Omit<Props, 'label'> & { leave?: string[] }) {
  const { value, file, set, start, store, target, onShow } = useField(field);
  // Leaves out a field with one possible value that isn't yes, such as a country, since there is nothing to choose.
  const isChoice = ({ const: only }: Schema) => only === undefined || only === true;
  const all = Object.entries(schema.properties ?? {}).filter(([name, part]) => !leave.includes(name) && isChoice(part));
  const isThere = (name: string) => Object(value)[name] !== undefined && Object(value)[name] !== null;
  const isNeeded = (name: string) => {
    const part = schema.properties?.[name];
    return Boolean(schema.required?.includes(name) || part?.isWanted || typeof part?.default === 'boolean');
  };
  /** Whether the owner opened this optional field, so that it is shown although it is empty. */
  const isAsked = (name: string, part: Schema) =>
    kindOf(part) !== 'fixed' && target !== undefined && isWithin(target.field, [...field, name]);
  const missing = all.filter(([name, part]) => !isThere(name) && !isNeeded(name) && !isAsked(name, part));
  const add = (name: string, part: Schema) => {
    const path = [...field, name];
    // A yes-or-no field opens without an answer, because a yes is a claim that nobody has made yet.
    if (kindOf(part) === 'switch') {
      onShow(path);
      return;
    }
    const empty = emptyValue(part, start.choices.adviceVersions[0]);
    if (valueAt(file.standard, path) !== undefined) {
      store.change(file.name, { field: path, standard: true }, 0);
      return;
    }
    if (value instanceof Object) store.change(file.name, { field: path, value: empty });
    else set({ [name]: empty });
    onShow(firstField(empty, path));
  };
  const version = start.choices.adviceVersions[0];
  const isNew = value instanceof Object && valueAt(file.value, field) === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the first typed letter creates the group
  useEffect(() => {
    // A new entry about the safety advice gets the current version of the advice, because that is the version that the engineer reads now.
    const [name] = all.find(([each, part]) => part.choices === 'adviceVersions' && !isThere(each)) ?? [];
    if (isNew && version && name) store.change(file.name, { field: [...field, name], value: version });
  }, [isNew]);
  return (
    <>
      {all
        .filter(([name, part]) => isThere(name) || isNeeded(name) || isAsked(name, part))
        .map(([name, part]) => (
          <Field
            key={name}
            schema={part}
            field={[...field, name]}
            label={labelOf(name, part)}
            isInList={isInList ?? false}
            actions={
              !isNeeded(name) && (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => {
                    store.change(file.name, { field: [...field, name], value: undefined }, 0);
                    // The field may still be the target, which is shown although it is empty.
                    onShow(field);
                  }}
                >
                  Leave out<span className="hidden"> {labelOf(name, part)}</span>
                </button>
              )
            }
          />
        ))}
      {missing.length > 0 && (
        <p className="missing-parts">
          <span>You may add: </span>
          {missing.map(([name, part]) => (
            <button key={name} type="button" className="quiet" onClick={() => add(name, part)}>
              <span className="hidden">Add </span>
              {labelOf(name, part)}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

/**
 * Tags and buttons beside a field's label. A tag says that the field has the standard words (those in words/). If the field has words of
 * the firm's own, a button restores the standard words.
 */
function Actions({ field, actions, isInList, label }: Props) {
  const { file, hasStandard, isOwn, backToStandard } = useField(field);
  return (
    <span className="actions">
      {!isInList && file.standard !== undefined && hasStandard && !isOwn && (
        <span className="tag">Ready-made words</span>
      )}
      {!isInList && hasStandard && isOwn && (
        <button type="button" className="quiet" onClick={backToStandard}>
          Back to the ready-made words<span className="hidden">: {label}</span>
        </button>
      )}
      {actions}
    </span>
  );
}

/** The row of buttons above the fields inside a field. */
function ActionRow(props: Props) {
  return (
    <div className="label">
      <Actions {...props} />
    </div>
  );
}

/**
 * A part of a form that the owner can open and close. At first, it is open only if it has a problem or contains the target, which is the
 * field that the owner asked for.
 */
function Folded({ field, title, children }: { field: FieldPath; title: ReactNode; children: () => ReactNode }) {
  const { isTarget, isWholeTarget, target, problems } = useField(field);
  const hasProblem = problems.length > 0;
  const [isOpen, setOpen] = useState(isTarget || hasProblem);
  const [lastTarget, setLastTarget] = useState(target);
  // Opens the part before it is drawn, so that useFocus scrolls to it while it is open.
  if (target !== lastTarget) {
    setLastTarget(target);
    if (isTarget) setOpen(true);
  }
  const box = useRef<HTMLElement>(null);
  useFocus(box, target, isWholeTarget);
  return (
    <details className="folded" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={box}>
        {title}
        {hasProblem &&
          (problems.every(({ found }) => found === 'nothing') ? (
            <span className="tag">to be filled in</span>
          ) : (
            <span className="tag over">to be put right</span>
          ))}
      </summary>
      {isOpen && <div className="inside">{children()}</div>}
    </details>
  );
}

function Group({ schema, field, label, actions, isInList, children }: Props & { children?: ReactNode }) {
  return (
    <Folded field={field} title={label}>
      {() => (
        <>
          <div className="label">{actions}</div>
          <Help schema={schema} field={field} />
          {schema.properties?.version?.choices === 'adviceVersions' && <AdviceToSign />}
          {children}
          <Fields
            schema={schema}
            field={field}
            isInList={isInList ?? false}
            leave={children ? ['file', 'focus'] : []}
          />
        </>
      )}
    </Folded>
  );
}

function Help({ schema, field }: { schema: Schema; field: FieldPath }) {
  const { problems, id } = useField(field);
  return (
    <>
      {schema.safety && <Safety />}
      {schema.description && helpOf(schema) && <p>{helpOf(schema)}</p>}
      <Problems id={id} problems={problems.filter((problem) => problem.field.length === field.length)} />
    </>
  );
}

/** A warning that an engineer must read safety advice before it changes. */
export function Safety() {
  return (
    <p className="safety">
      <strong>Safety advice.</strong> People act on these words. Before you change them, have a Gas Safe registered
      engineer read what you want to say, and write down the engineer’s name, the day and what was read under “Your
      proof”, “Safety advice”. Until then, the changed words don’t go live.
    </p>
  );
}

function List(props: Props) {
  const { schema, field, label } = props;
  const { value, set, store, file, start, onShow } = useField(field);
  const items = Array.isArray(value) ? value : [];
  const item = itemsOf(schema);
  const isPlain = ['text', 'number', 'sum', 'choice'].includes(kindOf(item));
  const one = label.replace(/ies$/, 'y').replace(/s$/, '');
  const add = () => {
    // A choice that is in the list already would be refused there a second time.
    const unused = item.enum?.find((choice) => !items.includes(choice));
    const added = unused ?? emptyValue(item, start.choices.adviceVersions[0]);
    set([...items, added]);
    onShow(firstField(added, [...field, items.length]));
  };
  const move = (from: number, to: number) => {
    const moved = items.filter((_, index) => index !== from);
    moved.splice(to, 0, items[from]);
    store.change(file.name, { field, value: moved }, 0);
  };
  const buttons = (index: number) => {
    const which = ` ${one} ${index + 1}`;
    return (
      <span className="actions">
        <button type="button" className="quiet" disabled={index === 0} onClick={() => move(index, index - 1)}>
          Up<span className="hidden">{which}</span>
        </button>
        <button
          type="button"
          className="quiet"
          disabled={index === items.length - 1}
          onClick={() => move(index, index + 1)}
        >
          Down<span className="hidden">{which}</span>
        </button>
        <button
          type="button"
          className="quiet"
          disabled={items.length <= (schema.minItems ?? 0)}
          onClick={() => store.change(file.name, { field, value: items.filter((_, other) => other !== index) }, 0)}
        >
          Take out<span className="hidden">{which}</span>
        </button>
      </span>
    );
  };
  const isFull = items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  const list = (
    <>
      <ActionRow {...props} />
      <Help schema={schema} field={field} />
      <ol className={isPlain ? 'items plain' : 'items'}>
        {items.map((each, index) => {
          const name = `${one} ${index + 1}`;
          const title = isPlain ? name : `${index + 1}. ${nameOfChoice(nameOfItem(each), start) || 'New'}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is all that identifies an item
            <li key={index}>
              <Field schema={item} field={[...field, index]} label={title} isInList actions={buttons(index)} />
            </li>
          );
        })}
      </ol>
      <button type="button" disabled={isFull} onClick={() => add()}>
        Add{isFull ? ` (at most ${schema.maxItems})` : ''}
        <span className="hidden"> to {label}</span>
      </button>
    </>
  );
  return field.length === 0 ? (
    list
  ) : (
    <Folded field={field} title={`${label} (${items.length})`}>
      {() => list}
    </Folded>
  );
}

function Pair(props: Props) {
  const { schema, field, label } = props;
  const { target, isWholeTarget } = useField(field);
  const box = useRef<HTMLFieldSetElement>(null);
  useFocus(box, target, isWholeTarget);
  return (
    <fieldset ref={box} tabIndex={-1}>
      <legend>{label}</legend>
      <ActionRow {...props} />
      {(schema.items as Schema[]).map((item, index) => (
        <Field
          key={item.title ?? `${index}`}
          schema={item}
          field={[...field, index]}
          label={`${label}, line ${index + 1}`}
          isInList
        />
      ))}
    </fieldset>
  );
}

/** A field with any number of values, each under a name that the owner chooses. */
function Record(props: Props) {
  const { schema, field, label, isInList } = props;
  const { value, set, id } = useField(field);
  const rows = Object.entries(Object(value));
  const [added, setAdded] = useState('');
  const item = schema.additionalProperties as Schema;
  const content = (
    <>
      <ActionRow {...props} />
      <Help schema={schema} field={field} />
      {rows.map(([name]) => (
        <Field
          key={name}
          schema={item}
          field={[...field, name]}
          label={name}
          isInList
          actions={
            <button
              type="button"
              className="quiet"
              onClick={() => set(Object.fromEntries(rows.filter(([other]) => other !== name)))}
            >
              Take out<span className="hidden"> {name}</span>
            </button>
          }
        />
      ))}
      <div className="field">
        <label htmlFor={`${id}-new`}>{schema.propertyNames?.title}</label>
        <span className="row">
          <input id={`${id}-new`} value={added} onChange={(event) => setAdded(event.target.value)} />
          <button
            type="button"
            disabled={added.trim() === '' || rows.some(([name]) => name === added.trim())}
            onClick={() => {
              set(Object.fromEntries([...rows, [added.trim(), '']]));
              setAdded('');
            }}
          >
            Add
          </button>
        </span>
      </div>
    </>
  );
  return field.length === 0 || isInList ? (
    content
  ) : (
    <Folded field={field} title={label}>
      {() => content}
    </Folded>
  );
}

/** A field that can have one of several kinds of values, with a menu for choosing the kind. */
function Union(props: Props) {
  const { schema, field, label, isInList } = props;
  const { value, set, id, target, isWholeTarget } = useField(field);
  const kinds = schema.anyOf ?? [];
  const chosen = Math.max(
    0,
    kinds.findIndex((kind) =>
      kind.const !== undefined
        ? kind.const === value
        : kind.type === (value === undefined ? 'string' : typeof value) ||
          (kind.type === 'array' && Array.isArray(value)),
    ),
  );
  const kind = kinds[chosen] ?? {};
  const box = useRef<HTMLSelectElement>(null);
  // The menu, unless the field below it has the focus.
  useFocus(box, target, isWholeTarget && kindOf(kind) !== 'text');
  return (
    <fieldset>
      <legend>{label}</legend>
      <ActionRow {...props} />
      <Help schema={{ ...schema, ...(kind.const === undefined && { description: '' }) }} field={field} />
      <div className="field">
        <label htmlFor={`${id}-kind`}>Choose one</label>
        <select
          ref={box}
          id={`${id}-kind`}
          value={chosen}
          onChange={(event) => set(emptyValue(kinds[Number(event.target.value)] ?? {}))}
        >
          {kinds.map((each, index) => (
            <option key={each.kind} value={index}>
              {each.kind}
            </option>
          ))}
        </select>
      </div>
      {kind.const === undefined &&
        (kindOf(kind) === 'group' ? (
          <Fields schema={kind} field={field} isInList={isInList ?? false} />
        ) : (
          <Field schema={kind} field={field} label={kind.kind ?? label} isInList />
        ))}
    </fieldset>
  );
}

/** A field whose only possible value is yes. The field either has this value or is missing. */
function Fixed({ schema, field, label, actions }: Props) {
  return (
    <div className="field">
      <div className="label">
        <span>{label}: yes</span>
        {actions}
      </div>
      <Help schema={schema.title || helpOf(schema) ? schema : {}} field={field} />
    </div>
  );
}
