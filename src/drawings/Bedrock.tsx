import { HouseVan } from './house/HouseVan.tsx';
import { inkLine } from './ink-line.ts';

/** The chalk under Sussex, cut open: what the soil and the sea left in it, and the van going home through a road tunnel. */
export const Bedrock = () => (
  <svg viewBox="0 0 1800 300" aria-hidden="true" {...inkLine} strokeWidth={1.2}>
    <path fill="var(--chalk)" d={SOIL_EDGE} />
    <path strokeWidth={0.7} d={JOINTS} />
    <path strokeWidth={0.9} strokeDasharray="9 7" d="M-4 157H1804M-4 265H1804" />
    <g id="bedrock-bed" transform="translate(0 110) rotate(1.1)">
      <path strokeWidth={0.7} d={BEDDING} />
      <g id="bedrock-flints">
        <path fill="var(--sludge)" d={FLINTS} />
        <path fill="var(--slate)" stroke="var(--chalk)" strokeWidth={0.7} d={FLINT_HEARTS} />
      </g>
      {[520, 1040, 1560].map((x) => (
        <use key={x} href="#bedrock-flints" x={x} />
      ))}
    </g>
    <use href="#bedrock-bed" transform="translate(1846 108) rotate(2.2) scale(-1 1)" />
    <use href="#bedrock-bed" x={-130} y={154} />
    <Tunnel />
    <Finds />
  </svg>
);

/** The tunnel cut along its length, where the chalk before it is broken away. */
const Tunnel = () => (
  <>
    <clipPath id="bedrock-hole">
      <path id="bedrock-edge" d={BROKEN_EDGE} />
    </clipPath>
    <g clipPath="url(#bedrock-hole)" strokeLinecap="butt">
      <path fill="var(--channel)" d="M580 166H1220V257H580z" />
      <path fill="var(--slate)" d="M580 206H1220V248H580z" />
      <path fill="var(--glow)" d="M580 157H1220v9H580zM580 257H1220v8H580z" />
      <path strokeWidth={0.7} d="M580 161.5H1220M580 220H1220M580 234H1220M580 261H1220" />
      <path stroke="var(--slate)" strokeWidth={40} strokeDasharray=".9 31.1" d="M590 186H1220" />
      <path strokeWidth={42} strokeDasharray=".9 31.1" d="M590 227H1220" />
      <path fill="var(--pane)" fillOpacity={0.35} stroke="none" d={LAMPLIGHT} />
      <path strokeWidth={5} d="M580 206H1220" />
      <path stroke="var(--cold)" strokeWidth={2.6} d="M580 206H1220" />
      <path stroke="var(--brass)" strokeWidth={5} strokeDasharray="7 57" d="M618 206H1220" />
      <path strokeWidth={4} strokeDasharray=".8 11.2" d={BRICKS} />
      <path stroke="var(--pane)" strokeWidth={4} strokeDasharray="18 110" d="M622 170H1220" />
    </g>
    <use href="#bedrock-edge" />
    <path fill="var(--pane)" fillOpacity={0.5} stroke="none" d="M904 225L1104 202q16 22 4 46H990z" />
    <g transform="translate(806 -102)">
      <HouseVan />
      <path fill="var(--pane)" d="M97 323q-5 1-5 5t5 5z" />
    </g>
  </>
);

/** What has come to lie in the chalk and in its hollows. */
const Finds = () => (
  <>
    <g strokeLinecap="butt">
      <g fill="var(--earth)" strokeWidth={15}>
        <path id="bedrock-coil" d={AMMONITE} />
      </g>
      <use href="#bedrock-coil" stroke="var(--earth)" strokeWidth={12.6} />
      <use href="#bedrock-coil" strokeWidth={9} strokeDasharray=".9 5.4" />
    </g>
    <path fill="var(--brass)" d={FITTINGS} />
    <path stroke="var(--brass)" d={ROOTS} />
    <path fill="var(--chalk)" d={WHITE_FINDS} />
    <path fill="var(--earth)" d={EARTHEN_FINDS} />
    <path strokeWidth={2} strokeDasharray="0 3" d={STAR} />
    <path fill="var(--slate)" transform="translate(1498 84) rotate(34) scale(1.2)" d={SPANNER} />
    <path strokeWidth={0.9} d={FIND_DETAILS} />
    <path stroke="var(--glow)" strokeWidth={2.8} d="M1196 40q6-8 12-2t12 0 12 2" />
  </>
);

const SOIL_EDGE =
  'M-5 56l36-5 21 6 19 4 17-6 27-1 27 4 8 16 2 20 5 20 12-12 7-24 16-17 31-9 16 7 21-1 24 1 15-2 27 12 18 12 23-2 21-18' +
  ' 31-8 33 6 21 22 14 18 18-8 15-15 13-16 34-9 20 3 16 8 12 14 14 20 26 10 24 6 23 0 21-8 12-13 15-21 26-15 38 8 29-5 17' +
  ' 9 8 24 5 18 7-24 9-21 30-12 23 8 16-3 23 1 15-3s14 2 20 5 12 10 16 14 8 7 10 12-1 11 2 16 6 10 16 13 30 2 44 2 33 0' +
  ' 42-2 12-8 14-13 0-13-4-18-12-10-22-13-25-4-36-4-20 4-28 3-14-4-18-6-7-8-8-9l17 0 20 6 17-6 15-1 22 1 27 1 24 2 25-4' +
  ' 19 2 22 6 33-5 18 21 4 22 6 23 9-20 3-21 12-13 24-12 31-4 30 10 20 27 19 20 22 2 18 3 16-6 18-7 23-21 17-18 20-6 14-3' +
  ' 22 5 21 5 25 16 20 11 18-9 14-17 35-10 22 5 19 0V305H-5z';
