import { expect, test } from 'vitest';
import { changeFields } from '../../support/every-field.ts';

// This test changes every field and runs each night. tools/content-files/change.test.ts changes some of the fields in every test run.
test.each(['firms/filled', 'firms/sample'])(
  'every field of every file of %s can be changed and taken back without a trace elsewhere',
  (folder) => {
    const { changes, ...losses } = changeFields(folder, 1);
    expect(changes).toBeGreaterThan(3000);
    expect(losses).toMatchObject({ lostComments: [], otherLines: [], wrongValues: [] });
  },
  600_000,
);
