import type { StreetItem } from './street-item.ts';

/** A cottage of beach flints in a downland village, brick at its corners, with a rose over its door and a cat at home. */
export const FlintCottage: StreetItem = {
  width: 168,
  turns: true,
  Drawing: () => (
    <>
      <path fill="var(--stucco)" d="M6 350V238H162V350z" />
      <g strokeDasharray="2 8 0 11 3 6 1 13">
        <path strokeWidth={4.6} d={COBBLES} />
        <path strokeWidth={3.2} stroke="var(--slate)" d={COBBLES} />
      </g>
      <g strokeDasharray="1 12 2 8 0 10 1 16">
        <path strokeWidth={3.8} d={PEBBLES} />
        <path strokeWidth={2.4} stroke="var(--stucco)" d={PEBBLES} />
      </g>
      <path fill="var(--glow)" d={BRICK} />
      <path strokeWidth={6} strokeDasharray=".7 7.3" strokeLinecap="butt" d="M9 246V350M159 246V350" />
      <path fill="var(--pane)" d={PANES} />
      <path strokeWidth={0.7} d={LEADS} />
      <path d="M34 303v29M45 303v29M40 240v30M132 240v30M132 304v28" />
      <path fill="var(--channel)" stroke="none" d="M133.5 332q-.5-6 2-9v-5l2.5 2h2l2.5-2v5q2 3 1.5 9z" />
      <path fill="var(--glow)" d="M72 182V150h-3v-5h3v-4h24v4h3v5h-3V182z" />
      <path strokeWidth={0.7} d="M69 150H99M72 145H96M76 155h6M88 159h5M75 165h5M84 170h6" />
      <path fill="var(--earth)" d="M75 141l1-13h6l1 13M86 141l1-9h5l1 9" />
      <path fill="var(--glow)" d="M1 241Q12 218 17 176 80 184 151 176 156 218 167 241 84 246 1 241z" />
      <path strokeWidth={0.7} strokeDasharray="9 3 5 14 2 4 12 9 3 19" d={TILES} />
      <path fill="var(--brass)" strokeWidth={0.7} d={SUN_MARK} />
      <path fill="var(--green)" d="M79 347V297H99V347z" />
      <path strokeWidth={0.7} d="M17 180Q80 188 151 180M84 297v50m5 0v-50m5 0v50M79 306h8M79 338h8" />
      <path stroke="var(--brass)" strokeWidth={2} d="M96 324h0" />
      <path fill="var(--slate)" d="M73 296L77 288H101L105 296z" />
      <path d="M76 296v5l3 3M102 296v5l-3 3" />
      <path fill="var(--stucco)" d="M76 350v-3H102v3z" />
      <path strokeWidth={0.9} d="M107 350q3-12 0-24t2-26M68 350q1-30-1-54M74 350q-1-20 0-40" />
      <path fill="var(--green)" d={LEAVES} />
      <path strokeWidth={4.8} d={ROSES + HOLLYHOCKS} />
      <path strokeWidth={3.4} stroke="var(--paper)" d={ROSES} />
      <path strokeWidth={3.4} stroke="var(--glow)" d={HOLLYHOCKS} />
    </>
  ),
};

const COBBLES = `M9 248${'q75 5 150 0v16q-75 5-150 0v15'.repeat(3)}q75 5 150 0`;
const PEBBLES = `M159 255${'q-75 6-150 0v15q75 5 150 0v16'.repeat(3)}`;
const JAMBS = [`${'v7h-3v7h3'.repeat(2)}v4`, `v-4${'v-7h3v-7h-3'.repeat(2)}`];
const BRICK =
  `M6 238h9${'v8h-3v8h3'.repeat(7)}h-9zM162 238h-9${'v8h3v8h-3'.repeat(7)}h9z` +
  `M25 242${JAMBS.join('h30')}zM117 242${JAMBS.join('h30')}z` +
  `M19 304${JAMBS.join('h40')}v-4q-20-7-40 0zM117 304${JAMBS.join('h30')}v-4q-15-6-30 0z`;
const PANES = 'M28 240h24v30h-24zM120 240h24v30h-24zM23 305q16-4 33 0v27h-33zM120 305q12-3 24 0v27h-24z';
const LEADS =
  'M34 240v30m12 0v-30M28 252h24m0 9h-24M126 240v30m12 0v-30M120 252h24m0 9h-24' +
  'M23 311h33m0 7h-33m0 7h33M120 311h24m0 7h-24m0 7h24';
const TILES =
  'M16 188Q80 195 152 188M143 197.5Q70 206 17 198M30 208Q80 214 156 207M158 217Q80 224 14 218M21 228Q80 232 161 226' +
  'M150 235.5Q80 239 20 236';
const SUN_MARK = 'M80 255h10v10h-10zM85 253l7 7-7 7-7-7zM82 260a3 3 0 0 0 6 0 3 3 0 0 0-6 0';
const LEAVES =
  'M80 288q-6-3-1-9-1-7 7-7 4-6 11-1 8-3 9 4 8 0 6 7 6 4 2 9 2 7-4 8-1 6-7 3-5-1-4-7-6-1-5-7-5 3-8-1-4 5-6 1z' +
  'M106 328q-7-2-4-7-3-7 3-8 5-5 7 1 5 4 0 8 0 6-6 6z' +
  'M106 343q-5-3 0-7 7 0 4 6zM71 349q-9 0-11-6 8-1 11 6 0-8 6-9 2 9-6 9z';
const ROSES = 'M85 280h0M94 279h0M102 282h0M107 290h0M108 298h0M107 319h0';
const HOLLYHOCKS = 'M67 303h0M68 310h0M66 317h0M69 323h0M67 331h0M74 317h0M75 325h0M73 332h0';
