import type { IconName } from '../../content/schema/shared.ts';
import { drawingNamed, drawingsByIcon } from '../drawings.ts';
import { ColdPipe, HotPipe } from './Pipework.tsx';

/**
 * What is drawn for the firm's services, side by side.
 * @param icons those of the services, in their order
 */
export function ServiceFrieze({ icons, y }: { icons: readonly IconName[]; y: number }) {
  const own = [...new Set(icons)].flatMap((icon) => drawingsByIcon[icon] ?? []);
  const names = own.length > 0 ? own : Object.values(drawingsByIcon);
  const width = 1200 / names.length;
  return (
    <>
      <ColdPipe y={y} />
      <HotPipe y={y} />
      {names.map((name, index) => {
        const { Drawing } = drawingNamed(name);
        return (
          <g key={name} transform={`translate(${index * width} 440)`}>
            <path fill={`var(--${grounds[index % grounds.length]})`} d={`M0 0H${width}V200H0z`} />
            <svg x={4} y={5} width={width - 8} height={181} aria-hidden="true">
              <Drawing />
            </svg>
          </g>
        );
      })}
    </>
  );
}

const grounds = ['glass', 'chalk', 'glow', 'chalk'];
