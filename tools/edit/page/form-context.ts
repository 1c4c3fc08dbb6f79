import { createContext, useContext } from 'react';
import { type FieldPath, isWithin, valueAt } from '../../../src/site/field-path.ts';
import type { ShownProblem, Start } from '../answers.ts';
import type { OpenFile, Store } from './store.ts';

/** The field that a form opens and focuses. Each time a new object, so that the same field can be opened again. */
export interface Target {
  field: FieldPath;
}

interface FormContext {
  store: Store;
  file: OpenFile;
  start: Start;
  target: Target | undefined;
  /** Shows the typed text on the page of the site in place of the text before. */
  onType: (before: string, now: string) => void;
  /** Opens a field and puts the cursor into it. */
  onShow: (field: FieldPath) => void;
}

export const FormContext = createContext<FormContext | undefined>(undefined);

/** What a field needs from the form that contains it: its value, its problems, and functions that change it. */
export function useField(field: FieldPath) {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field stands in a form');
  const { store, file, start, target } = context;
  const problems = [...file.refused, ...start.problems].filter(
    (problem) => problem.file === file.name && isWithin(problem.field, field),
  );
  return {
    ...context,
    value: valueAt(store.value(file.name), field),
    set: (value: unknown) => store.change(file.name, { field, value }),
    /** Whether the standard words have this field. */
    hasStandard: valueAt(file.standard, field) !== undefined,
    isOwn: isOwn(file, field),
    backToStandard: () => store.change(file.name, { field, standard: true }, 0),
    problems: problems as ShownProblem[],
    /** Whether this field is the target, or contains it. */
    isTarget: target !== undefined && isWithin(target.field, field),
    id: `field-${field.join('-')}`,
  };
}

/** Whether a field has words of the firm's own: in its file, or in a change that isn't saved yet. */
function isOwn({ own, waiting }: OpenFile, field: FieldPath): boolean {
  const change = waiting.find((each) => isWithin(each.field, field) || isWithin(field, each.field));
  return change ? !change.standard : valueAt(own, field) !== undefined;
}