const JOINTS =
  'M160 116l5 22-4 14 5 26M490 98l-5 28 6 18M874 106l4 26-5 25M1313 122l-5 20 8 22-4 18M1698 90l6 30-5 24 8 28';
const BEDDING =
  'M0 14q90-4 210 0t260-1 180 2M700 14q150-4 300-1t260 1M1320 12q120 3 300 1t420 0M40 42h60M380 40h90m14 1h30m370 2h84' +
  'm260-1h120m316-1h70';
const FLINTS =
  'M0 2c-3-6 4-9 7-5 6-2 10 1 16-1 2-6 10-5 10 0 4 3 0 8-4 7-6 3-12-1-18 2-5 3-11 1-11-3zM66-2c0-8 8-12 14-9 8-1 11 6 8' +
  ' 11 1 7-6 10-12 8-7 1-11-4-10-10zM118 4c8-4 18-2 28-3s20-3 28 1c3 3 0 5-6 5-16 2-32 2-46 1-6 0-7-2-4-4zM196 2c1-4 6-4' +
  ' 8-1 3-2 7 0 6 4-2 4-7 3-8 2-3 1-7-1-6-5zM258 3c-2-7 6-8 8-11 2-6 9-5 9 0 5-1 8 3 13 0 5-5 11-1 9 4 5 4 1 9-5 8-4 5-11' +
  ' 2-15 2-6 4-17 3-19-3zM336 6c-1-6 5-6 8-9 4-5 3-11 7-12 5 0 5 6 3 10-1 5 5 5 5 9 0 6-8 6-12 5-5 2-11 2-11-3zM398 2c0-8' +
  ' 10-11 17-9 8-3 16 1 16 8 1 7-8 10-16 8-9 3-17 0-17-7zM466 3c1-4 6-5 9-2 4-2 8 1 6 4-3 4-7 2-9 1-3 2-7 0-6-3z';
const FLINT_HEARTS =
  'M403 2c0-5 7-7 12-6 6-2 11 1 11 5 0 5-6 6-11 5-6 1-12 0-12-4zM75 1a3 2 0 0 1 6 0 3 2 0 0 1-6 0zM6-1q3-2 5-1M72-4q3-4 7' +
  '-3M132 3q8-2 16-1M347-5q2-2 3-4';
const BROKEN_EDGE =
  'M597 157l-6 11 9 7-14 19 12 9-3 14-13 8 18 16-6 11 5 13H1203l12-9-9-16 13-10-8-20-12-9 16-14-7-16 8-10-6-4z';
const LAMPLIGHT =
  'M624 172h14l22 76h-58zM752 172h14l22 76h-58zM880 172h14l22 76h-58zM1008 172h14l22 76h-58zM1136 172h14l22 76h-58z';
const BRICKS = 'M580 159H1220M586 163.7H1220M580 259H1220M586 263H1220';
const AMMONITE =
  'M380 214a8 8 0 0 0 14 0a15.5 15.5 0 0 0-31 0a23 23 0 0 0 46 0a30.5 30.5 0 0 0-61 0a38 38 0 0 0 76 0q0-4 4-14';
const FITTINGS = 'M419 192h18v12h-18zM421 184h14v8h-14zM418 172h20v12h-20z';
const ROOTS =
  'M162 36q5 20 0 40t2 50 3 36M162 62q8 12 6 30M1316 34q-6 24 0 46t-2 50 4 44M1315 70q7 10 4 30M1058 111l14-6M1130 113l18' +
  '-6';
const WHITE_FINDS =
  'M640 70q-5.8 16.1-.3 23.5 3 4.8 8.1 4.9l-2.3 5.6 3.9 .9 2.3-5.6 64.8 12.9 .9-3.9-61.2-15.1q-.1-8.2 4.3-18.5-9.1-5.2' +
  '-20.5-4.7zM1138 105q9-5 11 2-2 7-11 4zM90 34l7-3 5 4-4 5-7-1zM486 66l5-2 3 4-4 4-4-2zM572 34l9-2 4 5-6 4-8-2zM1476 46' +
  'l6-2 3 4-5 3z';
const EARTHEN_FINDS =
  'M1074 113q-7-3-5-10 3-9 14-10 9-13 28-13 31 1 32 25 0 6-5 8zM1082 95q8-13 27-11 4 1 1 4-12 11-28 7zM936 72q5-5 13-3 11' +
  ' 4 11 16 0 14-12 21-12 6-24 0-12-7-12-21 0-12 11-16 8-2 13 3zM1613 257h-9q-17-13-15-25 6-16 24-16t24 16q2 12-15 25z';
const STAR = 'M936 87V76M936 87L922 82M936 87L950 82M936 87L926 101M936 87L946 101';
const SPANNER =
  'M-5-30v8l5 3 5-3v-8q6 3 5 9-2 6-6 8v26q4 2 6 8 1 6-5 9v-8l-5-3-5 3v8q-6-3-5-9 2-6 6-8v-26q-4-2-6-8-1-6 5-9z';
const FIND_DETAILS =
  'M1074 103q3 2 5 0M1120 113q-4-16 11-18M1082 113q4-3 9 0M1088 93q7-4 14-5M639 75q9 6 19 4M1613 257V216M1609 257l-11-37' +
  'M1617 257l11-37M426 194v10M431 194v10M426 174v8M431 174v8';
