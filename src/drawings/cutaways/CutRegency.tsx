import { inkLine } from '../ink-line.ts';
import { chips, flints } from '../street/flints.ts';
import { Tube } from '../Tube.tsx';

/** A bow-fronted house that is four flats: each has its boiler, all share two pipes, and the top bath drips on a goldfish. */
export const CutRegency = () => (
  <svg viewBox="0 0 320 240" aria-hidden="true" {...inkLine}>
    <path fill="var(--earth)" d={EARTH} />
    <path fill="var(--slate)" strokeWidth={0.9} d={FLINTS} />
    <g id="cut-regency-bow" transform="translate(16)">
      <path fill="var(--slate)" d="M2 44L9 30H61L67.5 44z" />
      <path fill="var(--earth)" d={POTS} />
      <path fill="var(--stucco)" d={WALLS} />
      <path fill="var(--pane)" d={PANES} />
      <path strokeWidth={0.7} d={FRONT} />
      <path fill="var(--green)" d={GREEN} />
      <path strokeWidth={8} strokeDasharray=".7 2.6" strokeLinecap="butt" d="M3 133.5Q28 140 53 133.5M3 187H53" />
      <path strokeWidth={0.9} d="M3 129.5Q28 136 53 129.5M3 183H53" />
    </g>
    <use href="#cut-regency-bow" x={65.5} />
    <path fill="var(--slate)" d="M149 44L156 30H301L308 44z" />
    <path fill="var(--earth)" transform="translate(224)" d={POTS} />
    <path
      fill="var(--stucco)"
      d="M283 44V17h-1.5v-3h19v3h-1.5V44M149 43H308v5H149zM200 43V36q7-6 14 0v7zM250 43V36q7-6 14 0v7z"
    />
    <path fill="var(--pane)" d="M203 43V37.5q4-3 8 0V43zM253 43V37.5q4-3 8 0V43z" />
    <path fill="var(--stucco)" stroke="none" d={ROOMS} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={ROOMS} />
    <path fill="var(--hot)" fillOpacity={0.14} stroke="none" d={ROOMS} />
    <path fill="var(--glass)" stroke="none" d="M151 192H306V226H151z" />
    <path fill="var(--pane)" d={ROOM_PANES} />
    <path strokeWidth={0.7} d={ROOM_LINES} />
    <path fill="var(--brass)" fillOpacity={0.5} strokeWidth={0.7} d="M256 95h24q-1 4-6 4-3 3-6 1-9 2-12-5z" />
    <g strokeLinecap="butt">
      <Tube fill="var(--slate)" width={7} walls={2.4} d="M229 236V22M237 86h-6M237 187h-6M237 131h-6M237 216h-6" />
      <Tube fill="var(--cold)" width={5.6} walls={2.4} d="M4 232H281q3 0 3-3V74" />
      <g id="cut-regency-heat">
        <Tube fill="var(--hot)" width={3.8} walls={1.8} d="M292 78V84H216" />
        <Tube fill="var(--cold)" width={3.8} walls={1.8} d="M298 78V88.5H184V84H188M284 75h6" />
        <path fill="var(--hot)" d="M188 74h28v12h-28z" />
        <path strokeWidth={0.7} d="M193 76v8M197.5 76v8M202 76v8M206.5 76v8M211 76v8" />
        <path fill="var(--paper)" strokeWidth={0.9} d="M182 78h4v4h-4zM217 77h4v5h-4z" />
        <path fill="var(--paper)" d="M288 63h14v16h-14zM302 65h8v4h-8z" />
        <path fill="var(--hot)" stroke="none" d="M295 66q1 3 3 5 1 5-3 5-4 0-3-5l2 1q1-1 1-6z" />
      </g>
      <use href="#cut-regency-heat" y={48} />
      <use href="#cut-regency-heat" y={101} />
      <use href="#cut-regency-heat" y={133} />
      <g stroke="var(--cut)" strokeLinejoin="miter">
        <path strokeWidth={2.6} d="M221 49V61M221 95V108M221 143V158M221 196V203" />
        <path strokeWidth={4} d="M149 49H308M152 93H305M152 141H305M152 194H305M152 226H305" />
        <path strokeWidth={5} d="M151.5 47V228M305.5 47V228" />
      </g>
    </g>
    <g id="cut-regency-wc">
      <path fill="var(--stucco)" d="M236 68h6v12h-6zM236 80h15q0 6-6 7v4h-6v-4q-3-2-3-7z" />
    </g>
    <use href="#cut-regency-wc" y={101} />
    <path fill="var(--stucco)" d={WHITE} />
    <path fill="var(--green)" d={FURNITURE} />
    <path fill="var(--sludge)" d="M157 139v-22h22v22z" />
    <path fill="var(--paper)" strokeWidth={0.9} d="M155 126h26v4h-26z" />
    <Tube fill="var(--brass)" width={3.4} walls={1.8} d={TAPS} />
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--glass)" d="M264 112h9q4 4 3 8-2 4-4 4h-7q-2 0-4-4-1-4 3-8z" />
    <path fill="var(--cold)" stroke="none" d="M268 102q3 4 0 5-3-1 0-5zM262 117q6 2 13 0 0 6-4 6h-6q-3-1-3-6z" />
    <path fill="var(--brass)" stroke="none" d="M265 120q2-2 5 0l2-1.5v3.5l-2-1q-3 1.5-5-1z" />
    <path strokeWidth={0.9} d={FINE_LINES} />
  </svg>
);

