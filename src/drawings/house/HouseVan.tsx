/** The plumber's van at the kerb, with the firm's mark on its side; it fills the left of the drawing. */
export const HouseVan = () => (
  <>
    <path fill="var(--brass)" d="M2 298h82v3H2zM14 301v5M62 301v5" />
    <path fill="var(--green)" d="M4 342V311q0-5 5-5H66q4 0 7 4l9 12 15 3q6 1 6 8v9z" />
    <path fill="var(--glass)" d="M62 311v12H79l-7-9q-2-3-5-3z" />
    <path strokeWidth={0.7} d="M58 309V341M82 325V341M8 332H98M53 326v4M62 327h4" />
    <path fill="var(--brass)" d="M24 320l4-6h6l4 6-4 6h-6z" />
    <circle cx={31} cy={320} r={4} fill="var(--stucco)" strokeWidth={0.7} />
    <path fill="var(--hot)" stroke="none" d="M28 321a3 3 0 0 1 6 0z" />
    <path fill="var(--cold)" stroke="none" d="M27 320q2-2 4 0t4 0a4 4 0 0 1-8 0z" />
    <path fill="var(--channel)" d="M14 342a8 8 0 0 1 16 0 8 8 0 0 1-16 0zM76 342a8 8 0 0 1 16 0 8 8 0 0 1-16 0z" />
    <path stroke="var(--brass)" strokeWidth={4} d="M22 342h0M84 342h0" />
  </>
);
