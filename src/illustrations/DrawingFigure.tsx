import styles from './DrawingFigure.module.css';
import { type DrawingName, drawings } from './drawings.ts';

interface ImageProps {
  name: DrawingName;
  /** What the drawing says, for those who do not see it. */
  alt: string;
}

/** A drawing as a file of its own, lazy-loaded, with its room kept so that nothing moves. */
export function DrawingImage({ name, alt }: ImageProps) {
  const { width, height } = drawings[name];
  return (
    <picture>
      <source srcSet={`/drawings/${name}-dark.svg`} media="(prefers-color-scheme: dark)" />
      <img src={`/drawings/${name}.svg`} alt={alt} width={width} height={height} loading="lazy" />
    </picture>
  );
}

interface FigureProps {
  name: DrawingName;
  words: { alt: string; caption: string };
  /** In the page itself, as the first screen shows it. */
  inline?: boolean;
}

/** A drawing with what it shows under it. */
export function DrawingFigure({ name, words, inline = false }: FigureProps) {
  const { Drawing } = drawings[name];
  return (
    <figure className={styles.figure}>
      {inline ? (
        <div role="img" aria-label={words.alt}>
          <Drawing />
        </div>
      ) : (
        <DrawingImage name={name} alt={words.alt} />
      )}
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
