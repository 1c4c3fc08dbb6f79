import { inkLine } from '../ink-line.ts';
import { Tube } from '../Tube.tsx';

/** Riverside flats on one riser, a valve for each: a bath leaks through a ceiling, and a mallard has moved in beneath. */
export const CutFlats = () => (
  <svg viewBox="0 0 320 240" aria-hidden="true" {...inkLine}>
    <path fill="var(--earth)" d="M4 200H290V234q-13 4-26 0t-26 0-26 0-26 0-26 0-26 0-26 0-26 0-26 0-26 0-26 0z" />
    <path fill="var(--cold)" d="M297 213q3-3 6.4 0t6.3 0 6.3 0V234q-9 4-19 0z" />
    <path fill="var(--slate)" d="M289 202h8v36h-8z" />
    <path fill="var(--channel)" d="M36 42l15-9 2 3-15 9zM60 42l15-9 2 3-15 9z" />
    <path fill="var(--stucco)" d="M126 41V19h37v22z" />
    <path fill="var(--slate)" d="M137 22a8 8 0 0 1 0 16 8 8 0 0 1 0-16z" />
    <path fill="var(--stucco)" stroke="none" d={ROOMS} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={ROOMS} />
    <path fill="var(--hot)" fillOpacity={0.14} stroke="none" d="M164 50H270V200H164z" />
    <path fill="var(--slate)" d="M120 46H278v5H120z" />
    <g strokeLinecap="butt">
      <Tube fill="var(--hot)" d="M172 165H139V42" width={5} walls={2.4} />
      <Tube fill="var(--cold)" d="M172 174H149V42M4 219H129V84H172" width={5} walls={2.4} />
    </g>
    <g id="cut-flats-flat">
      <path fill="var(--pane)" d="M268 156h4v38h-4z" />
      <path fill="var(--glass)" fillOpacity={0.5} d="M273 178h21v22h-21z" />
      <path fill="var(--earth)" d="M166 194h106v6H166z" />
      <path strokeWidth={4.8} strokeDasharray="0 8" d="M171 197h98" />
      <path stroke="var(--hot)" strokeWidth={2.6} strokeDasharray="0 8" d="M171 197h98" />
      <g strokeLinecap="butt">
        <Tube fill="var(--cold)" d="M130.2 184H172M150.2 174H172M185 186V196" width={5} walls={2.4} />
        <Tube fill="var(--hot)" d="M140.2 165H172M175 186V196" width={5} walls={2.4} />
      </g>
      <path
        fill="var(--cut)"
        stroke="none"
        d="M120 200H296v4H120zM163 154h4v46h-4zM272 176h24v2.5h-24zM268 154h4v4h-4z"
      />
      <path fill="var(--brass)" d="M153 179l9 10v-10l-9 10z" />
      <path fill="var(--paper)" d="M170 160h20v28h-20z" />
      <path strokeWidth={0.9} d="M174 165h12v6h-12zM175 182h0M180 182h0M185 182h0" />
    </g>
    <use href="#cut-flats-flat" y={-50} />
    <use href="#cut-flats-flat" y={-100} />
    <path fill="var(--cut)" stroke="none" d="M120 51H272v4H120z" />
    <g strokeLinecap="butt">
      <Tube fill="var(--cold)" d="M190 84H208V68" width={4.4} walls={2} />
      <Tube fill="var(--hot)" d="M190 76H201V68" width={4.4} walls={2} />
    </g>
    <path fill="var(--paper)" d={FITTINGS} />
    <path fill="var(--stucco)" d="M213 74h48q0 16-9 16h-30q-9 0-9-16zM219 90h7v4h-7z" />
    <path fill="var(--brass)" fillOpacity={0.5} strokeWidth={0.9} d="M204 104q1 5 8 5 4 4 9 2 6 3 11-1 8 0 9-6z" />
    <path fill="var(--cold)" d={WATER} />
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--slate)" d={BOWL} />
    <path fill="var(--paper)" d={DUCK + TOWEL} />
    <path stroke="var(--brass)" strokeWidth={2.4} strokeLinecap="butt" d="M279.8 81h8.4M279.8 86h8.4" />
    <path fill="var(--green)" d={GREEN} />
    <path fill="var(--cut)" stroke="none" d="M163 204h4v24h-4zM266 204h4v24h-4z" />
    <path fill="var(--slate)" strokeWidth={0.9} d={PEBBLES} />
    <path fill="var(--earth)" d="M20 200V51H44V200z" />
    <path fill="var(--stucco)" d="M44 200V51H94V200z" />
    <path fill="var(--pane)" d={PANES} />
    <path fill="var(--brass)" d="M78 144q-6-20 1-32 7 12 3 32z" />
    <path fill="var(--glass)" fillOpacity={0.5} d="M47 78h44v18h-44zM47 128h44v18h-44z" />
    <path fill="var(--slate)" d="M16 46H96V51H16zM45 96h48v4h-48zM45 146h48v4h-48zM53 172h32v28h-32z" />
    <path fill="var(--glow)" d="M94 200V38H122V200z" />
    <path fill="var(--pane)" d="M103 46h10v114h-10z" />
    <path fill="var(--slate)" d="M88 166h40v4H88z" />
    <path fill="var(--green)" d="M98 200V170h20v30z" />
    <path strokeWidth={0.9} d={FINE} />
    <path d="M4 200H120" />
  </svg>
);

