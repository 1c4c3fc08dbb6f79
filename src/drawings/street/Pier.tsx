import type { StreetItem } from './street-item.ts';

/** Worthing Pier on its thin legs: the domed theatre on the shore, the streamlined pavilion half way, lamps all along. */
export const Pier: StreetItem = {
  width: 420,
  Drawing: () => (
    <>
      <path fill="var(--cold)" stroke="none" d="M0 285H420V350H0z" />
      <path fill="var(--earth)" stroke="none" d={`${SHORE}V350H0z`} />
      <path strokeWidth={1.4} strokeDasharray="0 9 0 14 0 6" d="M10 327H186M4 335H176M14 343H290" />
      <path strokeWidth={0.7} d={`${SHORE}M0 285H420M0 318V350${BRACES}`} />
      <path strokeWidth={60} strokeDasharray="1.2 3.8 1.2 22.8" strokeLinecap="butt" d="M167.4 288H420" />
      <path fill="var(--slate)" d="M0 318V258H150V318zM296 350V321L414 340v10z" />
      <path fill="var(--channel)" d={`M12 318${ARCH}m34 0${ARCH}`} />
      <path fill="var(--green)" d={`M80 318${ARCH}m34 0${ARCH}${DOMES}`} />
      <path fill="var(--stucco)" d={WALLS} />
      <path strokeWidth={7} strokeDasharray=".7 4" strokeLinecap="butt" d="M143 248.5H214M312 248.5H420" />
      <path stroke="var(--brass)" strokeWidth={2} strokeDasharray="0 4.2" d={LIGHTS} />
      <path d={POSTS} />
      <path fill="var(--pane)" d={PANES} />
      <path fill="var(--glow)" d={FLAGS} />
      <path strokeWidth={0.7} d={DETAIL} />
      <path fill="var(--sludge)" d={GROYNE} />
      <path fill="var(--stucco)" d={GULL} />
    </>
  ),
};

const SHORE = 'M0 316H130Q210 320 290 333 350 341 420 342';
const BRACES = `M168 266H420M168 290H420M173 266${'l24 24m0-24l-24 24m29-24'.repeat(8)}M164 318${'h13m16 0'.repeat(9)}`;
const ARCH = 'v-26a11 11 0 0 1 22 0v26z';
const DOMES = 'M57 168Q60 148 75 144 90 148 93 168zM12 185q1-10 9-12 8 2 9 12zM120 185q1-10 9-12 8 2 9 12z';
const WALLS =
  'M0 252H420v6H0zM34 252V194H116V252zM52 194v-8h6V168H92v18h6v8zM8 252V190h3v-5h20v5h3V252zM116 252V190h3v-5h20v5h3V252z' +
  'M216 252V232q0-10 10-10h74q10 0 10 10v20zM212 222v-4H314v4zM238 218v-8q0-8 8-8h34q8 0 8 8v8zM234 202v-3h58v3z' +
  'M37 243v-4h76v4zM258 199V168h10v31zM70 144v-8h10v8z';
const LIGHTS = 'M157 218q12 9 24 0q12 9 24 0M323 218q12 9 24 0q12 9 24 0q12 9 24 0';
const POSTS = 'M143 245h73M310 245H420M157 252v-31m24 31v-31m24 31v-31M323 252v-31m24 31v-31m24 31v-31m24 31v-31';
const LAMP = 'l1-7h4l1 7z';
const PANES =
  `M41 232${'v-24q4-5 8 0v24zm15 0'.repeat(5)}M63 183v-9h5v9zm10 0v-9h5v9zm10 0v-9h5v9zM18 230v-24h6v24zM126 230v-24h6v24z` +
  'M40 252v-9h70v9zM222 236v-8H304v8zM244 215v-7H282v7zM254 252v-12h18v12zM263 172a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 1 0-7' +
  `M154 222${LAMP}m24 0${LAMP}m24 0${LAMP}m118 0${LAMP}m24 0${LAMP}m24 0${LAMP}m24 0${LAMP}`;
const FLAGS =
  'M75 112q6-3 10 0t10 0v8q-5 3-10 0t-10 0zM21 156l12 3-12 4zM129 156l12 3-12 4zM263 146l14 4-14 4z' +
  'M194 323q2 19 21 15-15-3-21-15zM222 323q2 19 21 15-15-3-21-15zM268 322a3 3 0 0 1 6 0z';
const DETAIL =
  'M34 200H116M8 196h26M116 196h26M75 136V112M21 173V156M129 173V156M263 168V146M263 173v3h2' +
  'M45 206v26m15 0v-26m15 0v26m15 0v-26m15 0v26M232 228v8m10 0v-8m10 0v8m10 0v-8m10 0v8m10 0v-8m10 0v8' +
  'M263 208v7m-10 0v-7m20 0v7M263 240v12M54 243v9m14 0v-9m14 0v9m14 0v-9M0 266H150M91 281v37M125 281v37' +
  'M194 323l19 27m2-12l-18 12M222 323l19 27m2-12l-18 12M260 323q5-3 10 0t10 0' +
  'M296 330L414 345M296 340L350 347M350 98q7-8 12 0 5-8 12 0M332 114q4-5 7 0 3-5 7 0';
const GROYNE =
  'M300 350V312h6V350zM319 350V316h6V350zM338 350V319h5V350zM357 350V323h5V350zM376 350V327h5V350zM394 350V331h5V350z' +
  'M413 350V282h7V350z';
const GULL = 'M292 305q5-7 10-6 1-4 4-4t4 3l4 1-4 1q-1 6-8 7l-6 1zM302 307v5m3-5v5';
