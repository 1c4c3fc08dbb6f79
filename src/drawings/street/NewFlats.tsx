import type { StreetItem } from './street-item.ts';

/** New flats on the river, as at Shoreham: a bicycle, a bay tree, a paddle board, a gull, and a heat pump on the roof. */
export const NewFlats: StreetItem = {
  width: 250,
  turns: true,
  gap: 20,
  Drawing: () => (
    <>
      <path fill="var(--channel)" d="M54 37l15-9 2 3-15 9zM78 37l15-9 2 3-15 9zM102 37l15-9 2 3-15 9z" />
      <path fill="var(--stucco)" d="M170 38V18h28v20z" />
      <path fill="var(--slate)" d="M44 97V46H206V97zM38 40H212v6H38z" />
      <path fill="var(--earth)" d="M2 350V98H42V350zM212 350V98H248V350z" />
      <path fill="var(--stucco)" d="M42 350V98H110V350zM144 350V98H212V350z" />
      <path fill="var(--slate)" d={SLATE} />
      <path fill="var(--glow)" d="M110 350V84H144V350z" />
      <path fill="var(--pane)" d={PANES} />
      <path fill="var(--glass)" d="M10 214v-38h15v38zM177 226v-50h22v50z" />
      <path fill="var(--stucco)" d="M225 238v15h15v-15zM53 114v50q7-8 6-50z" />
      <path strokeWidth={0.7} d={THIN_LINES} />
      <path strokeWidth={46} strokeDasharray=".7 4.3" strokeLinecap="butt" d="M76 308V350" />
      <path fill="var(--green)" d={LEAVES} />
      <path fill="var(--earth)" d="M57 226l-2-10h14l-2 10zM148 350V339h60v11z" />
      <path fill="var(--brass)" d="M91 164q-7-32 2-54 10 20 5 54z" />
      <path d={BICYCLE_AND_PADDLE} />
      <path fill="var(--glass)" fillOpacity={0.3} d={GLASS} />
      <path fill="var(--slate)" d={SLABS} />
      <path
        fill="var(--paper)"
        d="M171 128a3.5 3.5 0 0 1 6-3q1 3 5 4l8 4q-6 3-12 2-6-1-7-7zM179 135v3M158 259h14v18h-14z"
      />
      <path stroke="var(--brass)" strokeWidth={3} strokeLinecap="butt" d="M158.6 264H171.4M158.6 271H171.4" />
      <path fill="var(--slate)" d="M178 130q5-1 12 3-6 1-10 0zM102 295h50v4h-50z" />
      <path stroke="var(--brass)" strokeWidth={0.9} d="M171 128l-4 1" />
      <path fill="var(--green)" d="M114 350V299h26v51z" />
      <path fill="var(--pane)" d="M117 347V303h9v44zM128 347V303h9v44z" />
    </>
  ),
};

const onFloors = (count: number, start: string, line: string) => `M${start}${line.repeat(count)}`;

const SLATE =
  'M0 96H110v5H0zM144 96H250v5H144zM53 350V306H99V350z' +
  onFloors(4, '25 400', 'm0-62v-38h8v38z') +
  onFloors(4, '217 400', 'm0-62v-38h8v38z');

const PANES =
  'M54 96V54H108V96zM146 96V54H196V96zM121 280V94h12V280zM152 330V304h52v26z' +
  onFloors(3, '53 350', 'm0-62v-50h44v50z') +
  onFloors(3, '155 350', 'm0-62v-50h44v50z') +
  onFloors(4, '10 400', 'm0-62v-38h15v38z') +
  onFloors(4, '225 400', 'm0-62v-38h15v38z');

/** The heat pump, the feet of the solar panels, frames of windows and a few of the bricks. */
const THIN_LINES =
  'M180 20a8 8 0 0 1 0 16 8 8 0 0 1 0-16M180 22v12M174 28h12M191 22v12M194 22v12M174 38v2M194 38v2M68 33v7M92 33v7M116 33v7' +
  'M72 54V96M90 54V96M163 54V96M180 54V96M118 46V84M127 46V84M136 46V84M121 125h12m0 31h-12m0 31h12m0 31h-12m0 31h12' +
  'M178 304v26M152 313h52M6 162h6m3 0h6m-11 4h6M24 222h6m3 0h6m-11 4h6M8 290h6m3 0h6m-11 4h6M112 104h5m-2 4h3' +
  'M230 164h6m3 0h6m-11 4h6M217 286h6m3 0h6m-11 4h6M136 206h5m-2 4h4' +
  onFloors(3, '75 300', 'm0-12v-50') +
  onFloors(3, '177 300', 'm0-12v-50') +
  onFloors(4, '25 374', 'm-15-62h15') +
  onFloors(4, '240 374', 'm-15-62h15');

const LEAVES = 'M61 204a11 11 0 1 1 2 0v12h-2zM151 339q0-9 9-8 4-6 10-1 7-5 12 0 6-4 10 1 12-2 13 8z';
const BICYCLE_AND_PADDLE =
  'M53 279a8 8 0 0 1 16 0 8 8 0 0 1-16 0zM79 279a8 8 0 0 1 16 0 8 8 0 0 1-16 0z' +
  'M61 279l5-14h16M82 265l-9 14h-12M65 261l8 18M63 261h5M87 279l-7-20h5M83 164V128q-4-10 0-13 4 3 0 13';
const GLASS =
  'M34 96V74H110V96zM144 96V74H216V96z' +
  onFloors(3, '47 350', 'm0-62v-27h58v27z') +
  onFloors(3, '149 350', 'm0-62v-27h58v27z');
const SLABS = onFloors(3, '45 354', 'm0-62v-4h62v4z') + onFloors(3, '147 354', 'm0-62v-4h62v4z');
