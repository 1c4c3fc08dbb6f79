import type { IconName } from '../content/schema/shared.ts';
import { InlineDrawing } from '../drawings/InlineDrawing.tsx';

interface Props {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

/** A brass fitting: on the pipe, or beside words that say the same. Hidden from screen readers. */
export const Icon = ({ name, size = 32, className }: Props) => (
  <InlineDrawing name={`icons/${name}`} width={size} height={size} className={className} />
);
