/** The plumber's van at the kerb, with the firm's mark on its side; it fills the left of the drawing. */
export const HouseVan = () => (
  <>
    <path fill="var(--brass)" d="M2 298h82v3H2zM14 301v5M62 301v5" />
    <path fill="var(--green)" d="M4 342V311q0-5 5-5H66q4 0 7 4l9 12 15 3q6 1 6 8v9z" />
    <path fill="var(--glass)" d="M62 311v12H79l-7-9q-2-3-5-3z" />
    <path strokeWidth={0.7} d="M58 309V341M82 325V341M8 332H98M53 326v4M62 327h4" />
    <path fill="var(--brass)" d="M24.5 320l3.2-5.6h6.6l3.2 5.6-3.2 5.6h-6.6z" />
    <circle cx={31} cy={320} r={4} fill="var(--stucco)" strokeWidth={0.7} />
    <path fill="var(--hot)" stroke="none" d="M28.5 321a2.5 3 0 0 1 5 0z" />
    <path fill="var(--cold)" stroke="none" d="M27.3 320q1.2-1.5 2.4 0t2.6 0 2.4 0a3.7 3.7 0 0 1-7.4 0z" />
    <path fill="var(--channel)" d="M14 342a8 8 0 0 1 16 0 8 8 0 0 1-16 0zM76 342a8 8 0 0 1 16 0 8 8 0 0 1-16 0z" />
    <path stroke="var(--brass)" strokeWidth={4} d="M22 342h0M84 342h0" />
  </>
);
