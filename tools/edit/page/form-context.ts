import { createContext, useContext } from 'react';
import { type FieldPath, isWithin, valueAt } from '../../../src/site/field-path.ts';
import type { ShownProblem, Start } from '../answers.ts';
import type { OpenFile, Store } from './store.ts';

/** A field that is to be shown: a new object each time, so that it's shown again. */
export interface Target {
  field: FieldPath;
}

interface FormContext {
  store: Store;
  file: OpenFile;
  start: Start;
  target: Target | undefined;
  /** Shows a text on the page while it's typed. */
  onType: (before: string, now: string) => void;
  /** Opens a field, and puts the cursor there. */
  onShow: (field: FieldPath) => void;
}

export const FormContext = createContext<FormContext | undefined>(undefined);

/** What a field needs to know of the form that it's in. */
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
    /** Whether it's the one to be shown, or has it in it. */
    isTarget: target !== undefined && isWithin(target.field, field),
    id: `field-${field.join('-')}`,
  };
}

/** Whether the firm's own file has a field, or what waits gives it one. */
function isOwn({ own, waiting }: OpenFile, field: FieldPath): boolean {
  const change = waiting.find((each) => isWithin(each.field, field) || isWithin(field, each.field));
  return change ? !change.standard : valueAt(own, field) !== undefined;
}
