import { markShapes } from '../drawings/mark-shapes.ts';

/** The firm's mark, `mark.svg` in its folder: inline if it is small and simple, otherwise an image. Decorative, as the name follows it. */
export function Mark({ svg }: { svg: string }) {
  const shapes = markShapes(svg);
  if (!shapes) return <img src="/favicon.svg" alt="" width={32} height={32} />;
  return (
    <svg
      viewBox={shapes.viewBox}
      width={32}
      height={32}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG file of the firm's; markShapes returns none with scripts
      dangerouslySetInnerHTML={{ __html: shapes.markup }}
    />
  );
}
