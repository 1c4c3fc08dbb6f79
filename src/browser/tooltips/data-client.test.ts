import { expect, test } from 'vitest';
import { dataClient } from './data-client.ts';

/** Specification, 9: kept for 5 minutes, three retries, backing off to 30 seconds are what the library does by itself. */
test('the data client has the library’s defaults and no others', () => {
  expect(dataClient.getDefaultOptions()).toEqual({});
});
