import { markShapes } from '../drawings/mark-shapes.ts';

/** The firm's mark (mark.svg in its folder), which the owner may replace; decorative, as the name stands beside it. */
export function Mark({ svg }: { svg: string }) {
  const shapes = markShapes(svg);
  if (!shapes) return <img src="/favicon.svg" alt="" width={32} height={32} />;
  return (
    <svg
      viewBox={shapes.viewBox}
      width={32}
      height={32}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project's own, without scripts
      dangerouslySetInnerHTML={{ __html: shapes.markup }}
    />
  );
}
