/**
 * Resizes the photographs before the pages are built, which takes a second or two for each new one.
 * @param output stream for the number of photographs that are left: a countdown in a terminal, otherwise one line
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
