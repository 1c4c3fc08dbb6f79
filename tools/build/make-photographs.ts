import type { PhotographFile } from '../../src/assets/photograph-files.ts';

/**
 * Makes the files of the photographs before pages are built of them, which takes a second or two for each that is new.
 * @param output where it then stands how many are left: counted down in a terminal, else said once
 */
export async function makePhotographs(
  files: readonly Pick<PhotographFile, 'make'>[],
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
): Promise<void> {
  let said = false;
  for (const [index, { make }] of files.entries()) {
    const start = Date.now();
    await make();
    if (Date.now() - start < 100 || (said && !output.isTTY)) continue;
    output.write(`\rMaking photographs in the sizes that pages show: ${files.length - index - 1} left `);
    said = true;
  }
  if (said) output.write('\n');
}
