import type { Words } from '../../content/content.ts';
import type { BandLook } from '../../parts/Ground.tsx';
import { TitledList } from '../../parts/TitledList.tsx';
import { TitledBand } from '../TitledBand.tsx';

/** What a customer may hold the firm to, and below it how its people work. */
export function Promises({ words: { trust, values }, look }: { words: Words['about']; look?: BandLook }) {
  const after = <TitledList items={values} shape="columns" />;
  return <TitledBand id="trust" words={trust} look={look} drawing="left-in-order" after={after} />;
}
