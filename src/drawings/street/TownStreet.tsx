import type { ComponentType } from 'react';
import type { BackdropName, StreetWords } from '../../content/schema/street.ts';
import { inkLine } from '../ink-line.ts';
import { Cliffs, Downs, Sea } from './Backdrops.tsx';
import { streetItems } from './street-items.ts';
import { streetPlaces, streetSize } from './street-places.ts';

/** A street of a town: its row of homes and sights, over and over from edge to edge, before what lies behind it. */
export function TownStreet({ row, behind }: StreetWords) {
  const Backdrop = behind && backdrops[behind];
  const names = [...new Set(row)];
  const places = streetPlaces(row);
  return (
    // The kerb's lower line lies on the edge.
    <svg viewBox={`0 1 ${streetSize.width} ${streetSize.height}`} aria-hidden="true" {...inkLine} strokeWidth={1.2}>
      {Backdrop && <Backdrop />}
      <defs>
        {names.map((name) => {
          const { Drawing } = streetItems[name];
          return (
            <g id={name} key={name}>
              <Drawing />
            </g>
          );
        })}
      </defs>
      {places.map(({ name, x, last }) => {
        const { End, width } = streetItems[name];
        return (
          last &&
          End && (
            <g key={x} transform={`translate(${x + width})`}>
              <End />
            </g>
          )
        );
      })}
      {places.map(({ name, x, turned }) => (
        <use
          key={x}
          href={`#${name}`}
          transform={turned ? `matrix(-1 0 0 1 ${x + streetItems[name].width} 0)` : `translate(${x})`}
        />
      ))}
      <path d="M0 350H1800M0 360H1800" />
      <path strokeWidth={10} strokeDasharray=".9 37" strokeLinecap="butt" d="M20 355H1800" />
    </svg>
  );
}

const backdrops: Record<BackdropName, ComponentType> = { cliffs: Cliffs, downs: Downs, sea: Sea };
