import type { PhotographFile } from './photographs.ts';

/** The owner's photograph, in the lightest form that the browser knows, with its room kept. */
export function Photograph({ photograph }: { photograph: PhotographFile }) {
  const { name, alt, width, height, widths } = photograph;
  const versions = (format: string) =>
    widths.map((each) => `/photographs/${name}-${each}.${format} ${each}w`).join(', ');
  const sizes = '(min-width: 62rem) 40vw, 100vw';
  return (
    <picture>
      <source type="image/avif" srcSet={versions('avif')} sizes={sizes} />
      <img
        src={`/photographs/${name}-${width}.webp`}
        srcSet={versions('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}
