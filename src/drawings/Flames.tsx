import { inkLine } from './ink-line.ts';

/** Two gas rings, one with crisp blue flames and one with lazy yellow ones that leave soot, and an alarm between them. */
export const Flames = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true" {...inkLine}>
    <path strokeWidth={0.9} d={TILES} />
    <g fill="var(--sludge)" fillOpacity={0.4} stroke="none">
      <path id="soot" d={SOOT} />
      <use href="#soot" transform="translate(71 14)scale(.7)" />
    </g>
    <path fill="var(--stucco)" d="M4 126h312v18H4z" />
    <g id="ring">
      <path
        fill="var(--slate)"
        d="M57 108v-6q0-3 3-3h40q3 0 3 3v6zM40 117h80l-6 9H46zM74 135a6 6 0 0 0 12 0 6 6 0 0 0-12 0z"
      />
      <path fill="var(--brass)" d="M43 108h74l-4 9H47z" />
      <path d="M80 135v-6M50 113h0m10 0h0m10 0h0m10 0h0m10 0h0m10 0h0m10 0h0" />
      <path fill="var(--channel)" d="M24 126V89h12v4h-7v33zm112 0V89h-12v4h7v33z" />
    </g>
    <use href="#ring" x={160} />
    <path fill="var(--cold)" d={flames(8, 9, 32)} />
    <path fill="var(--clear)" strokeWidth={0.9} d={flames(4, 4, 15)} />
    <path fill="var(--brass)" d={LAZY} />
    <path fill="var(--hot)" strokeWidth={0.9} d={LAZY_HEART} />
    <g stroke="var(--channel)">
      <circle cx={160} cy={50} r={25} fill="var(--paper)" />
      <circle cx={160} cy={50} r={15} strokeWidth={5} strokeDasharray="1.6 3.36" strokeLinecap="butt" />
      <circle cx={160} cy={50} r={7} fill="var(--brass)" />
    </g>
    <path d="M128 36a34 34 0 0 0 0 28m-7 5a45 45 0 0 1 0-38M192 36a34 34 0 0 1 0 28m7 5a45 45 0 0 0 0-38" />
    <path strokeWidth={5} d="M66 164l9 9 18-18M231 155l18 18m0-18l-18 18" />
  </svg>
);

/** Seven flames of one size, the outer ones leaning out. */
function flames(bulge: number, belly: number, height: number) {
  return [-3, -2, -1, 0, 1, 2, 3]
    .map((n) => {
      const lean = Math.round((n * height) / 15);
      const back = `${bulge - lean} ${height - belly} ${-lean} ${height}z`;
      return `M${80 + 10 * n} 108q-${bulge}-${belly} ${lean}-${height} ${back}`;
    })
    .join('')
    .replaceAll(' -', '-');
}

const TILES = 'M4 18H96M4 40H56M4 62H34M36 18v22M20 40v22M316 18H200M316 40H214M232 18v22M276 18v22M254 3v15M298 40v9';
const SOOT = 'M226 48q-22-6-26-24-2-12 6-12 0-8 12-6 8-8 22-2 14-6 20 2 12-2 12 8 8 0 6 10-6 20-22 24z';
const LAZY =
  'M208 108C198 94 204 84 210 76 214 70 213 63 208 57 220 61 226 70 223 82 229 74 230 66 227 56 223 45 222 37 228 28' +
  ' 230 41 243 47 241 67 240 72 240 75 241 79 247 70 250 64 247 53 246 47 247 43 251 38 251 50 260 55 259 70' +
  ' 259 74 258 78 257 84 262 80 266 74 265 63 277 78 282 94 272 108z';
const LAZY_HEART =
  'M221 108C214 99 219 92 221 86 227 92 228 94 229 98 233 92 234 86 232 77 242 84 243 90 243 97 247 93 249 90 248 84' +
  ' 256 91 262 100 256 108z';
