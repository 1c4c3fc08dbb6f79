import { markShapes } from '../drawings/mark-shapes.ts';

/**
 * The firm's mark (its logo, `mark.svg` in the firm's folder). Inline if the file is small and simple (`markShapes`), otherwise an image.
 * It is hidden from screen readers, because the firm's name follows.
 */
export function Mark({ svg }: { svg: string }) {
  const shapes = markShapes(svg);
  if (!shapes) return <img src="/favicon.svg" alt="" width={32} height={32} />;
  return (
    <svg
      viewBox={shapes.viewBox}
      width={32}
      height={32}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the firm's own SVG; markShapes returns undefined if it has scripts
      dangerouslySetInnerHTML={{ __html: shapes.markup }}
    />
  );
}
