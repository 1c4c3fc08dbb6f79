import styles from './DrawingFigure.module.css';
import { type DrawingName, drawings } from './drawings.ts';

interface ImageProps {
  name: DrawingName;
  /** What the drawing says, for those who do not see it; empty where the words beside it say the same. */
  alt: string;
  /** Drawings in the first view are not lazy-loaded. */
  eager?: boolean;
}

/** A drawing as a file of its own, lazy-loaded, with its room kept so that nothing moves. */
export function DrawingImage({ name, alt, eager = false }: ImageProps) {
  const { width, height } = drawings[name];
  return (
    <img src={`/drawings/${name}.svg`} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} />
  );
}

interface FigureProps extends Omit<ImageProps, 'alt'> {
  words: { alt: string; caption: string };
}

/** A drawing with what it shows under it. */
export function DrawingFigure({ words, ...image }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <DrawingImage {...image} alt={words.alt} />
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
