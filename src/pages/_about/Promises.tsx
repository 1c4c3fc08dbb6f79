import type { BandLook } from '../../components/Ground.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { DrawingFile } from '../../drawings/drawings.ts';
import type { Words } from '../../site/files/content.ts';

interface Props {
  words: Words['about'];
  drawing: DrawingFile;
  look?: BandLook;
}

/** Section with the firm's promises to customers, followed by how its people work. */
export function Promises({ words: { trust, values }, drawing, look }: Props) {
  const after = <TitledList items={values} shape="columns" />;
  return <TitledBand id="trust" words={trust} look={look} drawing={drawing} after={after} />;
}
