import type { DrawingFile } from '../../drawings/drawings.ts';
import { shareSize } from '../../site/share-pictures.ts';

const { width, height } = shareSize;
/** Height of the shop sign with the firm's name at the top of the picture, in pixels. */
export const signHeight = 100;
/** Vertical position and size of the plate (the rectangle with the phone number), in pixels. The plate is centred horizontally. */
export const plate = { y: 296, width: 592, height: 104 };

/**
 * Share picture without text: a shop sign at the top, a drawn water pipe with the plate for the phone number, and a drawing at the bottom.
 */
export function ShareGround({ drawing: { Drawing } }: { drawing: DrawingFile }) {
  const middle = plate.y + plate.height / 2;
  const left = (width - plate.width) / 2;
  return (
    <svg width={width} height={height} aria-hidden="true" fill="none" stroke="var(--ink)" strokeWidth={3}>
      <path fill="var(--sky)" stroke="none" d={`M0 0H${width}V${height}H0z`} />
      <path fill="var(--earth)" d={`M-3 598H1203V${height + 3}H-3z`} />
      <svg y={plate.y + plate.height + 10} width={width} height={216} aria-hidden="true">
        <Drawing />
      </svg>
      <path strokeWidth={32} d={`M0 ${middle}H1200`} />
      <path stroke="var(--cold)" strokeWidth={26} d={`M0 ${middle}H600`} />
      <path stroke="var(--hot)" strokeWidth={26} d={`M600 ${middle}H1200`} />
      <rect x={left} y={plate.y} width={plate.width} height={plate.height} rx={6} fill="var(--call)" />
      <rect
        x={left + 9}
        y={plate.y + 9}
        width={plate.width - 18}
        height={plate.height - 18}
        rx={3}
        stroke="var(--on-call)"
      />
      <path fill="var(--channel)" stroke="none" d={`M0 0H${width}V${signHeight}H0z`} />
      <path stroke="var(--brass)" strokeWidth={5} d={`M0 ${signHeight}H${width}`} />
    </svg>
  );
}
