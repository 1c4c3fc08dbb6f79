import { inkLine } from '../ink-line.ts';
import { Tube } from '../Tube.tsx';

/** A white house of the 1930s: with no loft, its tank is in a cupboard and its pipes, and their leak, are under the floor. */
export const CutDeco = () => (
  <svg viewBox="0 0 320 240" aria-hidden="true" {...inkLine}>
    <path fill="var(--chalk)" d={CHALK} />
    <path fill="var(--stucco)" stroke="none" d={INSIDE} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={INSIDE} />
    <path fill="var(--hot)" fillOpacity={0.14} stroke="none" d="M126 78H296V200H126z" />
    <path fill="var(--glass)" strokeWidth={0.9} d="M148 215q-6 10 2 15 8 3 14 0 8-5 2-15z" />
    <g strokeLinecap="butt">
      <Tube fill="var(--cold)" d={MAIN} width={4.8} walls={2.2} />
      <Tube fill="var(--cold)" d={RETURN} width={4.8} walls={2.2} />
      <Tube fill="var(--hot)" d={HOT} width={4.8} walls={2.2} />
    </g>
    <g id="cut-deco-window">
      <path fill="var(--pane)" d="M209 88H262Q284 88 294 93V117Q284 114 262 114H209z" />
      <path strokeWidth={0.9} d={BARS} />
      <path fill="var(--hot)" d="M210 119H262Q280 119 288 121V133Q280 131 262 131H210z" />
      <path strokeWidth={0.9} d={FLUTES} />
      <path fill="var(--brass)" d="M204 125h6v6h-6zM288 126h5v6h-5z" />
      <path fill="var(--paper)" d="M205 119h4v6h-4z" />
    </g>
    <use href="#cut-deco-window" y={62} />
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--stucco)" d="M148 86h26v15h-26zM142 172h34v5h-34z" />
    <path fill="var(--cold)" d="M148 91h26v10h-26zM156 220q3 4 0 5-3-1 0-5z" />
    <path fill="var(--green)" d={GREEN} />
    <path fill="var(--glass)" d="M67 172l4-10q1-2 4-2h10v12z" />
    <path fill="var(--stucco)" d="M43 193q0-13 12-13 11 0 13 13z" />
    <path fill="var(--channel)" d="M48 193a7 7 0 0 1 14 0 7 7 0 0 1-14 0z" />
    <path fill="var(--paper)" d={PAPER} />
    <path fill="var(--hot)" strokeWidth={0.9} d="M32 155q1 4 4 6t0 7q-3 2-6 0t0-7q2-2 2-6z" />
    <path fill="var(--cut)" stroke="none" d={CUT} />
    <path fill="var(--green)" d="M124 66H256Q284 66 301 72V79Q284 74 256 74H124z" />
    <path strokeWidth={6} strokeDasharray=".9 4.1" strokeLinecap="butt" d="M128 70H256Q284 70 300 76" />
    <path strokeWidth={4} d={RAILS} />
    <path stroke="var(--stucco)" strokeWidth={1.2} d={RAILS} />
    <path fill="var(--stucco)" d="M86 200V36Q106 28 126 36V200z" />
    <path fill="var(--pane)" d="M98 48q8-2 16 0V140q-8-1-16 0z" />
    <path strokeWidth={0.9} d={FINE} />
    <path fill="var(--brass)" d="M97 156h18v41h-18zM106 28V8q6 3 12 0-3 4 0 8-6 3-12 0" />
    <path fill="var(--pane)" d="M106 164a5 5 0 0 1 0 10 5 5 0 0 1 0-10z" />
    <path fill="var(--stucco)" d="M84 145H132a5 5 0 0 1 0 9H84zM83 34Q106 24 129 34V39Q106 30 83 39zM92 197h38v3H92z" />
    <path fill="var(--brass)" d={PARASOL} />
    <path fill="var(--paper)" d={GULL} />
    <path fill="var(--brass)" d={GULL_BRASS} />
    <path fill="var(--glow)" d="M49.5 118a3.5 3.5 0 0 1 7 0z" />
    <path fill="var(--slate)" strokeWidth={0.9} d="M71 120q7 0 14 6-8 2-12 0-3-2-2-6z" />
    <path strokeWidth={2.2} d="M64 114h0" />
    <path fill="var(--green)" d={AGAVE} />
    <path fill="var(--earth)" d="M303 200l-2-9h13l-2 9z" />
    <path d="M24 92V138M34 117l15 21M49 121L37 138M4 200H316" />
    <path fill="var(--green)" d="M34 117l2 0q0 10 12 10v-6l2-1q2 12-3 12-13 0-13-15z" />
  </svg>
);

const AGAVE = 'M307 191l-7-9 6 4-3-12 5 9 1-14 1 14 5-9-3 12 5-4-6 9z';
const CHALK = `M4 200H316v34q-13 4-26 0${'t-26 0'.repeat(11)}z`;
const INSIDE = 'M126 76H296V200H126zM14 142H90V200H14z';
const BARS =
  'M227 88v26M245 88v26M262 88v26M274 88.5V114.5M284 90V115.4M209 97H262Q284 97 294 101M209 106H262Q284 106 294 109';
const FLUTES =
  'M217 121v8M224 121v8M231 121v8M238 121v8M245 121v8M252 121v8M259 121v8M265 121v8M271 121v9M277 122v8M282 123v8';
const MAIN = 'M4 227H132V95H148M132 164H150V168';
const RETURN = 'M28 174V214H196V122H174M290 132V135H196M290 194V197H196';
const HOT = 'M36 174V206H188V110H174M188 128H204M188 190H204M148 110H140V156H164V168';
const BRASS =
  'M46 175a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM52 193a3 3 0 0 1 6 0 3 3 0 0 1-6 0z' +
  'M148 135V109q0-8 13-8t13 8V135zM127 186h10l-10 9h10zM147 168h6v3h-6zM161 168h6v3h-6z';
const GREEN = 'M144 177h30v21h-30zM86 192H46V178q0-4 5-4l12-2 5-12q1-4 6-4h12z';
const PAPER = 'M22 150h20v24h-20zM4 157h18v7h-18z';
const CUT = 'M12 138H90v6H12zM14 140h5v66h-5zM126 74H296v6H126zM126 138H296v5H126zM294 74h5v132h-5zM179 80h4v58h-4z';
const RAILS = 'M14 136V124q0-6 6-6H86M14 124H86M14 130H86M38 118v18M62 118v18';
const FINE =
  'M98 60h16M98 72h16M98 84h16M98 96h16M98 108h16M98 120h16M98 131h16M159 177v21M152 190h14M84 148h50M84 151h50M76 172v20' +
  'M155 211l4 2-3 2 4 2';
const PARASOL = 'M4 106q3-14 20-16 17 2 20 16-5-3-10 0-5-3-10 0-5-3-10 0-5-3-10 0z';
const GULL = 'M60 115q0-5 5-5 5 0 5 5 1 3 5 4l9 6 2 3-8 1q-10 3-15-2-3-4-3-9z';
const GULL_BRASS = 'M60 114l-6 1 6 2zM50 118l3 9 3-9zM70 130v8h-3M75 130v8h-3';
