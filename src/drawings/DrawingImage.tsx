import styles from './DrawingImage.module.css';
import type { DrawingFile } from './drawings.ts';

interface ImageProps {
  drawing: DrawingFile;
  /** Alternative text. Empty for a decorative drawing. */
  alt: string;
  className?: string | undefined;
  /** Whether the drawing is on the first screen and must load with high priority. Default: false, for lazy loading. */
  eager?: boolean | undefined;
  /** Part of a wide drawing that narrow screens show. Default: the middle. */
  part?: 'left' | undefined;
  /** Whether a strip is high enough on phones for its text to be read. Default: false. */
  tall?: boolean;
}

/**
 * A drawing as an image file, in light or dark colours by the reader's colour scheme. `width` and `height` reserve space for the drawing
 * before the file loads.
 */
export function DrawingImage({
  drawing: { name, width, height },
  alt,
  className,
  part,
  tall,
  eager = false,
}: ImageProps) {
  return (
    <picture className={className} data-part={part} data-tall={tall ? '' : undefined}>
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

/** A drawing as wide as the page, decorative unless it has an `alt`. Narrow screens show only a part of the drawing (`part`). */
export const DrawingStrip = ({ alt = '', ...props }: StripProps) => (
  <DrawingImage {...props} alt={alt} className={styles.strip} />
);

type StripProps = Pick<ImageProps, 'drawing' | 'part' | 'tall' | 'eager'> & { alt?: string };
