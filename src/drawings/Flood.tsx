import { inkLine } from './ink-line.ts';

/** A flooded ground floor at night, cut open: the burst above its ceiling, the stopcock that ends it, and a cat that waits. */
export const Flood = () => (
  <svg viewBox="0 0 1800 300" aria-hidden="true" {...inkLine} stroke="var(--on-channel)" strokeWidth={1.4}>
    <LivingRoom />
    <Kitchen />
    <Hall />
    <CutHouse />
    <UnderTheSink />
    <Householder />
    <SmallThings />
    <path fill="var(--cold)" fillOpacity={0.55} d={`M-20 270q21-8 42 0${'t42 0'.repeat(43)}V310H-20z`} />
    <path strokeWidth={0.8} d={RIPPLES} />
    <path fill="var(--brass)" d="M1462 285q10-9 23-2l9-6v15l-9-5q-13 8-23-2z" />
    <path stroke="var(--channel)" strokeWidth={2.4} d="M1468 284h0M1139 244h0" />
  </svg>
);

const LivingRoom = () => (
  <>
    <path fill="var(--slate)" d="M70 300V130M40 130L54 84H86L100 130zM302 234h56l-8 62h-40z" />
    <path fill="var(--green)" d={ARMCHAIR} />
    <path d="M128 62l80-7 5 50-80 7zM444 168H576v8H444zM452 176V300M568 176V300M474 300V230q0-24 36-24t36 24V300" />
    <path strokeWidth={0.8} d={LIVING_ROOM_LINES} />
  </>
);

const Kitchen = () => (
  <>
    <path d={KITCHEN} />
    <path strokeWidth={0.8} d={KITCHEN_LINES} />
    <path strokeWidth={4} strokeDasharray="0 16" d="M634 169H683" />
  </>
);

const Hall = () => (
  <>
    <path d="M1240 84h104v56h-104zm10 36v-14h14v14M1284 84V36m16 0v48m70 216V62h96V300M1376 104V68h84v36zM1572 271L1800 106" />
    <path fill="var(--green)" d="M1376 110h84V300h-84z" />
    <path strokeWidth={0.8} d={`${HALL_LINES}M1552 271${'v-101m20 72v-87m20 87'.repeat(6)}`} />
    <path d="M1524 271V168M1532 271V168M1528 168a7 7 0 1 0-.1 0zM1532 176L1800-18M1532 184L1800-10" />
    <path strokeWidth={5} strokeLinejoin="miter" d="M1520 310V271h40V242h40V213h40V184h40V155h40V126h40V97h40V68h9" />
    <path stroke="var(--paper)" strokeWidth={6} d="M1630 208H1606q-10 0-11 10t-7 14" />
    <path fill="var(--paper)" d={CAT} />
    <path stroke="var(--channel)" d="M1612 211q2-12 0-20M1638 198q-14-8-20 10M1591 171l2 1" />
  </>
);

/** The pipe runs from the stopcock to the burst. */
const CutHouse = () => (
  <>
    <path stroke="var(--slate)" strokeWidth={26} strokeLinecap="butt" strokeDasharray="10 62" d="M0 20H1650" />
    <path fill="var(--cold)" stroke="none" d={`M416 36${SAG}z`} />
    <path stroke="var(--cold)" strokeWidth={3} d="M322 22l-3 16M330 22V42M338 22l3 16" />
    <g strokeLinecap="butt">
      <path strokeWidth={9} d={PIPE} />
      <path stroke="var(--cold)" strokeWidth={6.2} d={PIPE} />
      <path strokeWidth={5} strokeLinejoin="miter" d={`M-10 5H1658V36H416${SAG}H-10`} />
      <path strokeWidth={10} d="M607 36V90M1205 36V90" />
    </g>
    <path d="M602 90V300M612 90V300M1200 90V300M1210 90V300" />
    <path fill="var(--cold)" d={`M330 90${DROP}M330 144${DROP}M330 206${DROP}`} />
  </>
);

