import type { StreetItem } from './street-item.ts';

/** The brick and tile works of Burgess Hill: a bottle kiln with its wicket half bricked up, and drain pipes with a tenant. */
export const BrickKiln: StreetItem = {
  width: 230,
  gap: 16,
  Drawing: () => (
    <>
      <path fill="var(--slate)" d="M62 158q-10-16-2-28 7-9 3-19-5-16 8-30-3 15 4 28 5 12-3 24-5 8-1 25z" />
      <path fill="var(--sludge)" d="M104 350V290H220V350z" />
      <path
        stroke="var(--glow)"
        strokeWidth={6}
        strokeDasharray="8 2.4"
        strokeLinecap="butt"
        d="M105 307H220M108 320H220"
      />
      <path stroke="var(--slate)" d="M104 310.5H220M104 323.5H220M104 336.5H220" />
      <path
        fill="var(--earth)"
        d="M140 350V292h4v58zM178 350V292h4v58zM216 350V292h4v58zM96 292L112 258H210L228 292z"
      />
      <path strokeWidth={0.7} strokeDasharray="9 4 5 16 3 6 12 11 2 21" d="M106 266H212M100 275H216M104 284H220" />
      <path fill="var(--glow)" d={DRAGON} />
      <path fill="var(--glow)" d={BOTTLE} />
      <path strokeWidth={0.7} d={BRICKS} />
      <path strokeWidth={1.8} strokeLinecap="butt" d={HOOPS} />
      <path fill="var(--earth)" d="M44 350V316a22 22 0 0 1 44 0V350z" />
      <path strokeWidth={5} strokeDasharray=".7 4.7" strokeLinecap="butt" d="M46.5 350V316a19.5 19.5 0 0 1 39 0V350" />
      <path fill="var(--channel)" d="M49 350V316a17 17 0 0 1 34 0V350z" />
      <path fill="var(--earth)" d="M53 336l1-15h6l1 15M63 336l1-19h5l1 19M73 340l1-17h5l1 17z" />
      <path fill="var(--brass)" d="M22 350V338a6 6 0 0 1 12 0v12zM98 350V338a6 6 0 0 1 12 0v12z" />
      <path strokeWidth={0.9} d="M26 350V333M30 350V333M102 350V333M106 350V333" />
      <path fill="var(--glow)" d={STACKS} />
      <path strokeWidth={0.7} d="M49 340H72M49 345H83M150 325H180M150 330H180M150 335H180M150 340H180M150 345H180" />
      <path strokeWidth={5} strokeDasharray=".7 7.3" strokeLinecap="butt" d={BONDS} />
      <path fill="var(--earth)" d={PIPES} />
      <path fill="var(--channel)" d={BORES} />
      <path stroke="var(--brass)" strokeWidth={1.6} d="M211.5 331h0M214.5 331h0" />
      <path fill="var(--slate)" d="M117 339l-5-10H135l5 10zM113 345a5 5 0 0 1 10 0 5 5 0 0 1-10 0z" />
      <path strokeWidth={2.8} d="M119 345l6-4 23-8M133 340l2 9" />
      <path stroke="var(--brass)" d="M119 345l6-4 23-8M133 340l2 9" />
    </>
  ),
};

const BOTTLE =
  'M16 350L20 286C22 250 50 236 51 196L53 166h-2v-4h-2v-6h34v6h-2v4h-2L81 196C82 236 110 250 112 286L116 350z';
const HOOPS = 'M18 318q48-7 96 0M20 288q46-7 92 0M27.4 258q38.6-6 77.2 0M50.6 206q15.4-3 30.8 0';
const BRICKS =
  'M51 162h30M58 172h6M68 177h6M57 186h5M70 191h6M60 198h6M56 214h6M68 219h7M60 226h6' +
  'M50 234h7M74 238h7M62 244h7M42 247h6M88 250h6M34 266h7M46 271h7M70 266h7M90 270h7M60 278h7M28 278h6M100 280h6' +
  'M24 300h7M34 305h7M92 298h7M98 304h7M91 310h5M28 324h7M36 330h6M92 325h7';
const DRAGON = 'M182 247l5 1-2 2q0 5 4 3l-2-12 5 3 2-6 5 8q0-8 6-9l1-3 2 3 5 2-1 2-6 1q2 6-1 10l2 6H188q-6-2-5-8z';
const STACKS = 'M49 350V336H72v4H83V350zM150 350V320h23v5h7V350zM115 329v-5h7v5zM123 329v-5h7v5zM119 324v-5h7v5z';
const BONDS =
  'M49 347.5H83M53 342.5H83M157 322.5H173M153 327.5H180M157 332.5H180M153 337.5H180M157 342.5H180M153 347.5H180';
const ends = ['192 343', '206 343', '220 343', '199 331', '213 331', '206 319'];
const PIPES = ends.map((end) => `M${end}m-7 0a7 7 0 0 1 14 0 7 7 0 0 1-14 0z`).join('');
const BORES = ends.map((end) => `M${end}m-4.5 0a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1-9 0z`).join('');
