import { createContext, type RefObject, useContext, useEffect } from 'react';
import { type FieldPath, isWithin, valueAt } from '../../../src/site/field-path.ts';
import type { ShownProblem, Start } from '../answers.ts';
import type { OpenFile, Store } from './store.ts';

/** The field that a form opens and focuses. A new object each time, so that the same field can be opened again. */
export interface Target {
  field: FieldPath;
}

interface FormContext {
  store: Store;
  file: OpenFile;
  start: Start;
  target: Target | undefined;
  /** Shows the typed text on the page of the site, in place of the earlier text. */
  onType: (before: string, now: string) => void;
  /** Opens a field and puts the cursor into it. */
  onShow: (field: FieldPath) => void;
}

export const FormContext = createContext<FormContext | undefined>(undefined);

/**
 * Returns what the component of a field needs from the form: the field's value, its problems, and functions that change the value.
 * @throws when the component is not inside a `FormContext`
 */
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
    /** Whether the standard words (those in words/, which apply to any firm) have this field. */
    hasStandard: valueAt(file.standard, field) !== undefined,
    isOwn: isOwn(file, field),
    backToStandard: () => store.change(file.name, { field, standard: true }, 0),
    problems: problems as ShownProblem[],
    /** Whether this field is the target (the field that the owner opened), or contains the target. */
    isTarget: target !== undefined && isWithin(target.field, field),
    /** Whether this field is the target itself. */
    isWholeTarget: target?.field.length === field.length && isWithin(target.field, field),
    id: `field-${field.join('-')}`,
  };
}

/**
 * Scrolls an element into view and focuses it, each time that its field becomes the target.
 * @param isOn whether the target is the field of the element
 */
export function useFocus(box: RefObject<HTMLElement | null>, target: Target | undefined, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !target) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [box, isOn, target]);
}

/** Whether the firm has its own value for a field, in the firm's file or in a change that isn't saved yet. */
function isOwn({ own, waiting }: OpenFile, field: FieldPath): boolean {
  const change = waiting.find((each) => isWithin(each.field, field) || isWithin(field, each.field));
  return change ? !change.standard : valueAt(own, field) !== undefined;
}
