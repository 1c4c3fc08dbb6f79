import type { FieldPath } from '../../../src/site/field-path.ts';
import type { ShownProblem, Start } from '../answers.ts';
import { nameOfField } from './names.ts';

interface Props {
  problem: ShownProblem;
  start: Start;
  onGo: (file: string, field: FieldPath) => void;
}

/** The field that has a problem, which opens when it's pressed; or the name of a file that no form has. */
export function ProblemPlace({ problem: { file, field, where }, start, onGo }: Props) {
  if (!file) return where;
  return (
    <button type="button" className="quiet" onClick={() => onGo(file, field)}>
      {nameOfField(file, field, start)}
    </button>
  );
}
