import type { BandLook } from '../../../components/Ground.tsx';
import { TitledBand } from '../../../components/TitledBand.tsx';
import { DrawingStrip } from '../../../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../../../drawings/drawings.ts';
import type { Words } from '../../../site/files/content.ts';

interface Props {
  /** Words about powder flushing. Undefined if the firm has no specialist for powder flushing. */
  words: Words['powder-flushing'];
  drawing: DrawingFile;
  look: BandLook;
}

/**
 * Section that compares power flushing and powder flushing. The drawing shows new heating on the left and old heating on the right. Renders
 * nothing without `words.comparison`.
 */
export function FlushComparison({ words, drawing, look }: Props) {
  const { comparison } = words ?? {};
  return (
    comparison && (
      <TitledBand
        id="comparison"
        words={{ heading: comparison.heading, items: [comparison.power, comparison.powder] }}
        look={look}
        shape="columns"
        foot={<DrawingStrip drawing={drawing} />}
      />
    )
  );
}
