import { getImage } from 'astro:assets';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { facts } from '../facts/index.ts';

/** A photograph of the owner's, ready to be shown. */
export interface PhotographFile {
  alt: string;
  /** Addresses with their widths, for `srcset`, in a modern format and in one that every browser knows. */
  avif: string;
  webp: string;
  /** The largest version, for browsers that know no `srcset`. */
  src: string;
  /** The size of the largest version, in pixels. */
  width: number;
  height: number;
}

/** The photograph that content/photographs.yaml names for a page, in several sizes, without what the camera noted. */
export async function photographFor(path: string): Promise<PhotographFile | undefined> {
  const entry = facts.words.photographs.find(({ page }) => page === path);
  const original = entry && originals[`/photographs/${entry.file}`];
  if (!original) return undefined;
  // Read with sharp: reading the size from `ImageMetadata` makes Astro publish the original, with its EXIF data.
  const { autoOrient } = await sharp(join('photographs', entry.file)).metadata();
  const width = Math.min(autoOrient.width, 1600);
  const widths = [480, 960, width].filter((each) => each <= width);
  const make = (format: string) => getImage({ src: original, format, widths, width });
  const [avif, webp] = await Promise.all([make('avif'), make('webp')]);
  const height = Math.round((autoOrient.height / autoOrient.width) * width);
  return { alt: entry.alt, avif: avif.srcSet.attribute, webp: webp.srcSet.attribute, src: webp.src, width, height };
}

const originals = import.meta.glob<ImageMetadata>('/photographs/*.{jpg,jpeg,png}', { eager: true, import: 'default' });