const EARTH = `M4 192H150V228H312V192h4v45q-13 3-26 0${'t-26 0'.repeat(11)}z`;
const FLINTS = `M24 206${flints}M66 216${chips}M104 204${flints}M130 214${chips}`;
const POTS = 'M59 14l1-8h3l1 8M65 14l1-8h3l1 8M71 14l1-8h3l1 8';
const WALLS = 'M59 44V17h-1.5v-3h19v3H75V44M2 192V43H67.5V192zM5.5 192V45Q28 36.5 50.5 45V192M53 192v-4h2v-3h9v3h2v4';
const PANES =
  'M9.5 85V60.5l6-1V84.5zM21.5 84V58.5h12.5V84zM40 84.5V59.5l6 1V85zM55 85V60.5h8V85zM9.5 136.5V103l6-.5V137z' +
  'M21.5 137V102h12.5V137zM40 137V102.5l6 .5V136.5zM55 134V103h8V134zM9.5 178V152l6 1V179.5zM21.5 180V153.5h12.5V180z' +
  'M40 179.5V153l6-1V178zM55 154q4-6 8 0zM22 43V38.5q6-6 12 0V43z';
const FRONT =
  'M50.5 48.5H67.5M50.5 90.5H67.5M50.5 138H67.5M5.5 51Q28 43 50.5 51M28 58.5V84M21.5 71h12.5M59 60.5V85' +
  'M28 102V137M21.5 119h12.5M59 103v31' +
  'M55 118h8M55 73h8M28 153.5V180M21.5 166h12.5M12.5 60V85M43 60V85M12.5 103v34M43 103v34M12.5 153v26M43 153v26';
const GREEN =
  'M55 155h8V185h-8zM8.5 91Q28 86.5 47 91 48 97 53 101V102.5Q28 97 3 102.5V101Q8 97 8.5 91z' +
  'M3 138Q28 144 53 138l-2 3Q28 147 5 141z';
const TAPS = 'M249 122.5v-4q0-2-3-2t-3 2M249 207.5v-4q0-2-3-2t-3 2M265 175.5v-4q0-2 3-2t3 2';
const ROOMS = 'M151 49H306V194H151z';
const ROOM_PANES = 'M191 55h22v15h-22zM189 98h26v21h-26zM189 147h26v23h-26z';
const ROOM_LINES = 'M202 55v15M191 62h22M202 98v21M189 108h26M202 147v23M189 158h26';
const WHITE =
  'M259 176h16q0 6-6 6v10h-4v-10q-6 0-6-6zM4 161l-1-9h8l-1 9zM253 79h28q0 8-6 8h-16q-6 0-6-8zM234 124h22v4h-22z' +
  'M234 209h22v4h-22zM158 84q0-6 5-6 4 0 4 6z';
const FURNITURE =
  'M158 91v-7h20v7zM236 128h18v11h-18zM236 213h18v11h-18z' +
  'M156 192v-11q0-3 3-3 3 0 3 3v-7q0-5 5-5h4q5 0 5 5v7q0-3 3-3 3 0 3 3v11z';
const BRASS =
  'M155 91V74h3v17zM177 91V81h3v10zM257 124h24v3h-24zM260 127h3v12h-3zM276 127h3v12h-3zM280 211h8l-8 11h8z' +
  'M284 216.5h-6M278 213.5v6';
const FINE_LINES =
  'M3 192q0-3 4-3t4 3M7 189V161M2.5 152l4.5-4 4.5 4zM4 165h6M226 22q3-5 6 0M159 126v4M162 126v4M165 126v4' +
  'M168 126v4M171 126v4M174 126v4M177 126v4M314 192v-8M310 184h6M161 212.5a5.5 5.5 0 1 0 .1 0z' +
  'M176 212.5a5.5 5.5 0 1 0 .1 0zM161 218l5-9h8l2 9M166 209l4 9h-9M170 218l4-9-1-3h3M164 207h4';
