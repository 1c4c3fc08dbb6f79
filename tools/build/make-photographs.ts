/**
 * Makes the image files of photographs before the pages are built. A new file takes a second or two.
 * @param files what to make; `make` returns at once if the file exists
 * @param output stream on which the number of files that are left is printed: as a countdown in a terminal, otherwise once. Nothing is
 * printed for a file that takes less than 100 ms, since it exists already
 */
export async function makePhotographs(
  files: readonly { make: () => Promise<unknown> }[],
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
): Promise<void> {
  let printed = false;
  for (const [index, { make }] of files.entries()) {
    const start = Date.now();
    await make();
    if (Date.now() - start < 100 || (printed && !output.isTTY)) continue;
    output.write(`\rResizing photographs: ${files.length - index - 1} left `);
    printed = true;
  }
  if (printed) output.write('\n');
}
