import type { StreetItem } from './street-item.ts';

/** Two houses built as one between the wars, and how differently two owners have looked after them since. */
export const Semi: StreetItem = {
  width: 330,
  turns: true,
  gap: 30,
  Drawing: () => (
    <>
      <pattern id="semi-tiles" y={-1} width={7.5} height={10} patternUnits="userSpaceOnUse">
        <path strokeWidth={0.7} d="M0 1q3.75 5.5 7.5 0M-3.75 6q3.75 5.5 7.5 0 3.75 5.5 7.5 0" />
      </pattern>
      <path fill="var(--glow)" d={ROOF_AND_POTS} />
      <path strokeWidth={0.7} strokeDasharray="9 4 5 16 3 6 12 11 2 21" d={ROOF_TILES} />
      <path strokeWidth={5} strokeLinecap="butt" d={RIDGE} />
      <path strokeWidth={2.6} stroke="var(--glow)" strokeDasharray="6 .8" strokeLinecap="butt" d={RIDGE} />
      <path fill="var(--earth)" d="M147 166V127h-3v-5h42v5h-3V166zM165 226H318V350H165z" />
      <path fill="var(--stucco)" d={RENDER_AND_RAINWATER} />
      <g id="semi-bay">
        <path fill="var(--glow)" d={TILE_HANGING} />
        <path fill="url(#semi-tiles)" d={TILE_HANGING} />
        <path d="M82.5 226V350M157.5 226V350" />
        <path
          fill="var(--pane)"
          d="M88 233Q120 236 152 233V262Q120 268 88 262zM88 295Q120 304 152 295V324Q120 333 88 324z"
        />
        <path fill="var(--stucco)" d={BAY_CILLS} />
      </g>
      <use href="#semi-bay" x={90} />
      <path fill="var(--green)" d="M76 228L120 173L164 228h-9L120 184L85 228z" />
      <path fill="var(--pane)" d="M32 236h24v24h-24zM274 236h24v24h-24z" />
      <path strokeWidth={0.9} d={GLAZING_BARS} />
      <path strokeWidth={0.6} d={LEADS} />
      <path strokeWidth={7.6} strokeDasharray=".6 3.4" strokeDashoffset={0.6} strokeLinecap="butt" d={LEADS} />
      <path fill="var(--stucco)" d={WHITE_TRIM} />
      <path fill="var(--glow)" d="M272 350V307a19 19 0 0 1 38 0V350zM168 350V336H262V350z" />
      <path strokeWidth={4.4} strokeDasharray=".7 4" strokeLinecap="butt" d="M274 350V307a17 17 0 0 1 34 0V350" />
      <path
        strokeWidth={4.6}
        strokeDasharray=".7 8.7"
        strokeLinecap="butt"
        d="M172 338.4H260M176.7 343H260M172 347.7H260"
      />
      <path fill="var(--slate)" d={PORCHES_AND_COWL} />
      <path fill="var(--brass)" d="M281 297h20V350h-20z" />
      <path fill="var(--green)" d={DOOR_AND_HEDGE} />
      <path fill="var(--pane)" d="M31 300H47v18H31zM285 301h4v28h-4zM293 301h4v28h-4z" />
      <path fill="var(--brass)" strokeWidth={0.7} d={SUNRAYS} />
      <path fill="var(--glow)" strokeWidth={0.9} d="M34.5 318a4.5 4.5 0 0 1 9 0zM36 326h6v2h-6z" />
      <path fill="var(--stucco)" d="M167 336v-3H261v3zM261 350V331h-1v-3h9v3h-1V350z" />
      <path fill="var(--channel)" d="M225 163h33v20h-33zM314 326h13l-1 24h-11z" />
      <path stroke="var(--slate)" strokeWidth={0.7} d="M236 164v18M247 164v18M226 173h31M318 330v16M323 330v16" />
      <path fill="var(--cold)" d="M313 326v-3q0-2 2-2h11q2 0 2 2v3z" />
      <path strokeWidth={0.7} d={FINE_LINES} />
    </>
  ),
};

const ROOF_AND_POTS = 'M4 222L78 148H252L326 222zM147 122l1-12h6l1 12M156.5 122l1-12h6l1 12M166 122l1-12h6l1 12';
const RENDER_AND_RAINWATER =
  'M12 226H163.5V350H12zM3 222H327v4H3zM163.5 226h3v4h-3zM161 230h8l-1.5 5h-1V350h-3V235h-1z';
const ROOF_TILES = 'M68 158H262M58 168H272M48 178H282M38 188H292M28 198H302M18 208H312M12 216H318';
const RIDGE = 'M4.6 224L78.6 149.5H251.4L325.4 224';
const TILE_HANGING = 'M84 228L120 183L156 228zM82.5 264Q120 272 157.5 264V291Q120 300 82.5 291z';
const BAY_CILLS = 'M81 261Q120 269 159 261v3.5Q120 272.5 81 264.5zM81 323Q120 334 159 323v3.5Q120 337.5 81 326.5z';

/** Leaded casements on the left, big panes of plastic on the right. */
const GLAZING_BARS =
  'M96 234V263M108 235V264M120 234.5V265M132 235V264M144 234V263M88 242Q120 246 152 242M44 236v24M32 244h24' +
  'M96 297V326M108 299V327M120 299.5V328M132 299V327M144 297V326M88 304Q120 313 152 304' +
  'M196 234V264M224 234V264M178 242Q188 243.5 196 244M242 242Q232 243.5 224 244' +
  'M196 299V327M224 299V327M178 304Q188 306.5 196 307.5M242 304Q232 306.5 224 307.5';
const LEADS = 'M88 237.5Q120 241 152 237.5M88 299.5Q120 308.5 152 299.5M32 240h24';
const WHITE_TRIM =
  'M166 228L210 173L254 228h-9L210 184L175 228zM20 350V307a19 19 0 0 1 38 0V350z' +
  'M274 236h24v9h-24zM30 260h28v3h-28zM272 260h28v3h-28z';
const PORCHES_AND_COWL =
  'M24 350V307a15 15 0 0 1 30 0V350zM276 350V307a15 15 0 0 1 30 0V350zM178 122v-8h-2v-3h7v3h-2v8';

/** Of its own green, the hedge has been clipped into a bird. */
const DOOR_AND_HEDGE =
  'M29 297h20V350h-20zM0 350V329q0-3 3-3h12q3 0 3 3V350z' +
  'M62 350V329q0-3 3-3h5q2-2-1-4-4-2-4-6l-3-1 3-2q2-3 5-1 1 5 4 5 4-1 5-5 2 8-2 12-3 1-3 2h84q3 0 3 3V350z';
const SUNRAYS = 'M39 318l-8-4v-6zl-7-18h4zl3-18h4zl8-10v6z';
const FINE_LINES =
  'M147 132h36M152 139h6M170 145h6M160 152h6M151 158h5M168 340.7H260M168 345.4H260' +
  'M252 236h6M264 241h6M302 233h6M304 247h6M310 251h5M254 258h6M257 262h6M282 270h7M300 274h6M304 278h6M264 283h6M252 288h7' +
  'M287 282h6M312 296h5M255 308h6M258 312h6M252 322h5' +
  'M6 336l2 2 2-2M9 344l2 2 2-2M70 340l2 2 2-2M88 335l2 2 2-2M104 343l2 2 2-2M122 336l2 2 2-2M136 344l2 2 2-2M150 337l2 2 2-2';
