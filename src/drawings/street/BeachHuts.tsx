import type { StreetItem } from './street-item.ts';

/** Beach huts at Hove, all of one green, with doors to each owner's taste; one is open and has the kettle on. */
export const BeachHuts: StreetItem = {
  width: 230,
  gap: 20,
  Drawing: () => (
    <>
      <path fill="var(--cold)" d="M21 350V303H209V350z" />
      <path fill="var(--earth)" d="M124 350V343h24v7z" />
      <path stroke="var(--paper)" strokeWidth={0.9} d={WAVES} />
      <path fill="var(--paper)" d="M136 303V279l9 22h-9M133.5 301v-15l-6 15z" />
      <path fill="var(--brass)" d="M127 303h20l-3 4h-14z" />
      <path strokeWidth={3} d={RAILINGS} />
      <path stroke="var(--green)" strokeWidth={1} d={RAILINGS} />
      <path fill="var(--green)" d={HUTS} />
      <path fill="var(--brass)" d={door(2)} />
      <path fill="var(--pane)" d={door(44)} />
      <path fill="var(--slate)" d={door(86)} />
      <path fill="var(--paper)" d={door(148)} />
      <path fill="var(--cold)" d={door(190)} />
      <path fill="var(--glow)" d="M52 311l-7-1v40l7-3zM74 311l7-1v40l-7-3z" />
      <path stroke="var(--brass)" strokeWidth={5.5} strokeLinecap="butt" d="M158.9 311.6V346.4M169.8 311.6V346.4" />
      <path strokeWidth={0.7} d={BOARDS} />
      <path d={HINGES} />
      <path fill="var(--stucco)" d={BARGEBOARDS} />
      <path strokeWidth={0.7} d={BUNTING} />
      <path fill="var(--brass)" strokeWidth={0.7} d={FLAGS_ODD} />
      <path fill="var(--glow)" strokeWidth={0.7} d={FLAGS_EVEN} />
      <path strokeWidth={0.7} d="M52 324H74M60 316q2-4 4 0M58.5 320l-3-2M56 316q-2-2 0-4M184 343q4-8 8 0" />
      <path fill="var(--brass)" strokeWidth={0.9} d={CHAIR_KETTLE_BUCKET} />
      <path fill="var(--paper)" d="M58 328.5h12l.7 15q-6.7 5-13.4 0zM67 324v-4h4v4z" />
      <path stroke="var(--cold)" strokeWidth={1.8} strokeLinecap="butt" d="M60.5 329.1v15M64 329.1v16M67.5 329.1v15" />
    </>
  ),
};

const xs = [2, 44, 86, 148, 190];
const closed = [2, 86, 148, 190];
const door = (x: number) => `M${x + 8} 347v-36h22v36z`;
const flags = (d: string) => [21, 63, 167].map((x) => `M${x} 284${d}`).join('');
const HUTS = xs.map((x) => `M${x} 350v-38l19-19 19 19v38zm0-3h38`).join('');
const BARGEBOARDS = xs.map((x) => `M${x + 19} 290l21 23h-6l-15-16-15 16h-6z`).join('');
const BOARDS =
  xs.map((x) => `M${x + 10} 307h18`).join('') + closed.map((x) => `M${x + 13.5} 311v36m5.5 0v-36m5.5 0v36`).join('');
const HINGES = closed.map((x) => `M${x + 8} 317h4m14 0h4m0 24h-4m-14 0h-4m11-11h0`).join('');
const FLAGS_ODD = flags('m4 3.4l5 3.3-3.3 3.5zm14.5 6.5h5l-2.5 5zm14.5-3.2l5-3.3-1.7 6.8z');
const FLAGS_EVEN = flags('m11 7.7l5 1.7-3 4.6zm15 1.7l5-1.7-2 6.3z');
const CHAIR_KETTLE_BUCKET =
  'M55 350l1-24h16l1 24h-2l-1-21.5H58l-1 21.5zM59 324q-2-7 2-8h2q4 1 2 8zM186 350l-2-7h8l-2 7z';
const WAVES = 'M129 314q2-2 4 0t4 0M138 321q2-2 4 0t4 0M38 307q2-2 4 0M186 308q2-2 4 0M82 307q2-2 4 0';
const RAILINGS = 'M130 348.5V328M142 348.5V328M124 331H148M124 338H148';
const BUNTING = 'M21 290V284Q42 304 63 284Q84 304 105 284V290M63 284V290M167 290V284Q188 304 209 284V290';