const UnderTheSink = () => (
  <>
    <path fill="var(--brass)" fillOpacity={0.3} stroke="none" d="M920 185L854 166A60 60 0 1 0 898 256L928 201z" />
    <path d="M804 158v-20q0-10-10-10t-10 10v4M804 146h8m0-4v8M704 166V300m68 0V166m140 0V300m68 0V166m110 0V300" />
    <path fill="var(--slate)" d={`${BOTTLE_TRAP}${KETTLE}M698 158H1098v8H698z`} />
    <path fill="var(--brass)" d={STOPCOCK} />
    <path fill="var(--brass)" d="M816 213l62 12a6 6 0 0 1-2 12l-62-12a6 6 0 0 1 2-12z" />
    <circle cx={846} cy={225} r={9} fill="var(--brass)" />
    <path stroke="var(--brass)" strokeWidth={4.4} d="M821 256A40 40 0 1 1 870 193" />
    <path fill="var(--brass)" stroke="none" d="M880 203l-2-19-14 14z" />
  </>
);

const Householder = () => (
  <>
    <path fill="var(--slate)" d="M920 185l13-3 30-15 6 11-31 14-10 9z" />
    <g transform="rotate(-12 990 155)">
      <path fill="var(--paper)" d={HEAD} />
      <path fill="var(--sludge)" d={HAIR} />
      <path stroke="var(--channel)" strokeWidth={0.9} d="M988 133q-5-2-5 4t5 4" />
    </g>
    <path fill="var(--green)" d={PYJAMAS} />
    <path strokeWidth={0.8} d="M1014 158q28 24 24 79M1030 160q26 26 24 74M1020 240l-10 56M1038 238l-10 40" />
    <path fill="var(--green)" d="M1012 192L981 236q-4 6-12 6L898 243V217L952 215q4 0 7-4L984 174" />
    <path fill="var(--paper)" d={HANDS_AND_FOOT} />
  </>
);

/** What floats, and what is small in every room: one path for each colour. */
const SmallThings = () => (
  <>
    <path fill="var(--brass)" d={`${DUCK}${SPOON}${BRASS_THINGS}`} />
    <path fill="var(--paper)" d={`${PAPER_THINGS}${SLIPPERS}`} />
    <path stroke="var(--channel)" strokeWidth={0.9} d={DARK_LINES} />
    <path stroke="var(--channel)" strokeWidth={12} strokeLinecap="butt" strokeDasharray="5" d="M1275 118h55" />
    <path stroke="var(--brass)" strokeWidth={6} d="M264 255h0M420 253h0" />
  </>
);

const LIVING_ROOM_LINES =
  'M63 84L56 130M77 84L84 130M92 130v18M54 300q0-8 16-8t16 8M130 226h78M130 246h78M118 222v68M220 222v68M304 246h52' +
  'M302 234q28 58 56 0M135 67l67-6 4 39-67 6zM138 94q6-4 12-1t12-1 12-1 12-1 12-1 7-1M157 86h28l-5 6h-17zM172 86l-1-18 12 15z' +
  'M460 176V300M560 176V300M484 246v46M536 246v46M484 262h52M497 252v10M510 252v10M523 252v10';
const KITCHEN =
  'M622 300V160H694V300M634 186h48v72h-48zM628 158v-4h24v4M658 158v-4h36v4M622 66h72M728 54h92v62h-92zM722 116h104v5H722z' +
  'M1079 82a21 21 0 1 0-42 0 21 21 0 0 0 42 0zM1058 82l9 1M1058 82l12-7M1114 300V126q0-8 8-8h60q8 0 8 8V300M1114 170h76';
const KITCHEN_LINES =
  'M622 178h72M640 196h36v34h-36zM667 137q0-18 9-18t9 18M640 66v8M628 74h24v6q0 12-12 12t-12-12zM676 66v8M666 74h20v5' +
  'q0 9-10 9t-10-9zM774 54v62M728 85h92M728 108h10l12-10 4 3v-9h7v13l4 3h20l12-10 4 3v-9h7v13l4 3h8' +
  'M714 300V178h48V300M922 300V178h48V300M990 178h90v26h-90zM990 300V214h90v86M1122 146v14M1122 180v30';
const HALL_LINES =
  'M1386 122h28v64h-28zM1422 122h28v64h-28zM1386 300V228h28v72M1422 300V228h28v72M1404 68v36M1432 68v36' +
  'M1582 178l-10 2M1582 181l-9 5';
