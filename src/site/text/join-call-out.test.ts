import { expect, test } from 'vitest';
import { joinCallOut } from './join-call-out.ts';

test('a line never breaks inside "call-out"', () => {
  expect(joinCallOut('<p>No call-out charge.</p><h2>Call-outs</h2>')).toBe(
    '<p>No call-\u2060out charge.</p><h2>Call-\u2060outs</h2>',
  );
});

test.each([
  '<h2 id="call-out">Prices</h2>',
  '<a href="mailto:call-out@example.com">call-out@example.com</a>',
  '<a href="https://reviews.example.com/call-out">reviews.example.com/call-out</a>',
  '<img src="/photographs/emergency-call-out-3f2a1b-640.avif" alt="A call-out">',
  '<p>www.call-out.example.com</p>',
  '<meta content="Radiators > a call-out">',
  '<svg><svg><text>Call-out</text></svg><text>Call-out</text></svg>',
])('ids, addresses and file names keep their characters: %s', (html) => {
  expect(joinCallOut(html)).toBe(html);
});
