import { mkdir, rename, rm } from 'node:fs/promises';

const cache = 'node_modules/.cache/made-once';
const aside = `${cache}.aside`;

/** Measures builds as if none had been before. The cache is the project's, since copies of it share its packages. */
export async function withoutCache<Result>(measure: () => Promise<Result>): Promise<Result> {
  await rm(aside, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  await rename(cache, aside);
  try {
    return await measure();
  } finally {
    await rm(cache, { recursive: true, force: true });
    await rename(aside, cache);
  }
}
