import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const read = (letters: string) =>
  readFile(
    createRequire(import.meta.url).resolve(`@fontsource-variable/besley/files/besley-${letters}-wght-normal.woff2`),
  );

/** Besley with all its weights, as WOFF2: the letters of English and of western Europe. */
export const original = await read('latin');

/** The same with those of the rest of Europe that are written in Latin letters. */
export const originalExtended = await read('latin-ext');

/** The one weight in use. */
export const weight = 900;