const DARK_LINES =
  'M510 149l5 1M510 149l6-4M246 252v14M254 249v17M402 250v14M410 247v17M654 264l10 14 10-14M842 190v12M850 190v12M842 248v12' +
  'M850 248v12M875 227h10M875 233h10M1153 214v-12l7-7 8 6v12zM1159 213v-6h3v6M1300 258l23 9 17-15';
const RIPPLES = 'M40 286q6-3 12 0t12 0M410 288q6-3 12 0t12 0M736 288q6-3 12 0t12 0M1240 288q6-3 12 0t12 0';
const SAG = 'C380 36 372 78 330 78S280 36 244 36';
const PIPE = 'M-10 17H839Q846 17 846 24V300';
const DROP = 'q6 8 6 12a6 6 0 0 1-12 0q0-4 6-12z';
const ARMCHAIR = 'M130 226V166q0-28 28-28h22q28 0 28 28v60q0-14 12-14t12 14V300H106V226q0-14 12-14t12 14z';
const KETTLE = 'M662 154v-10q0-14 14-14t14 14v10zM662 146l-9-9M673 130q0-3 3-3t3 3';
const BOTTLE_TRAP = 'M785 166v28h-6v18q0 6 6 6h8q6 0 6-6v-18h-6v-28z';
const STOPCOCK = 'M834 190h24v12h-24zM834 248h24v12h-24zM838 202h16q10 10 10 23t-10 23h-16q-10-10-10-23t10-23z';
const HEAD = 'M966 110q-9 6-9 16l-7 9 5 3-1 5 1 3q1 8 11 8l8-1 4 16 28-6-8-44z';
const HAIR = 'M1011 113a10 10 0 1 1 1 12M964 114q2-18 26-17 22 3 22 26 0 16-11 24l-10-6q3-8-3-12-8-12-24-15z';
const PYJAMAS =
  'M976 169l-18 6 2 20 14-3M1001 238l-5 44q-2 16 10 16h72v-22h-26q15-20 11-45' +
  'M984 158q-14 10-10 34l14 42q40 12 78-4 2-44-36-70-22-10-46-2z';
const HANDS_AND_FOOT =
  'M898 219q-22-4-24 4-3 13 3 17 10 3 21 1zM950 172q8-3 10 4l2 14q-4 7-12 4-4-4-2-10zM1078 276q16-3 20 5 6 15-6 17h-14z';
const CAT = 'M1604 211q2-12 0-24-4 2-9 1-10-1-13-8 0-4 4-6 1-9 7-12l-2-13 10 8 8-9 3 13q5 4 5 10 22 12 21 41z';
const DUCK =
  'M1132 256a14 14 0 1 1 22 0q8 4 14 4 10 0 12-8 8 12 2 26-6 12-30 12-24 0-26-18-1-12 6-16zM1128 244l-10 3q1 6 11 5z';
const SPOON = 'M708 268a11 5 0 0 1 20-3l36-4v4l-36 5a11 5 0 0 1-20-2z';
const BRASS_THINGS =
  'M494 168v-20q0-16 16-16t16 16v20zM1250 118h14v12h-14zM1404 202h28v8h-28zM1450 200a4 4 0 1 0 .1 0z';
const PAPER_THINGS =
  'M146 138h46v24l-6 5-6-5-5 5-6-5-6 5-6-5-5 5-6-5zM318 12l7 3 5-5 5 5 7-2-3 8-5 4-4-3-6 4-2-6z' +
  'M519 149a9 9 0 1 0-18 0 9 9 0 0 0 18 0zM804 61a11 11 0 1 0 6 18 9 9 0 0 1-6-18zM1146 188l26-3 3 34-26 3z' +
  'M1270 106h65v24h-65zM640 258l10 20h28l10-20-14 6-10-18-10 18zM1300 258l40-6 4 24-40 6z';
const SLIPPERS = 'M240 272q-6-24 12-24 8 0 13 9l5 6h18q8 2 5 9zM396 270q-6-24 12-24 8 0 13 9l5 6 17 2q8 2 4 10z';
