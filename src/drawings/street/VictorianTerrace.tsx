import type { StreetItem } from './street-item.ts';

/** One house of a Victorian railway street, which stands wall to wall with its own kind. */
export const VictorianTerrace: StreetItem = {
  width: 125,
  Drawing: () => (
    <>
      <path fill="var(--slate)" d="M0 202V159H125V202z" />
      <path strokeWidth={0.7} d={SLATES} />
      <path fill="var(--glow)" d={POTS} />
      <path fill="var(--earth)" d="M0 159v-4H97v4zM97 175V129l-2-3v-5h32v5l-2 3v46zM0 350V206H125V350z" />
      <path fill="var(--glow)" d={COLOURED_BRICK} />
      <path strokeWidth={0.7} d={BRICKS} />
      <path fill="var(--stucco)" d={PAINTED} />
      <path strokeWidth={4} strokeDasharray=".9 6.2" strokeLinecap="butt" d="M13 209H114" />
      <path fill="var(--pane)" d={PANES} />
      <path fill="var(--stucco)" d={BLIND_AND_STONES} />
      <path fill="var(--green)" d="M86 290h20v54H86z" />
      <path fill="var(--pane)" d="M89 312V299q3-5 6 0v13zM97 312V299q3-5 6 0v13z" />
      <path strokeWidth={0.7} d={FINE_LINES} />
      <path fill="var(--green)" d={ASPIDISTRA} />
      <path fill="var(--glow)" d="M35.5 319h9l-1.5 6h-6z" />
      <path fill="var(--slate)" d="M6 285L20 268H60L74 285zM115 206h6v5l-1.5 3V350h-3V214l-1.5-3z" />
      <path strokeWidth={0.7} d="M20 285L27 268M60 285L53 268M116.5 272h3" />
      <path stroke="var(--brass)" strokeWidth={2} d="M96 295h0" />
      <path fill="var(--earth)" d="M0 350V338H79V350zM113 350V338H125V350z" />
      <path fill="var(--green)" d="M86 350V334q10 5 20 0V350z" />
      <path strokeWidth={0.7} d={GATE_AND_WALL} />
      <path fill="var(--stucco)" d={COPING} />
    </>
  ),
};

const SLATES = 'M14 169h9m-4 4h9M58 167h9m-4 4h9M33 188h9m-4 4h9M80 185h9m-4 4h9';
const POTS = 'M97.5 121l1-14h4l1 14M104.5 121l1-14h4l1 14M111.5 121l1-14h4l1 14M118.5 121l1-14h4l1 14';
const COLOURED_BRICK = 'M97 136h28v5H97zM0 226H125v5H0zM0 257H125v7H0zM82 350V288a14 14 0 0 1 28 0v62z';
const BRICKS = 'M75 241h6m-3 3h6M4 270h5m-3 3h5M69 270h6M99 168h5m-2 3h5M0 260.5H125';
const PAINTED =
  'M0 201H125v5H0z' +
  'M10 260V224q14-7 27 0 14-7 28 0v36zM86 260V224q11-6 22 0v36zM8 260H67v4H8zM84 260h26v4H84z' +
  'M86 344h20v6H86zM9 350V292H71V350zM7 285H73v4l-2 3H9l-2-3z';
const PANES =
  'M14 260V226q10-5 20 0v34zM41 260V226q10-5 20 0v34zM90 260V226q7-4 14 0v34zM86 290v-2a10 10 0 0 1 20 0v2z' +
  'M12 325V296h6v29zM25 325V296h30v29zM62 325V296h6v29z';
const BLIND_AND_STONES =
  'M0 151h5v49h4v6q0 6-5 6H0zM14 226q10-5 20 0v11H14zM21.5 217h5l-1 6.5h-3zM48.5 217h5l-1 6.5h-3z' +
  'M94.5 217h5l-1 7h-3zM93.5 272h5l-1 6h-3z';
const FINE_LINES =
  'M24 237v23M51 224v36M14 243h20M41 243h20M90 243h14M12 310h6M25 310h30M62 310h6M40 296v10M96 278v12' +
  'M89 321h6v12h-6zM97 321h6v12h-6zM93.5 316.5h5M20 292V328M23 292V328M57 292V328M60 292V328M18 295h7M55 295h7M9 328H71' +
  'M82 288h4M110 288h-4M84 281l4 2M108 281l-4 2M88 276l3 3M104 276l-3 3';
const ASPIDISTRA = 'M40 319q-10 0-11-9 8-1 10 6-2-9 1-14 3 5 1 14 2-7 10-6-1 9-11 9z';
const GATE_AND_WALL = 'M91 336V350M96 337V350M101 336V350M86 345h20M20 338v6M40 344v6M60 338v6';
const COPING = 'M0 338v-3H79v3zM113 338v-3H125v3zM79 350V331h-1l4.5-4 4.5 4h-1V350zM106 350V331h-1l4.5-4 4.5 4h-1V350z';
