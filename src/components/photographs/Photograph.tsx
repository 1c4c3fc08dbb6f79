import type { ShownPhotograph } from '../../site/site.ts';
import styles from './Photograph.module.css';

interface Props {
  photograph: ShownPhotograph;
  /**
   * For a photograph on the first screen: value of the `sizes` attribute, which is left out if there is only one size. Default: the
   * photograph is lazy-loaded.
   */
  firstScreenSizes?: string;
}

/** One of the owner's photographs, as AVIF or WebP. `width` and `height` reserve space for the photograph before it loads. */
export function Photograph({ photograph, firstScreenSizes }: Props) {
  const { alt, avif, webp, width, height } = photograph;
  const sizes = webp.length > 1 ? firstScreenSizes : undefined;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        className={styles.photograph}
        src={webp.at(-1)?.path}
        srcSet={webp.length > 1 ? srcSet(webp) : undefined}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={firstScreenSizes ? undefined : 'lazy'}
      />
    </picture>
  );
}

function srcSet(files: ShownPhotograph['avif']): string {
  const [only, ...others] = files;
  if (only && others.length === 0) return only.path;
  return files.map(({ path, width }) => `${path} ${width}w`).join(', ');
}
