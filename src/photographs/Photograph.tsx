import type { PhotographFile } from './photographs.ts';

/** The owner's photograph, in the lightest form that the browser knows, with its room kept. */
export function Photograph({ photograph }: { photograph: PhotographFile }) {
  const { alt, avif, webp, ...largest } = photograph;
  const sizes = '(min-width: 62rem) 40vw, 100vw';
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...largest} srcSet={webp} sizes={sizes} alt={alt} />
    </picture>
  );
}
