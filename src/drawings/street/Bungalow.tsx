import type { StreetItem } from './street-item.ts';

/** A bungalow of the 1930s above the cliffs, as in Peacehaven, with a sunburst for its gate and a gnome who fishes. */
export const Bungalow: StreetItem = {
  width: 235,
  turns: true,
  gap: 26,
  Drawing: () => (
    <>
      <path fill="var(--glow)" d="M2 284L62 218H173L233 284zM147 194l1-11h6l1 11M160 194l1-11h6l1 11" />
      <path strokeWidth={0.7} strokeDasharray="9 4 5 16 3 6 12 11 2 21" d={TILES} />
      <path strokeWidth={5} strokeLinecap="butt" d={RIDGE} />
      <path strokeWidth={2.6} stroke="var(--glow)" strokeDasharray="6 .8" strokeLinecap="butt" d={RIDGE} />
      <path strokeWidth={0.9} d="M157 194V160M143 165H172M146 161v8M152 160v10M162 160v10M168 161v8" />
      <path fill="var(--stucco)" d="M10 288H225V350H10zM1 284H234v4H1z" />
      <path fill="var(--earth)" d="M146 234V199h-3v-5h28v5h-3v35zM10 320H225V350H10z" />
      <path fill="var(--stucco)" d="M30 290L72 240L114 290zM115 290h4V350h-4zM34 350V290H110V350z" />
      <path fill="var(--earth)" d="M34 350V319Q72 326 110 319V350z" />
      <path fill="var(--sludge)" strokeWidth={0.7} d={TIMBERS} />
      <path strokeDasharray="0 4.3" d={PEBBLES} />
      <path fill="var(--slate)" d="M127 350V298l6-6h18l6 6V350zM0 350V338H124V350zM160 350V338H235V350z" />
      <path fill="var(--green)" d={BARGEBOARDS_AND_DOOR} />
      <path fill="var(--pane)" d={PANES} />
      <path strokeWidth={0.9} d={GLAZING_BARS} />
      <path strokeWidth={0.6} d={LEADS} />
      <path strokeWidth={7.6} strokeDasharray=".6 3.4" strokeDashoffset={0.6} strokeLinecap="butt" d={LEADS} />
      <path fill="var(--stucco)" d={CILLS_AND_GATE} />
      <path fill="var(--brass)" strokeWidth={0.7} d={SUNRAYS} />
      <path fill="var(--brass)" d="M135 350a7 7 0 0 1 14 0z" />
      <path strokeWidth={0.7} d={FINE_LINES} />
      <g strokeWidth={0.9}>
        <path fill="var(--green)" d="M213 335v-5q0-3 4-3t4 3v5z" />
        <path fill="var(--paper)" d="M214 324h6q0 7-3 8t-3-8z" />
        <path fill="var(--glow)" d="M213 324q2-2 5-10 2 6 3 10z" />
        <path fill="var(--brass)" d="M197 339q4.5 4 0 7l2.5 2.5h-5l2.5-2.5q-4.5-3 0-7z" />
      </g>
      <path stroke="var(--brass)" strokeWidth={2} d="M149 322h0M217 326h0" />
    </>
  ),
};

const TILES = 'M54 228H180M46 237H189M38 246H196M30 255H204M22 264H212M14 273H220';
const RIDGE = 'M2.8 286L63 219.5H172L232.2 286';
const TIMBERS = 'M70.5 290V240h3V290zM56 290V250h3V290zM85 290V250h3V290zM41.5 290V266h3V290zM99.5 290V266h3V290z';
const PEBBLES =
  'M13 324H31M15 329H31M13 333H31M37 325Q72 332 108 325M39 330Q72 336 107 330M160 325H224M162 329H223M160 333H224';
const BARGEBOARDS_AND_DOOR = 'M20 291L70.5 232.7V224h3v8.7L124 291h-9L72 241 29 291zM132 296h20V350h-20z';
const PANES =
  'M40 295Q72 299 104 295V319.3Q72 324.7 40 319.3zM164 294h40v24h-40zM142 302a6 6 0 0 1 0 12 6 6 0 0 1 0-12z';
const GLAZING_BARS =
  'M40 304Q72 308 104 304M48 296v24M60 297v24M72 297v25M84 297v24M96 296v24M164 303h40M176 294v24M192 294v24';
const LEADS = 'M40 299.5Q72 303.5 104 299.5M164 298.5h40';
const CILLS_AND_GATE =
  'M33 318Q72 326 111 318v3Q72 329 33 321zM161 318h46v3h-46zM0 338v-3H122v3zM162 338v-3H235v3z' +
  'M129 330h26V350h-26zM122 350V328l3.5-4 3.5 4V350zM155 350V328l3.5-4 3.5 4V350z';
const SUNRAYS = 'M142 350l-13-3v-6zl-13-15v-5h1.5zl-6-20h4zl2-20h4zl11.5-20h1.5v5zl13-9v6z';

/** Crazy paving set on edge, between one joint of the wall and the next. */
const SLABS = 'l7 2 2 4m-2-4 5-8m-5 8 11-3 2-5m-2 5 4 7m-4-7 13 1l8-2 3-4m-3 4 3 8m-3-8 10 3 2 5m-2-5 4-7m-4 7 12-1';
const FINE_LINES =
  `M0 344${SLABS.repeat(2)}M162 344${SLABS}l6 2 2 4m-2-4 4-8` +
  'M146 203h22M150 210h6M158 216h6M149 224h5M142 302v12M136 308h12M213 331L197 324V339';
