import { InlineDrawing } from '../drawings/InlineDrawing.tsx';
import { svgNamed } from '../drawings/svg-file.ts';
import type { IconName } from '../site/schema/shared.ts';

interface Props {
  name: IconName;
  /** Width and height in CSS pixels. Default: 32. */
  size?: number;
  className?: string | undefined;
}

/** Decorative icon from src/drawings/icons, for instance on the pipe (the drawn line in the margin). Hidden from screen readers. */
export const Icon = ({ name, size = 32, className }: Props) => (
  <InlineDrawing svg={svgNamed(`icons/${name}`)} width={size} height={size} className={className} />
);
