import { inkLine } from '../ink-line.ts';
import { chips, flints } from '../street/flints.ts';
import { Tube } from '../Tube.tsx';

/** A Victorian terrace's old lead pipe, which next door shares, a hearth nobody lights, and a combi in the back kitchen. */
export const CutTerrace = () => (
  <svg viewBox="0 0 320 240" aria-hidden="true" {...inkLine}>
    <path fill="var(--earth)" d={EARTH} />
    <path fill="var(--slate)" strokeWidth={0.9} d={FLINTS} />
    <path fill="var(--slate)" d="M2 84V47H220V84z" />
    <path fill="var(--glow)" d={POTS} />
    <path fill="var(--earth)" d={BRICK} />
    <path fill="var(--glow)" d={COLOURED_BRICK} />
    <path fill="var(--stucco)" d={PAINTED} />
    <path fill="var(--pane)" d={PANES} />
    <path fill="var(--slate)" d="M6 148L17 135H49L60 148z" />
    <path fill="var(--green)" d={DOOR_AND_PLANT} />
    <path fill="var(--glass)" stroke="none" d="M101 196H298V216H101z" />
    <path fill="var(--stucco)" stroke="none" d={ROOMS} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={ROOMS} />
    <path fill="var(--hot)" fillOpacity={0.14} stroke="none" d={ROOMS} />
    <path fill="var(--pane)" d="M152 97h24v21h-24zM152 150h24v20h-24zM236 153h24v17h-24zM238 112h16v13h-16z" />
    <path fill="var(--stucco)" d={WHITE} />
    <path fill="var(--channel)" d="M192 195V178q8-4 16 0V195z" />
    <path fill="var(--slate)" d="M195 193v-10h10v10z" />
    <path fill="var(--brass)" d={STAIRS} />
    <g strokeLinecap="butt">
      <path strokeWidth={9} d={LEAD} />
      <path stroke="var(--slate)" strokeWidth={6.6} d={LEAD} />
      <path stroke="var(--cold)" strokeWidth={2.2} d={LEAD} />
      <path fill="var(--slate)" d="M25 226q2-6 8-6t8 6q-2 6-8 6t-8-6zM107.5 201q-4 6 0 12h9q4-6 0-12z" />
      <Tube fill="var(--cold)" width={4.2} walls={2} d="M112 184v-8h8V212.5H288.5V178M243 212V194M266.5 212V124" />
      <Tube
        fill="var(--hot)"
        width={4.2}
        walls={2}
        d="M284 178V203H146V134.5h6M146 187.5h6M279.5 178V187H262M271.5 187V124"
      />
      <Tube fill="var(--cold)" width={4.2} walls={2} d="M293 178V207.8H182V134.5h-6M182 187.5h-6" />
      <path d="M103 216.5H217M221 216.5H296" />
      <g stroke="var(--cut)" strokeLinejoin="miter">
        <path strokeWidth={5} d="M101.5 87V220M219 87V220M298 112V220M219 100L303 114" />
        <path strokeWidth={4} d="M99 88H221M101 143H298M101 197H298" />
      </g>
    </g>
    <g id="cut-terrace-rad">
      <path fill="var(--hot)" d="M150 124h28v14h-28z" />
      <path strokeWidth={0.7} d="M155 126v10M159.5 126v10M164 126v10M168.5 126v10M173 126v10" />
      <path fill="var(--paper)" strokeWidth={0.9} d="M144 128h4v5h-4zM180 129.5h4v4h-4z" />
    </g>
    <use href="#cut-terrace-rad" y={53} />
    <path fill="var(--green)" d="M236 181h28v14h-28zM110 141v-7q12-4 27 0v7z" />
    <path fill="var(--stucco)" d="M234 175h32v7h-32zM109 134q1-6 5-6 4 1 4 5z" />
    <path fill="var(--paper)" d="M277 156h18v23h-18zM295 158h11v4h-11z" />
    <path fill="var(--hot)" strokeWidth={0.9} d="M286 160q1 4 3 6 1 6-3 6-5 0-4-6l2 1q2-2 2-7z" />
    <Tube fill="var(--brass)" width={3.6} walls={1.8} d="M254 174v-6q0-4-3.5-4t-3.5 4v2M273 123.5H257v3" />
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--brass)" strokeWidth={0.9} d={DOG} />
    <path strokeWidth={0.7} d={FINE_LINES} />
    <path d="M2 200H101M300 200H314" />
  </svg>
);

