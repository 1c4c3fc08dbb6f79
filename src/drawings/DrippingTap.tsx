import { inkLine } from './ink-line.ts';

/** For the 404 page: a dripping tap. */
export const DrippingTap = () => (
  <svg viewBox="0 0 200 200" aria-hidden="true" {...inkLine}>
    <path fill="var(--cold)" d="M18 172q2-12 30-12 22-5 52-3 34-4 56 2 32 4 29 15-2 10-34 10-30 7-62 3-70 4-71-15z" />
    <path strokeWidth={0.9} d="M112 172q2-5 24-5t24 5q-2 5-24 5t-24-5zM124 172q2-2 12-2t12 2q-2 2-12 2t-12-2z" />
    <path fill="var(--paper)" stroke="var(--channel)" d="M70 134l17 24H53zM38 152q34 10 64 0l-12 23q-20 4-40 0z" />
    <path stroke="var(--channel)" strokeWidth={0.9} d="M70 134v22M50 175l20-19 20 19" />
    <path strokeWidth={0.9} d="M30 180q6-3 12 0t12 0M88 181q6-3 12 0" />
    <path fill="var(--cold)" d="M136 122q9 11 9 17a9 9 0 0 1-18 0q0-6 9-17zM136 104q3 4 3 6a3 3 0 0 1-6 0q0-2 3-6z" />
    <path strokeWidth={0.9} d="M22 44H8M22 70H2M22 96H10M14 44v26M10 70v26M15 96v16" />
    <path d="M22 26V122" />
    <path
      fill="var(--brass)"
      d="M34 58H62l4-8h24l4 8h22q32 0 32 32v6H124v-4q0-10-10-10H34zM121 96h30v8H121zM72 50V30h12v20M22 48h12v44H22z"
    />
    <path fill="var(--brass)" d="M48 20a5 5 0 0 0 0 10h60a5 5 0 0 0 0-10z" />
    <path fill="var(--hot)" d="M72 25a6 6 0 0 1 12 0 6 6 0 0 1-12 0z" />
    <path strokeWidth={0.9} d="M40 64H66M94 64h20q26 0 28 20M28 56h0M28 84h0M72 38h12" />
  </svg>
);
