import type { ShownPhotograph } from '../../site/site.ts';
import styles from './Photograph.module.css';

interface Props {
  photograph: ShownPhotograph;
  /** `sizes` attribute of a photograph on the first screen. Without it the photograph is lazy-loaded, and has one size. */
  firstScreenSizes?: string;
}

/** A photograph of the owner's, as AVIF or WebP. Its width and height reserve its space before it loads. */
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
