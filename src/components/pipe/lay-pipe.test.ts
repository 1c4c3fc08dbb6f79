import { expect, test } from 'vitest';
import { layPipe, type PipeRequest } from './lay-pipe.ts';

const routes = (...bands: PipeRequest[]) => layPipe(bands).map(({ pipe }) => pipe);
const waters = (...bands: PipeRequest[]) => layPipe(bands).map(({ water = 'hot' }) => water);

test('the pipe runs down the left and ends in the last band', () => {
  expect(routes({}, {}, {})).toEqual(['left', 'left', 'end']);
  expect(routes({})).toEqual(['end']);
});

test('the pipe crosses to a band that requests the right side, and back for the next band', () => {
  expect(routes({}, { side: 'right' }, { side: 'right' }, {}, {})).toEqual([
    'left',
    'to-right',
    'right',
    'to-left',
    'end',
  ]);
});

test('the pipe is back on the left before it ends', () => {
  expect(routes({ side: 'right' }, { side: 'right' }, {})).toEqual(['to-right', 'to-left', 'end']);
});

test.each([
  ['street', 'to-left'],
  ['winding-right', 'to-left'],
  ['winding-left', 'left'],
] as const)('after the route %s, which a band draws itself, the next band has it %s', (ownRoute, next) => {
  expect(routes({ ownRoute }, {}, {})).toEqual([ownRoute, next, 'end']);
});

test('the water is cold until it warms in the last band where it may, and never cools again', () => {
  expect(waters({}, { warms: true }, {}, { warms: true }, {}, {})).toEqual([
    'cold',
    'cold',
    'cold',
    'warming',
    'hot',
    'hot',
  ]);
  expect(waters({}, {})).toEqual(['hot', 'hot']);
});
