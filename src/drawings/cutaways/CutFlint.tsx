import { inkLine } from '../ink-line.ts';
import { chips, flints } from '../street/flints.ts';
import { Tube } from '../Tube.tsx';

/** A flint cottage: an orphan lamb by the range, pipes clipped on walls too hard to chase, and a flue that salt has eaten. */
export const CutFlint = () => (
  <svg viewBox="0 0 320 240" aria-hidden="true" {...inkLine}>
    <path fill="var(--chalk)" d={CHALK} />
    <path fill="var(--slate)" strokeWidth={0.9} d={GROUND_FLINTS} />
    <path fill="var(--glow)" d="M136 50V19h-3v-7h34v7h-3v31z" />
    <path fill="var(--earth)" d="M140 12l1-9h7l1 9M152 12l1-7h6l1 7" />
    <path fill="var(--stucco)" stroke="none" d={INSIDE} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={INSIDE} />
    <path fill="var(--hot)" fillOpacity={0.14} stroke="none" d="M110 98H276V200H110z" />
    <path strokeWidth={4} strokeLinecap="butt" stroke="var(--sludge)" d={RAFTERS} />
    <path fill="var(--glow)" d="M122 200V148h17V98h30v50h17v52z" />
    <path fill="var(--channel)" d="M134 200V164h46v36z" />
    <path fill="var(--pane)" d="M207 104h24v20h-24zM207 156h24v18h-24z" />
    <path fill="var(--slate)" d="M137 200V176h27v24zM140 181h9v13h-9zM152 176v-12h5v12z" />
    <path fill="var(--hot)" d={HOT_METAL} />
    <path strokeWidth={11} strokeDasharray=".9 3.6" strokeLinecap="butt" d="M205 135.5h29M205 185.5h29M154.5 184h6" />
    <path strokeWidth={0.9} d={FINE} />
    <g strokeLinecap="butt">
      <path strokeWidth={4} strokeDasharray="5 9" stroke="var(--sludge)" d="M190 152.5H270M176 102.5H270" />
      <Tube fill="var(--cold)" d={COLD} width={5} walls={2.4} />
      <Tube fill="var(--hot)" d="M254 180V190H237M243 190V140H237" width={5} walls={2.4} />
    </g>
    <path d={CLIPS} />
    <path fill="var(--sludge)" d="M126 157h58v8h-58z" />
    <path fill="var(--cut)" stroke="none" d="M272 98h18v109h-18zM110 146H272v5H110zM110 96H290v5H110z" />
    <path stroke="var(--cut)" strokeWidth={4.6} strokeLinecap="butt" d="M181 43Q230 43 276 40 282 72 298 100" />
    <g stroke="var(--slate)" strokeWidth={5} strokeDasharray="2 7 0 8 3 7 0 8">
      <path d="M277 105V204M285 111V204" />
    </g>
    <path fill="var(--paper)" d={PAPER} />
    <path fill="var(--channel)" strokeWidth={0.9} d={LAMB_FACE} />
    <path fill="var(--hot)" strokeWidth={0.9} d="M260 160q1 4 4 6t0 7q-3 2-6 0t0-7q2-2 2-6z" />
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--glow)" d={RUST} />
    <path strokeWidth={0.9} d={SALT} />
    <path fill="var(--cut)" transform="translate(4.5)" d={FRONT} />
    <path fill="var(--stucco)" d={FRONT} />
    <g strokeDasharray="2 8 0 9 3 7 1 9">
      <path strokeWidth={5} d={COBBLES} />
      <path strokeWidth={2.6} stroke="var(--slate)" d={COBBLES} />
    </g>
    <path fill="var(--glow)" d={BRICK} />
    <path strokeWidth={7} strokeDasharray=".9 6" strokeLinecap="butt" d={BRICK_JOINTS} />
    <path fill="var(--pane)" d="M40 104h24v24h-24zM40 157q12-4 24 0v23h-24z" />
    <path fill="var(--green)" d="M82 200v-42h20v42z" />
    <path strokeWidth={0.9} d={LEADS} />
    <path fill="var(--glow)" d={TILED} />
    <path strokeWidth={0.9} strokeDasharray="9 3 5 14 2 4 12 9 3 19" d={TILES} />
    <path fill="var(--slate)" d="M76 157l5-9h22l5 9z" />
    <path fill="var(--green)" d={LEAVES} />
    <path strokeWidth={4.8} d={ROSES} />
    <path strokeWidth={2.8} stroke="var(--paper)" d={ROSES} />
    <path d="M4 200H316" />
  </svg>
);

