/** The one function of subset-font that the display face needs; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
