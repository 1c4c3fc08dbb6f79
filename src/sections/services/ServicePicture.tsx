import type { IconName } from '../../content/schema/shared.ts';
import { DrawingImage } from '../../drawings/DrawingFigure.tsx';
import { drawingsByIcon } from '../../drawings/drawings.ts';
import { Icon } from '../../parts/Icon.tsx';

/** A service's drawing; one that has none shows its icon. */
export function ServicePicture({ icon }: { icon: IconName }) {
  const drawing = drawingsByIcon[icon];
  return drawing ? <DrawingImage name={drawing} alt="" first /> : <Icon name={icon} size={96} />;
}
