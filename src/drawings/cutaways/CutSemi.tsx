import { inkLine } from '../ink-line.ts';
import { Tube } from '../Tube.tsx';

/** Half of a pair of semis, where heating came later: pipes in the cold under its boards, and one bedroom that never warms. */
export const CutSemi = () => (
  <svg viewBox="0 0 320 240" aria-hidden="true" {...inkLine}>
    <pattern id="cut-semi-tiles" y={-1} width={7} height={9} patternUnits="userSpaceOnUse">
      <path strokeWidth={0.7} d="M0 1q3.5 5 7 0M-3.5 5.5q3.5 5 7 0 3.5 5 7 0" />
    </pattern>
    <path fill="var(--earth)" d={EARTH} />
    <path fill="var(--chalk)" strokeWidth={0.9} d={LUMPS} />
    <path fill="var(--glow)" d="M8 98L77 38H158V98zM142 14l1-8h6l1 8M151 14l1-8h6l1 8M160 14l1-8h6l1 8" />
    <path strokeWidth={0.7} strokeDasharray="9 4 5 16 3 6 12 11 2 21" d={TILES} />
    <path fill="var(--stucco)" d="M16 100H158V200H16zM7 97H158v4H7z" />
    <path fill="var(--glow)" d={TILE_HANGING} />
    <path fill="url(#cut-semi-tiles)" d={TILE_HANGING} />
    <path d="M81 102V200M151 102V200" />
    <path fill="var(--pane)" d={PANES} />
    <path fill="var(--stucco)" d={PAINTED} />
    <path fill="var(--slate)" d="M27 200V167a13.5 13.5 0 0 1 27 0V200z" />
    <path fill="var(--green)" d={GREEN} />
    <path fill="var(--pane)" d="M33.5 160H48v14H33.5z" />
    <path fill="var(--brass)" strokeWidth={0.7} d="M41 174l-7.5-3v-5zl-5.5-14h3.5zl2.5-14h3.5zl7-8v5z" />
    <path fill="var(--glass)" stroke="none" d="M158 38H239L304 96V100H300V214H158z" />
    <path fill="var(--stucco)" stroke="none" d={WARM} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={WARM} />
    <path fill="var(--hot)" fillOpacity={0.14} stroke="none" d={WARM} />
    <path fill="var(--pane)" d="M186 105h28v20h-28zM186 151h28v18h-28zM271 105h18v15h-18z" />
    <path fill="var(--earth)" d="M160 147h8v44h-8z" />
    <path fill="var(--stucco)" d={WHITE} />
    <path fill="var(--green)" d="M163 143v-7q8-4 15 0v7z" />
    <path fill="var(--cold)" d="M200 79H227V90H200z" />
    <path fill="var(--brass)" d={BRASS} />
    <g strokeLinecap="butt">
      <Tube
        fill="var(--cold)"
        width={4.2}
        walls={2}
        d="M4 228H257q3 0 3-3V72H226M260 165h10v4M260 125.5h7M222 92V137H226"
      />
      <Tube
        fill="var(--hot)"
        width={4.2}
        walls={2}
        d="M234.5 119V62h-12v4M234.5 115.5H268V125M293 160V151H251.5V127H243"
      />
      <Tube fill="var(--cold)" width={4.2} walls={2} d="M287 160V155.5H247V138H243M293 178V208.5H216V187H213" />
      <Tube fill="var(--hot)" width={4.2} walls={2} d="M288 178V203.5H184V187H188" />
      <Tube fill="var(--hot)" width={3} walls={1.6} d="M184 186V150" />
      <Tube fill="var(--cold)" width={3} walls={1.6} d="M184 152V138H188M216 188V138H212" />
      <path stroke="var(--sludge)" strokeWidth={3.4} d="M184 162v-8" />
      <path strokeWidth={7} strokeDasharray="3 13" d="M168 198H298" />
      <path d="M160 214.5H298" />
      <g stroke="var(--cut)" strokeLinejoin="miter">
        <path strokeWidth={2.6} d="M219.5 101V143M258 101V143M226 147V157" />
        <path strokeWidth={4} d="M158 99H304M158 145H300M158 193H300" />
        <path strokeWidth={5} d="M158 36V216M300 99V216M158 38H239.5L311 100.5" />
      </g>
    </g>
    <path fill="var(--earth)" d="M142 38V20h-3v-5h37v5h-3V38z" />
    <path fill="var(--cold)" d="M188 127h24v13h-24z" />
    <path fill="var(--hot)" d="M188 175h24v14h-24z" />
    <path
      strokeWidth={0.7}
      d="M192 129v9M196 129v9M200 129v9M204 129v9M208 129v9M192 177v10M196 177v10M200 177v10M204 177v10M208 177v10"
    />
    <path fill="var(--paper)" strokeWidth={0.9} d={PAPER} />
    <path fill="var(--brass)" d="M256 179h8l-8 10h8zM260 184h-6M254 181v6" />
    <path fill="var(--paper)" d="M283 159h14v20h-14zM297 161h10v4h-10z" />
    <path fill="var(--hot)" stroke="none" d="M290 163q1 4 3 6 1 6-3 6-5 0-4-6l2 1q2-2 2-7z" />
    <path strokeWidth={0.7} d={FINE_LINES} />
  </svg>
);