const ROOMS = 'M120 50H270V200H120z';
const FITTINGS = 'M191 73h5v6h-5zM191 81h5v6h-5zM201.5 81h5v6h-5z';
const WATER = 'M222 94q-9 3-4 6h9q4-3-5-6zM221.5 111q3.5 4 0 6-3.5-2 0-6z';
const BRASS = 'M197 64h20v4h-3v2h-3v-2h-14zM238 180v-8q0-4 4-4t4 4h-3v-1h-2v9zM213.5 122l-6 2 6 2zM198 162h10v12h-10z';
const TOWEL = 'M279 76.5h10v13h-10z';
const BOWL = 'M205 135h42l-5 9h-32zM220 172h12v3h-12zM222 175h9v5h-9z';
const DUCK = 'M215 135q-2-7 6-8 9-1 15 3l8-4q1 7-5 9z';
const GREEN =
  'M215 128q0-3-1-4-1-6 5-6t5 6q-1 2-1 4zM248 144v-8q0-3 3-3v-5q0-5 6-5t6 5v5q3 0 3 3v8zM212 180h54v14h-54z';
const PANES = `${[0, 50].map((y) => `M26 ${62 + y}h12v28h-12zM51 ${60 + y}h36v36h-36z`).join('')}M26 162h12v28h-12z`;
const PEBBLES =
  'M60 227q4-3 7 0-1 4-4 3-3 0-3-3zM112 208q4-3 6 0 0 4-4 3-2-1-2-3zM196 216q5-4 9 0-1 4-5 3-4 0-4-3z' +
  'M238 226q3-3 6 0-2 4-6 0zM30 207q3-2 5 0-1 3-5 0z';
const FINE =
  'M69 60v36M69 110v36M32 62v28M32 112v28M32 162v28M53 179h32M53 186h32M53 193h32M103 69h10M103 92h10M103 115h10M103 138h10' +
  'M108 174v22M24 100h6m3 0h6m-11 4h6M24 150h6m3 0h6m-11 4h6M43 42v4M67 42v4M132 30h10M137 25v10M149 24v12M153 24v12' +
  'M157 24v12' +
  'M223 180v14M238 180v14M253 180v14M216 129h8M219 122h0M293 206v28M228 131q5 3 9 0M300 222q3-3 6 0t6 0M131 41v5M158 41v5';
