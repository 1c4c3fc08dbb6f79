import { inkLine } from '../ink-line.ts';
import { chips, flints } from '../street/flints.ts';
import { Tube } from '../Tube.tsx';

/** A jettied oak frame: its pipes go round a beam, a leak follows another to the next room, and bats live in the roof. */
export const CutTimber = () => (
  <svg viewBox="0 0 320 240" aria-hidden="true" {...inkLine}>
    <path fill="var(--earth)" d={EARTH} />
    <path fill="var(--slate)" strokeWidth={0.9} d={STONES} />
    <path fill="var(--earth)" d="M158 17l1-9h5l1 9M169 17l1-9h5l1 9" />
    <path fill="var(--glow)" d="M144 48V24h-3v-8h39v8h-3v24z" />
    <path fill="var(--stucco)" stroke="none" d={INSIDE} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={INSIDE} />
    <path fill="var(--hot)" fillOpacity={0.14} stroke="none" d="M120 98H292V148H280V200H120z" />
    <path stroke="var(--sludge)" strokeWidth={4} strokeLinecap="butt" d="M206 42V97M242 42V97M276 41V97M150 90H296" />
    <path fill="var(--pane)" d="M143 103h24v19h-24zM220 160h26v16h-26zM224 103h22v13h-22z" />
    <path fill="var(--brass)" fillOpacity={0.5} strokeWidth={0.9} d={STAIN} />
    <path fill="var(--hot)" d="M138 126h34v14h-34zM216 180h32v13h-32z" />
    <path strokeWidth={10} strokeDasharray=".9 3.6" strokeLinecap="butt" d="M142 133h28M220 186.5h26" />
    <g strokeLinecap="butt">
      <Tube fill="var(--cold)" d={COLD} width={5} walls={2.4} />
      <Tube fill="var(--hot)" d={HOT} width={5} walls={2.4} />
    </g>
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--stucco)" d="M206 118h48q0 19-11 19h-26q-11 0-11-19zM217 137l-2 7M243 137l2 7" />
    <path fill="var(--sludge)" d={OAK} />
    <path stroke="var(--brass)" strokeWidth={0.9} d={GRAIN} />
    <path stroke="var(--cold)" strokeWidth={2.6} d={LEAK} />
    <path fill="var(--paper)" d={PAPER} />
    <path fill="var(--hot)" strokeWidth={0.9} d="M265 159q1 4 4 6t0 7q-3 2-6 0t0-7q2-2 2-6z" />
    <path fill="var(--cut)" stroke="none" d="M279 152h6v54h-6zM290 98h6v46h-6zM122 96H296v4H122z" />
    <path stroke="var(--cut)" strokeWidth={4.6} strokeLinecap="butt" d="M199 40Q240 43 279 40L302 101" />
    <path fill="var(--slate)" d="M142 187h17l-2 13h-13z" />
    <path fill="var(--cold)" strokeWidth={0.9} d="M142.3 190h16.5l-.3 2h-16z" />
    <path fill="var(--green)" d={CHAIR} />
    <path fill="var(--channel)" strokeWidth={0.9} d={BATS} />
    <path stroke="var(--brass)" d="M222.8 71h0m2.4 0h0M257.8 60h0m2.4 0h0" />
    <path fill="var(--slate)" d={SLABS} />
    <path strokeWidth={0.9} d={FINE} />
    <path fill="var(--stucco)" d="M20 192V150H126V192zM10 148V100L66 28 122 100V148z" />
    <path stroke="var(--sludge)" strokeWidth={3.6} strokeLinecap="butt" d={FRAME} />
    <path fill="var(--glow)" d="M18 192H128V200H18z" />
    <path fill="var(--sludge)" d={BARGEBOARDS} />
    <path fill="var(--green)" d="M88 200v-36q9-6 18 0v36z" />
    <path fill="var(--pane)" d="M34 160h36v22h-36zM44 108h44v24h-44zM57 66h18v18h-18z" />
    <path d="M43 160v22M52 160v22M61 160v22M55 108v24M66 66v18M66 108v24M77 108v24" />
    <path strokeWidth={0.7} d={LEADS} />
    <path fill="var(--channel)" strokeWidth={0.9} d={JACKDAW} />
    <path d="M4 200H316" />
  </svg>
);