const INSIDE = 'M110 200V100L172 43Q230 44 276 40 282 72 295 96H288V200z';
const CHALK = `M4 200H316v34q-13 4-26 0${'t-26 0'.repeat(11)}z`;
const GROUND_FLINTS = `M30 206${chips}M76 223${chips}M132 206${chips}M190 223${chips}M226 206${chips}M300 211${flints}`;
const RAFTERS = 'M196 45V96M219 45V96M242 44V96M265 43V96';
const FINE =
  'M219 104v20M207 114h24M219 156v18M207 165h24M144 107h8M157 115h8M146 124h8M158 132h7M144 140h8M126 171h5M127 180h4' +
  'M125 189h5M182 171h3M182 181h3M182 190h3M137 194h27M141 170q4-7 8 0M140 19h20M147 29h7M141 37h6';
const COLD = 'M4 216H267V180M201 140H194V197H260.5V180M201 190H194';
const HOT_METAL = 'M152 181h9v8h-9zM201 128h36v15h-36zM201 178h36v15h-36z';
const CLIPS = 'M190 156h8M190 172h8M239 158h8M239 173h8';
const PAPER =
  'M250 155h22v25h-22zM272 160h20v8h-20zM238 131h4v6h-4zM238 181h4v6h-4zM252 127q-3-5 1-9l-1-3h6l-1 3q4 4 1 9z' +
  'M260 120h10q0 7-3 7h-4q-3 0-3-7zM167 189q-5-2-2-6-1-6 5-6 3-4 8-1 4-2 7 1 4 0 3 5 3 3 0 7z';
const BRASS =
  'M262.5 185h9l-9 9h9zM237 137h6v6h-6zM195 137h6v6h-6zM237 187h6v6h-6zM195 187h6v6h-6zM140 176q-1-7 5-7t5 7zM150 171l2-2' +
  'M163 189h29v11h-29z' +
  'M249 127h22v4h-2v15h-3v-15h-12v15h-3v-15h-2z';
const RUST = 'M292 155h13l-3 4 4 4-4 3 2 3-3 4h-9z';
const SALT =
  'M295 160h0M298 164h0M295 168h0M305 174l1 1M300 179h0M308 183h0M303 189l1 1M294 172v7M318 148q-7-4-11 0t-11 0' +
  'M318 158q-5-3-9 0M318 168q-5-3-9 0';
const FRONT = `M16 200V96H122${'q7-1 7 4 0 5-5 6-5 3-3 8'.repeat(5)}q7 1 6 6-1 4-3 8z`;
const COBBLES = `M24 106${'q46 4 92-1v15q-46-3-92 1v14'.repeat(3)}q46 3 92 0v9`;
const BRICK = `M16 98h9${'v7h-3v7h3'.repeat(7)}v4h-9zM35 100h34v33h-34zM35 154q17-7 34 0v31h-34z`;
const BRICK_JOINTS = 'M20 105V200M37.5 106V131M66.5 106V131M37.5 158V184M66.5 158V184';
const LEADS =
  'M46 104v24M58 104v24M40 112h24M40 120h24M46 156v24M58 156v24M40 164h24M40 172h24M87 158v42M92 158v42M97 158v42' +
  'M107 200q3-12-1-24t1-24';
const TILED = 'M6 100Q22 72 28 40 100 46 182 43l-4 10h-6l-4 10h-7l-4 11h-7l-4 11h-7l-5 16Q60 104 6 100z';
const TILES = 'M26 52Q90 56 170 53M22 62Q90 66 162 64M20 72Q80 76 154 74M16 82Q80 87 145 85M12 91Q70 97 136 95';
const LEAVES = 'M80 149q-6-3-1-8-1-7 6-7 6-6 12-1 8-2 8 5 6 1 4 7 3 5-2 6-5 2-9-1-8 3-12 0-4 2-6-1z';
const ROSES = 'M83 141h0M91 136h0M99 141h0M91 145h0M106 162h0M105 176h0';
const LAMB_FACE = 'M183 187q-4-1-4-7l-6-1q2-4 7-2 3-3 6 0 5-2 6 2l-5 1q0 6-4 7z';
