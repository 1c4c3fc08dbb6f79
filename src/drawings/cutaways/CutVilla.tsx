import { inkLine } from '../ink-line.ts';
import { chips, flints } from '../street/flints.ts';
import { Tube } from '../Tube.tsx';

/** A tall villa by the sea: its heat runs out before the top floor, wind combs its flue, and a tortoise winters below. */
export const CutVilla = () => (
  <svg viewBox="0 0 320 240" aria-hidden="true" {...inkLine}>
    <path fill="var(--earth)" d={EARTH} />
    <path fill="var(--slate)" strokeWidth={0.9} d={`M24 206${flints}M84 206${chips}M64 226${chips}M284 210${flints}`} />
    <path fill="var(--earth)" d="M130 12l1-9h5l1 9M139 12l1-9h5l1 9M148 12l1-9h5l1 9" />
    <path fill="var(--glow)" d="M130 48V20h-2v-8h28v8h-2v28z" />
    <path fill="var(--stucco)" stroke="none" d={INSIDE} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={INSIDE} />
    <path fill="var(--hot)" fillOpacity={0.14} stroke="none" d="M106 104H258V200H106z" />
    <path fill="var(--glass)" stroke="none" d="M114 202H258V232H114z" />
    <path fill="var(--pane)" d="M140 108h28v14h-28zM140 156h28v14h-28zM148 60h20v16h-20z" />
    <path fill="var(--stucco)" d="M213 68h24v15h-24z" />
    <path fill="var(--cold)" d="M213 74h24v9h-24z" />
    <g strokeLinecap="butt">
      <Tube fill="var(--cold)" d={COLD} width={4.6} walls={2.2} />
      <Tube fill="var(--hot)" d={HOT} width={4.6} walls={2.2} />
    </g>
    <path strokeWidth={6.4} d={COLUMNS} />
    <path stroke="var(--hot)" strokeWidth={3.4} d={COLUMNS} />
    <path strokeWidth={6.4} d={TOP_COLUMNS} />
    <path stroke="var(--cold)" strokeWidth={3.4} d={TOP_COLUMNS} />
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--green)" d="M200 146v-25q0-6 8-6t8 6v25z" />
    <path fill="var(--stucco)" d="M222 130h33q0 16-9 16h-15q-9 0-9-16z" />
    <path fill="var(--paper)" d="M228 159h22v24h-22z" />
    <path fill="var(--hot)" strokeWidth={0.9} d="M239 163q1 4 4 6t0 7q-3 2-6 0t0-7q2-2 2-6z" />
    <path fill="var(--cut)" stroke="none" d={CUT} />
    <path stroke="var(--cut)" strokeWidth={4.6} strokeLinecap="butt" d="M170 46H231L268 107" />
    <path fill="var(--paper)" d="M250 165h12v8h-12z" />
    <path fill="var(--glow)" d="M262 163h9l-1 4 2 3-3 2 1 3h-8z" />
    <path fill="var(--green)" d={TORTOISE} />
    <path fill="var(--brass)" d={STRAW_BOX} />
    <path fill="var(--earth)" d="M28 200V106H112V200z" />
    <path fill="var(--slate)" d="M66 46H170l-6 10h-7l-6 12h-8l-6 12h-8l-6 12h-8l-3 14H66z" />
    <path fill="var(--glow)" d="M16 106L66 46 116 106zM32 146h70v14h-70z" />
    <path fill="var(--stucco)" d={DRESSINGS} />
    <path fill="var(--pane)" d={PANES} />
    <path strokeWidth={2} strokeDasharray="0 5" d="M18 103L66 46 114 103" />
    <path strokeWidth={0.9} d={FINE} />
    <path d="M66 40V20M62 32h8M58 27h17l-4-3M75 27l-4 3" />
    <path fill="var(--slate)" d="M302 200q4-28-10-49l5-2q15 22 13 51z" />
    <path fill="var(--green)" d={TREE} />
    <path strokeWidth={0.9} d={SPRAYS} />
    <path fill="var(--green)" d={HEDGE} />
    <path d="M4 200H112M262 200H316" />
  </svg>
);

