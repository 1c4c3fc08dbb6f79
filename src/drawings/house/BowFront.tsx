/** What a drawing with bow fronts defines once, to be used as `#{name}-bow`. */
export const BowFrontDefinition = ({ name }: { name: string }) => (
  <defs>
    <pattern id={`${name}-bars`} width={5} height={20} patternUnits="userSpaceOnUse">
      <path strokeWidth={0.9} d="M2.5-1v22" />
    </pattern>
    <BowFront id={`${name}-bow`} bars={`url(#${name}-bars)`} />
  </defs>
);

/** One bow-fronted house, 117 wide, drawn as if seen from its first floor: lines above y 215 arch, lines below it sag. */
const BowFront = ({ id, bars }: { id: string; bars: string }) => (
  <g id={id}>
    <path fill="var(--slate)" d="M0 86L12 60H105L117 86z" />
    <path fill="var(--pane)" d="M35 84V70Q46 60 57 70V84M46 65V84" />
    <path fill="var(--stucco)" d={CHIMNEY} />
    <path fill="var(--earth)" d={POTS} />
    <path fill="var(--stucco)" d="M0 350V84H117V350z" />
    <path d="M86 94H117M86 169H117M86 254H117" />
    <path fill="var(--stucco)" d="M6 350V88Q46 73 86 88V350" />
    <path d="M6 98Q46 84 86 98" />
    <path strokeWidth={0.7} d="M6 102Q46 88 86 102M6 262Q46 268 86 262" />
    <path fill="var(--pane)" d={PANES} />
    <path strokeWidth={0.7} d={GLAZING_BARS} />
    <path fill="var(--green)" d={DOOR} />
    <path strokeWidth={0.7} d="M98 288h8v18h-8zM98 311h8v22h-8z" />
    <path stroke="var(--brass)" strokeWidth={2} d="M102 309h0" />
    <path fill="var(--stucco)" d="M91 350v-6h2v-6h19v6h2v6" />
    <path strokeWidth={0.7} d="M5 190V238M87 190V238" />
    <path fill="var(--green)" d={CANOPY} />
    <path strokeWidth={0.7} d={CANOPY_RIBS} />
    <path fill="var(--stucco)" d="M1 253Q46 264 91 253L87 259Q46 270 5 259z" />
    <path fill={bars} d="M2 238Q46 249 90 238L91 253Q46 264 1 253zM1 333H88V350H1z" />
  </g>
);

/** The chimney stack is on the party wall, so the house in section has the same one. */
export const CHIMNEY = 'M101 85V37h-2v-5h34v5h-2V85';
export const POTS = 'M102 32l1-13h5l1 13M113 32l1-13h5l1 13M124 32l1-13h4l1 13';

const PANES =
  'M12 159V115L24 113V158zM35 157V112H57V157zM68 158V113L80 115V159zM95 159V115h14v44z' +
  'M12 251V190H24V252zM35 252V190H57V252zM68 252V190H80V251zM95 246V190h14v56z' +
  'M12 325V279L24 281V328zM35 329V282H57V329zM68 328V281L80 279V325zM95 282q7-11 14 0z';

const GLAZING_BARS =
  'M18 114V158M12 137L24 135M46 112V157M35 134H57M74 114V158M68 135L80 137M102 115v44M95 137h14' +
  'M18 190V251M12 220H24M46 190V252M35 220H57M74 190V251M68 220H80M102 190v56M95 217h14' +
  'M18 280V326M12 302L24 304M46 282V329M35 305H57M74 280V326M68 304L80 302M102 276v6';

const DOOR = 'M95 284h14v54H95z';
const CANOPY = 'M12 170Q46 162 80 170Q82 180 91 187V190Q46 180 1 190V187Q10 180 12 170z';
const CANOPY_RIBS =
  'M1 187Q46 177 91 187M22 168Q21 178 14 184M34 167Q33 175 30 181M46 166V180M58 167Q59 175 62 181M70 168Q71 178 78 184';
