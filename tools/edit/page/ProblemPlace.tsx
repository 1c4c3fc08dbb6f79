import type { FieldPath } from '../../../src/site/field-path.ts';
import type { ShownProblem, Start } from '../answers.ts';
import { nameOfField } from './names.ts';

interface Props {
  problem: ShownProblem;
  start: Start;
  onGo: (file: string, field: FieldPath) => void;
}

/** A button that opens the field with a problem. If no form shows the file, the name of the place as text instead. */
export function ProblemPlace({ problem: { file, field, where }, start, onGo }: Props) {
  if (!file) return where;
  return (
    <button type="button" className="quiet" onClick={() => onGo(file, field)}>
      {nameOfField(file, field, start)}
    </button>
  );
}
