import { DrawingStrip } from '../../drawings/DrawingImage.tsx';
import { facts } from '../../facts/index.ts';
import type { BandLook } from '../../parts/Ground.tsx';
import { TitledBand } from '../TitledBand.tsx';

/** Power or powder flushing, by the age of the heating: new on the left of the drawing, old on the right; no band without a specialist. */
export function FlushComparison({ look }: { look: BandLook }) {
  const { comparison } = facts.words['powder-flushing'] ?? {};
  return (
    comparison && (
      <TitledBand
        id="comparison"
        words={{ heading: comparison.heading, items: [comparison.power, comparison.powder] }}
        look={look}
        shape="columns"
        foot={<DrawingStrip name="heating-ages" />}
      />
    )
  );
}
