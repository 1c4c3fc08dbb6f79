import { type DrawingName, drawings } from './drawings.ts';

interface Props {
  name: DrawingName;
  /** What the drawing says, for those who do not see it; empty where the words beside it say the same. */
  alt: string;
  /** Drawings in the first view do not wait. */
  eager?: boolean;
}

/** A drawing as a picture: fetched when it comes near, with its room kept so that nothing moves. */
export function DrawingImage({ name, alt, eager = false }: Props) {
  const { width, height } = drawings[name];
  return (
    <img src={`/drawings/${name}.svg`} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} />
  );
}
