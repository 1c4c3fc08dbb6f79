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
  /** Drawing that phones show instead of `drawing`. */
  onPhones?: DrawingFile | undefined;
}

const dark = '(prefers-color-scheme: dark)';
const phone = '(max-width: 30rem)';
const sizeOf = ({ width, height }: DrawingFile) => ({ width, height });

/**
 * A drawing as an image file, in light or dark colours by the reader's colour scheme. `width` and `height` reserve space for the drawing
 * before the file loads.
 */
export function DrawingImage({
  drawing: { name, width, height },
  alt,
  className,
  part,
  onPhones,
  eager = false,
}: ImageProps) {
  return (
    <picture className={className} data-part={part}>
      {onPhones && (
        <>
          <source srcSet={`/drawings/${onPhones.name}-dark.svg`} media={`${dark} and ${phone}`} {...sizeOf(onPhones)} />
          <source srcSet={`/drawings/${onPhones.name}.svg`} media={phone} {...sizeOf(onPhones)} />
        </>
      )}
      <source srcSet={`/drawings/${name}-dark.svg`} media={dark} />
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

type StripProps = Pick<ImageProps, 'drawing' | 'part' | 'onPhones' | 'eager'> & { alt?: string };
