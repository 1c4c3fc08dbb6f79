import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Besley with all its weights, as WOFF2. */
export const original = await readFile(
  createRequire(import.meta.url).resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
);

/** The one weight in use. */
export const weight = 900;
