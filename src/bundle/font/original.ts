import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Reads Besley with all its weights, as WOFF2.
 * @param letters those of English and of western Europe, or the other Latin letters of Europe
 */
export const readOriginal = (letters: 'latin' | 'latin-ext', style: 'normal' | 'italic' = 'normal'): Promise<Buffer> =>
  readFile(
    createRequire(import.meta.url).resolve(`@fontsource-variable/besley/files/besley-${letters}-wght-${style}.woff2`),
  );

/** The one weight in use, of what stands upright. */
export const weight = 900;

/** Of the italic on drawings. */
export const labelWeight = 500;