const EARTH = `M2 200H314v35q-13 3-26 0${'t-26 0'.repeat(11)}z`;
const FLINTS = `M46 207${flints}M82 209${chips}M10 208${flints}M150 225${chips}M204 222${chips}M262 224${chips}`;
const LEAD = 'M2 226H108q4 0 4-4V190M33 226V201';
const POT = 'l1-11h3l1 11m1 0';
const POTS = `M80 17${POT.repeat(4)}M190 17${POT.repeat(3)}`;
const STACK = 'V24l-2-2v-5h26v5l-2 2v23z';
const BRICK = `M2 47v-4H79v4zM80 47${STACK}M190 47${STACK}M2 200V85H101V200z`;
const COLOURED_BRICK =
  'M2 101H101v4H2zM2 126H101v5H2zM67 200V150a11 11 0 0 1 23 0V200zM80 29h22v4H80zM190 29h22v4H190z';
const PAINTED =
  'M2 81H220v5H2zM9 128V99q11-6 22 0 11-6 22 0v29zM70 128V99q9-5 18 0v29zM7 128H55v3H7zM68 128H90v3H68z' +
  'M8 200V153H58V200zM6 148H60v5H6zM70 195h17v5H70zM209 17v-6h3v6zM206 11q1-5 4.5-5t4.5 5zM216 87V43h5V87z';
const PANES =
  'M12 128V101q8-4 16 0v27zM34 128V101q8-4 16 0v27zM73 128V101q6-3 12 0v27zM71 152v-2a7.5 7.5 0 0 1 15 0v2z' +
  'M11 181V157h4v24zM20 181V157H46v24zM51 181V157h4v24z';
const DOOR_AND_PLANT = 'M71 152h15v43H71zM33 176q-9 0-9-7 7-1 8 5-2-8 1-12 3 4 1 12 1-6 8-5 0 7-9 7z';
const ROOMS = 'M101 88H219V101L298 114V196H101z';
const WHITE = 'M187 168h26v27h-26zM185 165h30v3h-30zM190 141v-17q10-4 20 0v17zM222 127h40q0 11-8 11h-24q-8 0-8-11z';
const STAIRS = 'M143 195v-8h-6.5v-8h-6.5v-8h-6.5v-8h-6.5v-8h-6.5v-8h-6.5v10L136 195z';
const BRASS =
  'M107 181h10l-10 12h10zM112 187h-6M106 184v6M105 141V121h4v20zM137 141V127h3v14zM197 160h6v5h-6zM196 180h3v3h-3z' +
  'M201 180h3v3h-3z';
const DOG = 'M155 195q-2-8 6-8h7q4 0 5-4l3 1.5 4 1.5q1 3-3 3.5l-1 5.5zM172 188l-1-3';
const FINE_LINES =
  'M12 56h8m-4 4h8M46 54h8m-4 4h8M30 71h8m-4 4h8M64 68h8m-4 4h8M122 56h8m-4 4h8M164 54h8m-4 4h8M142 71h8m-4 4h8' +
  'M184 70h8m-4 4h8' +
  'M20 112v16M42 101v27M12 115h16M34 115h16M73 115h12M78.5 140v11M73 157h4.5v14H73zM80 157h4.5v14H80z' +
  'M73 176h4.5v13H73z' +
  'M80 176h4.5v13H80zM8 184H58M164 97v21M152 107h24M164 150v20M152 160h24M248 153v17M246 112v13M186 90V141' +
  'M186 145V165' +
  'M309 158q3-3 5 0t5 0M309 162q3-3 5 0t5 0M198 187h4';
