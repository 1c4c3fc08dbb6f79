import type { ReactNode } from 'react';
import { facts } from '../../facts/index.ts';
import type { Box } from './boxes.ts';
import styles from './MapFrame.module.css';
import { MapScenery } from './MapScenery.tsx';
import { mapSize, type View } from './projection.ts';

interface Props {
  title: string;
  description?: string;
  view: View;
  /** Where names and the key are. */
  names: readonly Box[];
  /** What its scale says. */
  scale?: string;
  /** The id of what follows, for the link that skips the map. */
  next: string;
  /** The places, each a link. */
  children: ReactNode;
}

/** A map as a group of links, on its scenery, with its name and description for a screen reader. */
export function MapFrame({ title, description, view, names, scale, next, children }: Props) {
  return (
    <div className={styles.map}>
      <a className="visually-hidden" href={`#${next}`}>
        {facts.words.map.skip}
      </a>{' '}
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset; as an image it would hide its links. */}
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="group"
        aria-label={title}
        {...untranslated}
        aria-describedby={description && 'map-desc'}
        fill="none"
        stroke="var(--ink, currentColor)"
        strokeWidth={1.6}
        fontSize={9}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {description && <desc id="map-desc">{description}</desc>}
        <MapScenery view={view} scale={scale} names={names} />
        {children}
      </svg>
    </div>
  );
}

/** A translator would take the names of places out of the drawing. React's types know this attribute of HTML alone. */
const untranslated = { translate: 'no' };
