import { rename, rm } from 'node:fs/promises';

/**
 * Puts a new site in the place of the last one with two renames: there is a whole site at every moment but one.
 * @throws when that fails; the last site is then back in its place
 */
export async function publish(next: string, finished: string): Promise<void> {
  const last = `${finished}.last`;
  await rm(last, { recursive: true, force: true });
  await rename(finished, last).catch(ignoreMissing);
  try {
    await rename(next, finished);
  } catch (error) {
    await rename(last, finished).catch(ignoreMissing);
    throw error;
  }
  await rm(last, { recursive: true, force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
