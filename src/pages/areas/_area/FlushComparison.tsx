import type { BandLook } from '../../../components/Ground.tsx';
import { TitledBand } from '../../../components/TitledBand.tsx';
import { DrawingStrip } from '../../../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../../../drawings/drawings.ts';
import type { Words } from '../../../site/files/content.ts';

interface Props {
  /** Undefined where the firm has no specialist. */
  words: Words['powder-flushing'];
  drawing: DrawingFile;
  look: BandLook;
}

/** Power or powder flushing, by the age of the heating: new on the left of the drawing, old on the right; no band without a specialist. */
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
