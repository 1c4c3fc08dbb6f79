/** The one function of subset-font that the display face needs; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    variationAxes: Record<string, number>;
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer<ArrayBuffer>>;
}

/** The one function of fontverter, which subset-font builds on. */
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer<ArrayBuffer>>;
}
