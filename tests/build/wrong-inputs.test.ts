import { expect, test } from 'vitest';
import { explain } from '../../tools/build/explain.ts';
import { readWith } from '../support/other-firm.ts';
import { randomTypos, type WrongInput, wrongInputs } from '../support/wrong-inputs.ts';

/** One line for each mistake: file, line, field, what was found, what is expected. */
const sentence =
  /^(business\.config\.ts|content\/[\w./-]+\.yaml|photographs\/[\w.-]+)(:\d+)?( › [^\n]+?)?: found [^\n]+, expected [^\n]+$/;

/** What the build prints for an input, or nothing where it is right. */
async function answerTo({ file, text, input }: WrongInput): Promise<string | undefined> {
  try {
    await readWith(file === undefined ? {} : { [file]: () => text }, ...(input === undefined ? [] : [input]));
    return undefined;
  } catch (error) {
    const explained = explain(error);
    if (explained === undefined) throw error;
    return explained;
  }
}

test('400 generated wrong inputs are each refused in sentences of ours that name a place in the owner’s files', async () => {
  const inputs = wrongInputs(400);
  expect(inputs).toHaveLength(400);
  for (const input of inputs) {
    const answer = await answerTo(input);
    expect(answer, `${input.name} was taken`).toBeDefined();
    for (const line of answer?.split('\n') ?? []) {
      expect(line, input.name).toMatch(sentence);
      expect(line, input.name).not.toMatch(/\/tmp|node_modules|Invalid input|received/);
    }
  }
});

test('100 random typing mistakes are each refused in such sentences, or do no harm', async () => {
  for (const input of randomTypos(100)) {
    for (const line of (await answerTo(input))?.split('\n') ?? []) expect(line, input.name).toMatch(sentence);
  }
});
