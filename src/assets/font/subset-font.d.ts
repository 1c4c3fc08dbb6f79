/** Types of the package subset-font, which has none of its own. Only what this project uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer<ArrayBuffer>>;
}
