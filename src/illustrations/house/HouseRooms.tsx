/** The room with the healthy radiator is the warm one; the basement, where the cold comes in, is cool. */
export const HouseRooms = () => (
  <>
    <path fill="var(--stucco)" stroke="none" d={SHELL} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={SHELL} />
    <path fill="var(--hot)" fillOpacity={0.12} stroke="none" d="M124 102h111v64H124zM124 252h111v86H124z" />
    <path fill="var(--hot)" fillOpacity={0.26} stroke="none" d="M124 166h111v86H124z" />
    <path fill="var(--glass)" stroke="none" d="M124 338h111v82H124z" />
    <path fill="var(--pane)" d="M176 111h26v22h-26zM174 180h30v38h-30zM174 266h30v38h-30z" />
    <path strokeWidth={0.7} d="M189 111v22M176 122h26M189 180v38M174 199h30M189 266v38M174 285h30" />
    <path fill="var(--pane)" strokeWidth={0.7} d={LAMPS} />
    <g stroke="var(--cut)" strokeLinecap="butt" strokeLinejoin="miter">
      <path strokeWidth={5} d="M116 93L179.5 50 234.5 87.5M124.5 88V422H234.5V82" />
      <path strokeWidth={4} d="M124 102H235M124 166H235M124 252H235M124 338H235" />
      <path strokeWidth={9} d="M118 424H241" />
    </g>
  </>
);

const SHELL = 'M124 90L179.5 52 235 90V338H124z';
const LAMPS = 'M158 104v6l-6 7h12l-6-7M158 168v8l-6 7h12l-6-7M158 254v6l-6 7h12l-6-7';
