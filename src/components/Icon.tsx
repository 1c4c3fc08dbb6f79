import { InlineDrawing } from '../drawings/InlineDrawing.tsx';
import { svgNamed } from '../drawings/svg-file.ts';
import type { IconName } from '../site/schema/shared.ts';

interface Props {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

/** A brass fitting: on the pipe, or beside words that say the same. Hidden from screen readers. */
export const Icon = ({ name, size = 32, className }: Props) => (
  <InlineDrawing svg={svgNamed(`icons/${name}`)} width={size} height={size} className={className} />
);
