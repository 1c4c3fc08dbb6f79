import { inkLine } from '../ink-line.ts';

/** Three jars of heating water on a window sill: black, where a magnet draws the grit to the glass, then rusty, then clear. */
export const WaterJars = () => (
  <svg viewBox="0 0 320 220" aria-hidden="true" {...inkLine}>
    <path fill="var(--stucco)" d="M30 178V4H290V178z" />
    <path fill="var(--sky)" d={PANES} />
    <path fill="var(--cold)" d="M44 140h74v27H44zm81 0h70v27h-70zm77 0h74v27h-74z" />
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--stucco)" d="M223 44l8-2q6-6 13-5 3-4 7-2 3 3 0 6-2 7-10 8-8 1-18-5z" />
    <path fill="var(--slate)" d="M235 41q-1-13-13-19 19-1 22 18-4 4-9 1z" />
    <path fill="var(--earth)" d={`M54 118${WATER}M131 118${WATER}`} />
    <path fill="var(--sludge)" fillOpacity={0.6} d={`M54 118${WATER}`} />
    <path fill="var(--brass)" fillOpacity={0.6} d={`M131 118${WATER}`} />
    <path fill="var(--clear)" d={`M208 118${WATER}`} />
    <path fill="var(--sludge)" stroke="var(--slate)" strokeWidth={0.9} d={BEARD} />
    <path stroke="var(--sludge)" strokeWidth={1.8} d={SPECKS} />
    <g id="jar">
      <path d="M54 118v-3q0-8 6-11v-9h46v9q6 3 6 11v57q0 6-6 6H60q-6 0-6-6z" />
      <path fill="var(--green)" d="M59 95V85q0-3 3-3h42q3 0 3 3v10z" />
      <path strokeWidth={0.9} d="M61 101h44M67 82v13m8 0V82m8 0v13m8 0V82m8 0v13M88 101l-7-3v6zl7-3v6zl4 15 1-2z" />
      <path fill="var(--paper)" stroke="var(--channel)" d="M82 123l6-8 9-1 7 6 5 29-22 4z" />
      <path stroke="var(--channel)" strokeWidth={0.9} d="M87 129l14-2m1 7l-14 2m1 7l8-1" />
    </g>
    <use href="#jar" x={77} />
    <use href="#jar" x={154} />
    <path fill="var(--green)" d="M50 136H34a21 21 0 0 0 0 42H50v-13H36a8 8 0 0 1 0-16H50z" />
    <path fill="var(--stucco)" d="M6 178h308v9H6zm8 9h292v6H14z" />
    <path fill="var(--paper)" stroke="var(--channel)" d={PAPER} />
    <path stroke="var(--cold)" strokeWidth={3} d="M260 206q12 3 24 0t23 0" />
    <path stroke="var(--sludge)" strokeWidth={5} d="M267 192v3M275 188v5M283 187v6M291 190v4" />
  </svg>
);

const PANES = 'M44 16h74v52H44zm81 0h70v52h-70zm77 0h74v52h-74zM44 78h74v89H44zm81 0h70v89h-70zm77 0h74v89h-74z';
const WATER = 'h58v54q0 6-6 6h-46q-6 0-6-6z';
const BEARD = 'M55 133l4-1 2-7 2 8 7-4-4 6 9-1-7 4 8 4-8 2 5 6-7-2 2 8q6-2 12 1t12-1 20 0v16q0 6-6 6H60q-5 0-5-6z';
const SPECKS = 'M138 128h0m8 14h0m-6 12h0m14 6h0m-5-29h0m18 30h0';
const BRASS =
  'M151 68v-6h18v6zM250 40l9 3-9 2zM294 178V158c6 3 15 1 14-8-3-8-12-6-15 1h-6c-3-7-12-9-15-1-1 9 8 11 14 8v20z' +
  'M276 152a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0-5 0zm23 0a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0-5 0z';
const PAPER = 'M42 136h11v13H42zm0 29h11v13H42zM257 177h50q0 18 4 37-14 5-28 1t-28 1q2-20 2-39z';