const EARTH = `M4 200H316v34q-13 5-26 0${'t-26 0'.repeat(11)}z`;
const STONES = `M30 207${chips}M110 223${chips}M176 206${chips}M226 223${chips}M296 210${flints}`;
const INSIDE = 'M120 200V100L180 40Q240 44 278 40L298 98H292V148H282V200z';
const STAIN = 'M130 152q0 11 7 12t9 6 9-1 8-6 4-11zM138 152q1 7 7 7t8 3 5-4 2-6';
const COLD = 'M138 137H131V197H266.5V178M216 190H210V197M4 217H273V114';
const HOT = 'M260 178V190H248M253 190V158H206V172H181V158H177V137H172M264 160V114';
const BRASS =
  'M269 185h8l-8 9h8zM133 134h5v6h-5zM172 134h5v6h-5zM248 187h5v6h-5zM211 187h5v6h-5zM269 131h8v6h-8z' +
  'M249 117v-4q0-4 4-4h6v-1h18v6h-18v-1h-5v4zM261 102h6v3h-2v3h-2v-3h-2zM270 102h6v3h-2v3h-2v-3h-2z';
const OAK =
  'M122 144H299V152H122zM198 100h6v44h-6zM198 172h6v28h-6zM186 152h15v15h-15zM285 166v-5q0-5 6-9h7q-8 5-9 14z';
const GRAIN = 'M132 147q30 3 60-1t60 2 40-1M190 159.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M193.5 159.5h0M200 118v14';
const LEAK = 'M280 134v1M280 139v4q0 9-8 9H150v3M150 160v2M150 168v3M150 178v3';
const PAPER = 'M254 155h22v23h-22zM276 169h20v7h-20zM172 128h4v6h-4zM248 181h4v6h-4z';
const CHAIR = 'M168 200v-9q0-4 4-4v-5q0-6 7-6t7 6v5q4 0 4 4v9z';
const BAT = 'l1.5 2.5h3l1.5-2.5.5 5q4-5 10-3-2 3-2 7-3-2-5 1-3-2-4 1l-2.5 3-2.5-3q-1-3-4-1-2-3-5-1 0-4-2-7 6-2 10 3z';
const BATS = `M221 65${BAT}M256 54${BAT}`;
const SLABS = 'M68 35Q130 42 200 40l-5 11h-8l-4 12h-8l-5 12h-8l-6 12h-9l-5 13H120z';
const FINE =
  'M82 51Q130 54 188 51M92 63Q130 66 176 63M101 75Q130 78 164 75M111 87Q130 90 150 87M110 39v13M150 41v11M128 53v11.4' +
  'M164 52v11.6M112 64v12M142 64.6v12M126 76.5v12M136 88.5v11M141 24h39M150 31h8M164 38h7M155 103v19M143 112h24' +
  'M233 160v16' +
  'M220 168h26M235 103v13';
const FRAME =
  'M22 152v40M30 152v40M74 152v40M82 152v40M112 152v40M122 152v40M30 158h44M30 184h44M12 102v46M40 102v46M92 102v46' +
  'M120 102v46' +
  'M10 100H122M40 134h52M55 134v14M66 134v14M77 134v14M21 100q2 24 17 40M111 100q-2 24-17 40M54 48v52M78 48v52M27 86h78';
const BARGEBOARDS = `M6 145H126v4H6zM10 149${'v4h4v-4h8'.repeat(9)}M4 106L66 24 128 106h-7L66 34 11 106z`;
const LEADS =
  'M34 160l22 22 14-14-8-8-22 22-6-6 16-16 20 20M34 168l14 14 22-22M44 120l12-12 24 24 8-8-16-16-24 24-4-4 20-20 24 24' +
  'M57 66l18 18M75 66l-18 18M94 161v39M100 161v39M88 172h18M88 192h18';
const JACKDAW = 'M140 6l4-2q2-3 5-1 2 3 6 6l5 6-6-2q-6 2-9-2-2-2-2-5zM148 14v2M151 14v2';
