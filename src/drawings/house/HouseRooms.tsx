/** Bathroom, sitting room and kitchen: the healthy radiator's room is warm; the basement, where the cold comes in, is cool. */
export const HouseRooms = () => (
  <>
    <path fill="var(--stucco)" stroke="none" d={SHELL} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={SHELL} />
    <path fill="var(--hot)" fillOpacity={0.12} stroke="none" d="M124 102h111v236H124z" />
    <path fill="var(--hot)" fillOpacity={0.16} stroke="none" d="M124 166h111v86H124z" />
    <path fill="var(--glass)" stroke="none" d="M124 338h111v82H124z" />
    <path fill="var(--pane)" d={PANES_AND_LAMPS} />
    <path strokeWidth={0.7} d={GLAZING_BARS_AND_STEAM} />
    <g stroke="var(--cut)" strokeLinecap="butt" strokeLinejoin="miter">
      <path strokeWidth={5} d="M116 93L180 50 235 88M124 88V422H235V82" />
      <path strokeWidth={4} d="M124 102H235M124 166H235M124 252H235M124 338H235" />
      <path strokeWidth={9} d="M118 424H241" />
    </g>
  </>
);

const SHELL = 'M124 90L180 52 235 90V338H124z';
const PANES_AND_LAMPS =
  'M176 111h26v22h-26zM174 174h30v44h-30zM158 261h48v24h-48zM159 249v-53h-6l3-11h6l3 11h-6M156 249h6M134 254v5l-6 7h12l-6-7';
const GLAZING_BARS_AND_STEAM =
  'M189 111v22M176 122h26M189 174v44M174 189h30M174 203h30M170 261v24M182 261v24M194 261v24M158 269h48M134 302q2-2 0-4t0-4';
