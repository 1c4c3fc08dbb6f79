import styles from './DrawingFigure.module.css';
import { drawingNamed } from './drawings.ts';
import { InlineDrawing } from './InlineDrawing.tsx';

interface ImageProps {
  name: string;
  /** What the drawing says, for those who do not see it. */
  alt: string;
  className?: string | undefined;
  /** Which part of it a narrow screen shows, where that isn't the middle. */
  part?: 'left' | undefined;
}

/** A drawing as a file of its own, lazy-loaded, with its room kept so that nothing moves. */
export function DrawingImage({ name, alt, className, part }: ImageProps) {
  const { width, height } = drawingNamed(name);
  return (
    <picture className={className} data-part={part}>
      <source srcSet={`/drawings/${name}-dark.svg`} media="(prefers-color-scheme: dark)" />
      <img src={`/drawings/${name}.svg`} alt={alt} width={width} height={height} loading="lazy" />
    </picture>
  );
}

/** A wide drawing from edge to edge of the page, of which a narrow screen shows a part; decorative. */
export const DrawingStrip = ({ name, part }: Pick<ImageProps, 'name' | 'part'>) => (
  <DrawingImage name={name} alt="" className={styles.strip} part={part} />
);

interface FigureProps {
  name: string;
  words: { alt: string; caption: string };
  /** In the page itself, as the first screen shows it. */
  inline?: boolean;
}

/** A drawing with what it shows under it. */
export function DrawingFigure({ name, words, inline = false }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {inline ? (
        <div role="img" aria-label={words.alt}>
          <InlineDrawing name={name} words={words} />
        </div>
      ) : (
        <DrawingImage name={name} alt={words.alt} />
      )}
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
