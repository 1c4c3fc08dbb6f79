/** The one function of subset-font that the display face needs; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, number>;
    noHinting: boolean;
    noLayoutClosure: boolean;
    keepFeatures: readonly string[];
    dropTables: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer<ArrayBuffer>>;
}
