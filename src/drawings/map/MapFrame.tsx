import type { ReactNode } from 'react';
import { DrawingImage } from '../DrawingImage.tsx';
import type { DrawingFile } from '../drawings.ts';
import { inkLine } from '../ink-line.ts';
import styles from './MapFrame.module.css';
import { mapSize } from './projection.ts';

interface Props {
  title: string;
  description?: string;
  /** The drawing of the country under it. */
  baseMap: DrawingFile;
  /** What the link that skips the map says, and the id of what follows. */
  skip: string;
  next: string;
  /** The places, each a link. */
  children: ReactNode;
}

/** A map as a group of links, on a plate of the country, with its name and description for a screen reader. */
export function MapFrame({ title, description, baseMap, skip, next, children }: Props) {
  return (
    <div className={styles.map} data-plate={baseMap.name}>
      <a className="visually-hidden" href={`#${next}`}>
        {skip}
      </a>{' '}
      <DrawingImage drawing={baseMap} alt="" eager />
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset; as an image it would hide its links. */}
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="group"
        aria-label={title}
        {...untranslated}
        aria-describedby={description && 'map-desc'}
        {...inkLine}
        stroke="var(--ink, currentColor)"
      >
        {description && <desc id="map-desc">{description}</desc>}
        {children}
      </svg>
    </div>
  );
}

/** A translator would take the names of places out of the drawing. React's types know this attribute of HTML alone. */
const untranslated = { translate: 'no' };
