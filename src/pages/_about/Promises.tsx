import type { BandLook } from '../../components/Ground.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { Words } from '../../site/files/content.ts';

/** What a customer may hold the firm to, and below it how its people work. */
export function Promises({ words: { trust, values }, look }: { words: Words['about']; look?: BandLook }) {
  const after = <TitledList items={values} shape="columns" />;
  return <TitledBand id="trust" words={trust} look={look} drawing="left-in-order" after={after} />;
}
