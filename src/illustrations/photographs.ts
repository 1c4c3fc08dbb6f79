import { join } from 'node:path';
import sharp from 'sharp';
import type { Words } from '../facts/content.ts';

/** A photograph of the owner's, ready to be shown. */
export interface PhotographFile {
  /** Begins every address: `/photographs/{name}-{width}.{format}`. */
  name: string;
  alt: string;
  /** The size of its largest version, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
}

const widths = [480, 960, 1600];
const formats = ['avif', 'webp'] as const;

export type PhotographFormat = (typeof formats)[number];

/**
 * The photograph that content/photographs.yaml names for a page; a drawing stands in where there is none.
 * @throws when the file is not in photographs/ or is no picture
 */
export async function photographFor(
  page: string,
  photographs: Words['photographs'],
): Promise<PhotographFile | undefined> {
  const entry = photographs.find((photograph) => photograph.page === page);
  if (!entry) return undefined;
  const { width, height } = await sharp(original(entry.file)).autoOrient().metadata();
  const smaller = widths.filter((each) => each < width);
  const largest = Math.min(width, Math.max(...widths));
  const all = smaller.includes(largest) ? smaller : [...smaller, largest];
  return { name: page, alt: entry.alt, width: largest, height: Math.round((height / width) * largest), widths: all };
}

/** Every version of every photograph: what the build writes. */
export async function photographVersions(photographs: Words['photographs']) {
  const files = await Promise.all(
    photographs.map(async (entry) => ({ entry, file: await photographFor(entry.page, photographs) })),
  );
  return files.flatMap(({ entry, file }) =>
    (file?.widths ?? []).flatMap((width) =>
      formats.map((format) => ({ name: `${entry.page}-${width}.${format}`, source: entry.file, width, format })),
    ),
  );
}

/** One version of a photograph, without the camera's notes of place and time. */
export async function renderPhotograph(
  source: string,
  width: number,
  format: PhotographFormat,
): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await sharp(original(source)).autoOrient().resize(width).toFormat(format).toBuffer());
}

function original(file: string): string {
  return join('photographs', file);
}
