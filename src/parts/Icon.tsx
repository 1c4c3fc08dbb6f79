import type { IconName } from '../content/schema/shared.ts';
import { InlineDrawing } from '../drawings/InlineDrawing.tsx';

/** A sign beside words that say the same: hidden from screen readers. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <InlineDrawing name={`icons/${name}`} width={size} height={size} />
);
