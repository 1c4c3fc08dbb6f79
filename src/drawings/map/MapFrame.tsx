import type { ReactNode } from 'react';
import { DrawingImage } from '../DrawingImage.tsx';
import type { DrawingFile } from '../drawings.ts';
import { inkLine } from '../ink-line.ts';
import styles from './MapFrame.module.css';
import { mapSize } from './projection.ts';

interface Props {
  title: string;
  description?: string;
  /** The base map: the land without places, drawn behind the places. */
  baseMap: DrawingFile;
  /** Text of the link that skips the map. */
  skip: string;
  /** Id of the element after the map, to which the link with the text `skip` leads. */
  next: string;
  /** Places on the map. */
  children: ReactNode;
}

/** A map: links to places over a base map, with an accessible name and a link that skips the map. */
export function MapFrame({ title, description, baseMap, skip, next, children }: Props) {
  return (
    <div className={styles.map} data-plate={baseMap.name}>
      <a className="visually-hidden" href={`#${next}`}>
        {skip}
      </a>{' '}
      <DrawingImage drawing={baseMap} alt="" eager />
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG can't be a fieldset, and the role `img` would hide its links */}
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

/**
 * Attribute that stops browsers from translating the map: a translation would break the text in the SVG. The attribute is in an object,
 * because React's types don't allow `translate` on an SVG element.
 */
const untranslated = { translate: 'no' };
