import { expect, test } from 'vitest';
import { render } from '../../tests/support/render.ts';
import { Edge } from './Edge.tsx';

const shapeOf = (edge: React.ReactElement) => render(edge)('path').attr('d');

test('dark and pale bands have an edge of the firm’s kind, and with straight edges none', () => {
  const coast = shapeOf(<Edge tone="channel" edges="coast" />);
  const hills = shapeOf(<Edge tone="channel" edges="hills" />);
  expect(coast).toBeDefined();
  expect(hills).toBeDefined();
  expect(hills).not.toBe(coast);
  expect(shapeOf(<Edge tone="channel" edges="straight" />)).toBeUndefined();
  expect(shapeOf(<Edge tone="sky" edges="coast" />)).toBeUndefined();
});
