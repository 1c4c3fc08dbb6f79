import type { StreetItem } from './street-item.ts';

/** A large Edwardian villa: a tile-hung gable over a bay of two storeys, a porch with turned posts and a clipped hedge. */
export const Villa: StreetItem = {
  width: 210,
  turns: true,
  gap: 24,
  Drawing: () => (
    <>
      <path fill="var(--earth)" d={POTS_AND_WALL} />
      <path fill="var(--glow)" d="M127 133V66h-2v-4h26v4h-2v67zM182 190V78h-2v-4h24v4h-2V190z" />
      <path strokeWidth={3.4} strokeDasharray="0 5" d="M71 126.5H169" />
      <path fill="var(--slate)" d="M56 198V132H172L208 198z" />
      <path fill="var(--glow)" d={TERRACOTTA} />
      <path strokeWidth={0.7} d={JOINTS} />
      <path fill="var(--stucco)" d={DRESSINGS} />
      <path strokeWidth={1.8} strokeDasharray="0 5.15" d="M8 194L56 127 104 194" />
      <path fill="var(--green)" d="M129 286h20v56H129z" />
      <path fill="var(--pane)" d={PANES} />
      <path stroke="var(--glow)" strokeWidth={3} strokeDasharray="0 15" d="M41 213.5H72M41 285.5H72M131 213.5H147" />
      <path strokeWidth={0.7} d={FINE_LINES} />
      <path fill="var(--stucco)" d={PORCH} />
      <path strokeWidth={6} strokeDasharray=".7 3.5" strokeLinecap="butt" d="M121 282H158" />
      <path fill="var(--slate)" d="M110 274L119 257H159L168 274zM102.5 202h6v5l-1.5 3V350h-3V210l-1.5-3z" />
      <path stroke="var(--brass)" strokeWidth={2} d="M146.5 315h0" />
      <path fill="var(--green)" d={HEDGE} />
      <path strokeWidth={0.7} d={LEAVES} />
    </>
  ),
};

const scallops = (count: number) => 'q4 5 8 0'.repeat(count);
const light = (x: number, y: number, width = 12) => `M${x} ${y}h${width}v11h-${width}zm0 14h${width}v27h-${width}z`;
const bayLights = (y: number) => light(17, y, 9) + light(35, y) + light(50, y) + light(65, y) + light(86, y, 9);

const POTS_AND_WALL =
  'M127.5 62l1-14h4l1 14M135 62l1-14h4l1 14M142.5 62l1-14h4l1 14M185 74l1-14h4l1 14M193 74l1-14h4l1 14M8 350V198H202V350z';
const TERRACOTTA =
  'M54 119l-1-7 2-3-3-3 3-3 1-11 1 11 3 3-3 3 2 3-1 7zM58 132v-4H170l2 4zM6 198L56 128 106 198zM13 255H99l2 19H11z';
const JOINTS =
  'M134 74V127M142 74V127M188.5 86V162M195.5 86V174' +
  'M104 144h9m-4 4h9M146 156h9m-4 4h9M122 180h9m-4 4h9M172 182h9m-4 4h9M164 224h6m-3 3h6M172 266h6m-3 3h6' +
  `M44 151${scallops(3)}M20 183${scallops(9)}M16 190${scallops(10)}M16 260${scallops(10)}M20 267${scallops(9)}`;
const DRESSINGS =
  'M125 70h26v4H125zM180 82h24v4H180zM0 198L56 118 112 198H102L56 133 10 198zM4 198H210v4H4zM46 158h20v20H46z' +
  'M13 202H99V255H13zM11 274H101V350H11zM121 204h35v46H121zM178 204h20v46H178zM108 250H202v4H108zM178 280h20v50H178z';
const PANES =
  `${bayLights(208)}${bayLights(280)}${light(125, 208)}${light(140, 208)}${light(182, 208)}${light(182, 284)}` +
  'M48 160h16v16H48zM120 292h5v34h-5zM153 292h5v34h-5zM132 312V295q7-7 14 0v17z';
const FINE_LINES =
  'M56 160v16M48 168h16M30.5 202V350M81.5 202V350M139 292v20M132 302h14M132 318h6v18h-6zM140 318h6v18h-6z' +
  'M119 286H159M119 297q0-10 10-11M159 297q0-10-10-11';
const PORCH =
  'M114 279h5v9h-1q2 8 0 26h1v28h-5v-28h1q-2-18 0-26h-1zM159 279h5v9h-1q2 8 0 26h1v28h-5v-28h1q-2-18 0-26h-1z' +
  'M112 274H166v5H112zM112 342h54v4H112zM110 346h58v4H110z';
const HEDGE =
  'M0 350V330q0-3 3-3H80q1-4-1-5-9-1-13-10 7 4 13 1 5-3 9-1 1-6 5-6 4 0 5 4l4 1-4 1q-1 9-9 10-2 2-1 5H107q3 0 3 3V350z' +
  'M168 350V330q0-3 3-3H207q3 0 3 3V350z';
const LEAVES =
  'M10 335l3 2M26 343l3-2M43 334l3 2M60 342l3-2M77 335l3 2M94 341l3-2M79 316l3 2M87 317l3-2M178 335l3 2M195 342l3-2';