const EARTH = `M4 200H316v36q-13 3-26 0${'t-26 0'.repeat(11)}z`;
const INSIDE = 'M106 200V104L140 46H232L266 104H258V200z';
const COLD =
  'M4 220H252V97H241V72H236M229 84V128M221 84V141H216M132 98H124V209H244V183M130 145H124M130 194H124M200 139H197V209';
const HOT = 'M234 183V194H178M186 194V98H172M186 145H178M186 125H200M208 116V62H218V71M208 113H238V128';
const columns = (y: number, height: number) => `${y}${`v${height}m7-${height}`.repeat(6)}v${height}`;
const COLUMNS = `M133 ${columns(127, 20)}M133 ${columns(175, 20)}`;
const TOP_COLUMNS = `M132 ${columns(84, 14)}`;
const BRASS =
  'M120 215l10 10v-10l-10 10zM226 123h6v5h-2v3h-2v-3h-2zM235 123h6v5h-2v3h-2v-3h-2zM178 142h6v6h-6zM125 142h6v6h-6z' +
  'M178 191h6v6h-6zM125 191h6v6h-6z' +
  'M237 70l-8 5M227 75h3v3h-3z';
const CUT =
  'M256 104h6v130h-6zM110 200h5v34h-5zM110 230H262v5H110zM106 102H262v4H106zM106 150H258v4H106zM106 199H258v4H106z' +
  'M190 106h4v94h-4zM211 83h28v3h-28zM214 86h2v16h-2zM234 86h2v16h-2z';
const TORTOISE = 'M203 227q0-14 13-14t13 14zM229 224q-1-8 5-9 5 1 4 5-1 3-5 3-1 1-1 4z';
const STRAW_BOX = 'M197 225h45v6h-45z';
const DRESSINGS = 'M12 106L66 40 120 106H112L66 52 20 106zM30 108h74v38h-74zM28 160h78v40h-78zM58 78h16v18h-16z';
const light = (x: number, y: number) => `M${x} ${y}h10v8h-10zm0 11h10v18h-10z`;
const BAY = [34, 49, 62, 75, 90];
const PANES = `${BAY.map((x) => light(x, 112) + light(x, 166)).join('')}M60 80h12v14h-12z`;
const scallops = (count: number) => 'q4 5 8 0'.repeat(count);
const FINE =
  'M154 108v14M140 115h28M154 156v14M140 163h28M158 60v16M148 68h20M66 80v14M60 87h12M46.5 108v38M87 108v38M46.5 160v40' +
  'M87 160v40' +
  '' +
  `M32 98${scallops(3)}M76 98${scallops(3)}M38 86${scallops(2)}M78 86${scallops(2)}M54 68${scallops(3)}M34 152${scallops(8)}` +
  'M137 20v24M146 20v24M100 62h8m-4 4h8M134 58h8m-4 4h8M267 178h0M270 182h0M266 185h0M316 160q-6-3-11 0' +
  'M316 168q-6-3-12 0M210 227l2-7h8l2 7M212 220l-3-4M220 220l3-4M236 218h0M199 225l3-3M240 225l2-3';
const TREE =
  'M266 138q-2-9 10-10-4-8 8-9 2-7 14-5 12-4 19 3-9 1-9 5 9 1 8 7-9 0-9 7 6 3 2 8-8-2-12 4-4 10-18 6-8 2-10-4 6-1 5-5-7-1-8-7z';
const SPRAYS = 'M276 139q5-4 10-4M284 129q5-5 12-5M290 142q5-5 12-5M296 121q5-3 9-2M284 149q5-4 9-4';
const HEDGE = 'M4 200v-12q0-3 3-3h8q-4-4-3-9l-4-1 4-2q1-4 5-4 3 0 4 4 5 2 9-1 1 8-5 11l-3 2h9q3 0 3 3v12z';
