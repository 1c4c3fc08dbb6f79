import styles from './DrawingImage.module.css';
import type { DrawingFile } from './drawings.ts';

interface ImageProps {
  drawing: DrawingFile;
  /** What the drawing says, for those who do not see it. */
  alt: string;
  className?: string | undefined;
  /** On the first screen, so that it doesn't wait to be scrolled to. */
  eager?: boolean | undefined;
  /** Which part of it a narrow screen shows, where that isn't the middle. */
  part?: 'left' | undefined;
}

/** A drawing as a file of its own, with its room kept so that nothing moves; lazy-loaded below the first screen. */
export function DrawingImage({ drawing: { name, width, height }, alt, className, part, eager = false }: ImageProps) {
  return (
    <picture className={className} data-part={part}>
      <source srcSet={`/drawings/${name}-dark.svg`} media="(prefers-color-scheme: dark)" />
      <img
        src={`/drawings/${name}.svg`}
        alt={alt}
        width={width}
        height={height}
        {...(eager ? eagerLoading : lazyLoading)}
      />
    </picture>
  );
}

const eagerLoading = { fetchPriority: 'high' } as const;
const lazyLoading = { loading: 'lazy' } as const;

/** A wide drawing from edge to edge of the page, of which a narrow screen shows a part; decorative. */
export const DrawingStrip = (props: Pick<ImageProps, 'drawing' | 'part' | 'eager'>) => (
  <DrawingImage {...props} alt="" className={styles.strip} />
);
