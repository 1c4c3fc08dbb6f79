import type { FieldPath } from '../../../src/site/field-path.ts';
import type { Start, Text } from '../answers.ts';
import { nameOfField } from './names.ts';

interface Props {
  fields: readonly Text[];
  start: Start;
  onChoose: (file: string, field: FieldPath) => void;
  /** Whether to show the beginning of each field's text too. Default: false. */
  hasTexts?: boolean;
}

/** A list of fields, from which the owner chooses one to edit. */
export function FieldChoices({ fields, start, onChoose, hasTexts = false }: Props) {
  return (
    <ul className="choices">
      {fields.map(({ file, field, text }) => (
        <li key={`${file} ${field.join('.')}`}>
          <button type="button" onClick={() => onChoose(file, field)}>
            {nameOfField(file, field, start)}
            {hasTexts && <small>{text.slice(0, 90)}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