const EARTH = `M4 200H316v35q-13 3-26 0${'t-26 0'.repeat(11)}z`;
const LUMPS =
  'M22 213l6-4 6 3-1 6-8 1zM70 216l5-3 5 2-2 5h-6zM110 211l6-3 6 4-4 5-6-1zM303 222l5-3 4 3-2 5-5-1z' +
  'M186 222l5-3 5 2-2 3h-6zM282 224l5-3 5 2-2 4h-6z';
const TILES = 'M66 48H141M56 57H158M45 66H158M35 75H158M24 84H158M14 92H158';
const TILE_HANGING = 'M82 102L116 66L150 102zM81 131Q116 138 151 131V153Q116 160 81 153z';
const PANES = 'M86 106Q116 109 146 106V130Q116 134 86 130zM86 156Q116 163 146 156V179Q116 186 86 179zM34 109h23v19H34z';
const PAINTED = 'M80 129Q116 135 152 129v3Q116 138 80 132zM23 200V167a17.5 17.5 0 0 1 35 0V200zM32 128H59v3H32z';
const GREEN =
  'M31 158H50V200H31zM75 103L116 58L157 103h-8L116 67 83 103zM5 200V184q0-3 3-3h10q3 0 3 3V200z' +
  'M62 200V184q0-3 3-3h4q2-1-1-3-3-2-3-5l-3-1 3-1q2-3 4-1 1 4 4 4 3-1 4-4 2 7-2 10-2 0-2 1h74q3 0 3 3V200z';
const WARM = 'M219 101H298V191H160V147H219z';
const WHITE =
  'M200 70h27v22h-27zM263 130h32q0 12-8 12h-16q-8 0-8-12zM263 170h19v8h-19zM229 172h18v19h-18zM168 167h6v3h-6z' +
  'M163 136q0-7 5-7 4 0 4 7z';
const BRASS =
  'M265 123h7v5h-7zM203 72l12 4M219 75a3 3 0 1 0 .1 0zM203 92h3v5h-3zM221 92h3v5h-3z' +
  'M226 142V125q0-6 8.5-6t8.5 6v17zM160 143V120h3v23zM178 143V129h3v14z';
const PAPER =
  'M297 202h6v7h-6zM182 130h4v4h-4zM214 133h4v4h-4zM182 179h4v4h-4zM214 182h4v4h-4zM239 113h16v-3h-16z' +
  'M240 110q-2-6 6-6h3l1-2 2 1 2-1 1 3q0 3-2 3v2z';
const FINE_LINES =
  'M94 107V131M105 107V132M116 107.5V132.5M127 107V132M138 107V131M86 112Q116 115 146 112M94 158V181' +
  'M105 160V181M116 160V181M127 160V181M138 158V181' +
  'M45 109v19M34 114h23M200 105v20M186 112h28M200 151v18M226 130h17M226 136h17M237 113H256M265 178v13' +
  'M280 178v13M229 176h18M234 180h8v7h-8zM239 110q-3 0-3-4M297 204.3h6M297 206.6h6M305 204q2-2 4 0t4 0' +
  'M305 208q2-2 4 0t4 0';
