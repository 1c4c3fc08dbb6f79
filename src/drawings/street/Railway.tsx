import type { StreetItem } from './street-item.ts';

/** The Brighton main line at Hassocks: a green electric train of two coaches pulls out, just missed by a folding bicycle. */
export const Railway: StreetItem = {
  width: 420,
  gap: 14,
  Drawing: () => (
    <>
      <pattern id="railway-lattice" width={12} height={12} patternUnits="userSpaceOnUse">
        <path strokeWidth={0.7} d="M0 0l12 12M0 12L12 0" />
      </pattern>
      <pattern id="railway-bay" x={3} y={264} width={42} height={80} patternUnits="userSpaceOnUse">
        <path strokeWidth={0.7} d="M16.5 0V60M27.5 0V60M25 33v3" />
        <path fill="var(--pane)" d="M3 6H15V23H3zM18 5H26V20H18zM29 6H41V23H29z" />
      </pattern>
      <use href="#railway-flight" transform="translate(288 232)skewY(41)" />
      <path fill="var(--stucco)" d="M406 350V168h4V350z" />
      <path fill="var(--glow)" d="M407 187l-4-3-25-25 6-6 25 25 2 5z" />
      <path fill="var(--sludge)" d="M405 168l3-9 3 9z" />
      <path fill="var(--pane)" d="M410 179l6 2 2 8-5 3-5-5z" />
      <path stroke="var(--paper)" strokeWidth={3} strokeLinecap="butt" d="M383.5 164.5l6-6" />
      <use href="#railway-coach" transform="matrix(-1 0 0 1 406 0)" />
      <g id="railway-coach" transform="translate(206)">
        <path fill="var(--channel)" d="M4 325H186v6H4zM-3 268h3v54h-3zM190 315h5v5h-5zM194 313h2v9h-2z" />
        <path fill="var(--slate)" d={ROOF_AND_WHEELS} />
        <path fill="var(--stucco)" d="M0 264H188q2 12 2 28H0z" />
        <path fill="var(--green)" d="M0 292H190V325H0z" />
        <path fill="var(--pane)" d="M177 269h8v15h-8z" />
        <path fill="url(#railway-bay)" stroke="none" d="M3 264H171V324H3z" />
      </g>
      <path fill="var(--earth)" d="M300 350V342H420V350z" />
      <path fill="var(--stucco)" d="M0 350V319H323L359 350zM0 323H321L353 350" />
      <g strokeDasharray="3 5 0 6.6 1 5.4 2 7.2">
        <path strokeWidth={4.6} d={FLINTS} />
        <path stroke="var(--slate)" strokeWidth={3.2} d={FLINTS} />
      </g>
      <path fill="var(--glow)" d={PIERS} />
      <path strokeWidth={9} strokeDasharray=".7 4" strokeLinecap="butt" d={PIER_COURSES} />
      <path fill="var(--earth)" d="M254 319V236h4v83zM282 319V236h4v83zM252 236V208H288v28z" />
      <path fill="url(#railway-lattice)" d="M252 232V208H288v24z" />
      <g transform="translate(152 319)skewY(-41)">
        <g id="railway-flight">
          <path fill="var(--earth)" d="M4.5 4L0 0V-24H100V4z" />
          <path fill="url(#railway-lattice)" d="M0 0V-24H100V0z" />
        </g>
      </g>
      <path fill="var(--slate)" d="M2 240L12 225H106L116 240z" />
      <path strokeWidth={0.7} d={ROOF_RIBS + LADDER} />
      <path fill="var(--brass)" d={COLUMNS} />
      <path d={BRACKETS} />
      <path fill="var(--stucco)" d={VALANCE} />
      <path strokeWidth={8} strokeDasharray=".7 5.3" strokeLinecap="butt" d="M7.7 248H114" />
      <path fill="var(--channel)" d="M106 319l1-17h10v17h-4l-1-12-2 12z" />
      <path fill="var(--brass)" d="M104 304l1-13q1-5 5-5 3 0 6-4l5-7 3 2-6 10v2l8 8-2 3-7-4v8z" />
      <path fill="var(--earth)" d="M107 281a4 4 0 0 1 8 0 4 4 0 0 1-8 0zM121 275l1-4 2 1v5z" />
      <path fill="var(--glow)" d="M105 280q0-6 6-6t6 6z" />
      <path d={BICYCLE_WHEELS} />
      <path strokeWidth={3} d={BICYCLE} />
      <path stroke="var(--cold)" strokeWidth={1.4} d={BICYCLE} />
      <path fill="var(--sludge)" d="M119 297h8v2h-8zM131 292h7v2h-7z" />
    </>
  ),
};

const ROOF_RIBS = 'M20 240l6-15M39 240l4-15M59 240v-15M79 240l-4-15M98 240l-6-15';
const LADDER = `M413 196V350m4 0V196${'m-4 9h4'.repeat(16)}`;
const ROOF_AND_WHEELS =
  'M2 264q0-10 12-10H176q10 0 12 10z' +
  'M142 335a6.5 6.5 0 0 1 13 0 6.5 6.5 0 0 1-13 0zM166 335a6.5 6.5 0 0 1 13 0 6.5 6.5 0 0 1-13 0z';
const FLINTS = 'M14 329.5h86m4 7H14m0 7h86M118 329.5h86m2 7h-86m0 7h86M222 329.5h86m2 7h-86m0 7h88';
const PIERS = [0, 104, 208, 312].map((x) => `M${x} 350V323h9v27z`).join('');
const PIER_COURSES = 'M4.5 327v23m104 0v-23m104 0v23m104 0v-23';
const COLUMNS = 'M14 319v-8h2V252h4v59h2v8zM88 319v-8h2V252h4v59h2v8z';
const BRACKETS = 'M258 250l24 46m0-46l-24 46M20 276q2-16 18-20M90 276q-2-16-18-20M94 276q2-16 16-20M16 276q-1-12-10-18';
const VALANCE = `M2 240H116v12${'l-3 5-3-5'.repeat(19)}z`;
const BICYCLE_WHEELS = 'M115 313a5.5 5.5 0 0 1 11 0 5.5 5.5 0 0 1-11 0zM132 313a5.5 5.5 0 0 1 11 0 5.5 5.5 0 0 1-11 0z';
const BICYCLE = 'M120.5 313l5 1 12-6M125.5 314l-2-15M137.5 313l-3-19';
