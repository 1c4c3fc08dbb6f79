import type { PhotographFile } from '../../src/bundle/photograph-files.ts';

/**
 * Makes the files of new photographs, which takes a second or two each, before pages are built of them.
 * @param output where it stands how many are left: counted down in a terminal, else said once
 */
export async function makePhotographs(
  files: readonly Pick<PhotographFile, 'isMade' | 'make'>[],
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
): Promise<void> {
  const left = files.filter(({ isMade }) => !isMade());
  if (left.length === 0) return;
  for (const [index, { make }] of left.entries()) {
    if (index === 0 || output.isTTY)
      output.write(`\rMaking your photographs in the sizes that pages show: ${left.length - index} left `);
    await make();
  }
  output.write('\n');
}
