import { expect, test } from 'vitest';
import { markup, render } from '../../tests/support/render.ts';
import { gasEmergency } from '../site/schema/phone.ts';
import { sentenceFrom } from '../site/text/sentence.ts';
import { markSentences } from '../site/text/vocabulary.ts';
import { RunningText } from './RunningText.tsx';

const vocabulary = {
  numbers: [{ phone: gasEmergency, label: 'Gas emergencies' }],
  tradeWords: ['microbore'],
  explanations: ['/about#insured'],
};
const shown = (text: string) => <RunningText text={markSentences(sentenceFrom(text), vocabulary)} />;

test('plain text has no markup', () => {
  expect(markup(shown('We come today & tomorrow.'))).toBe('We come today &amp; tomorrow.');
});

test('a link has its address, and a tooltip only if its target explains a term', () => {
  const $ = render(shown('[Insured](/about#insured) for [all work](/services); microbore too.'));
  const links = $('a')
    .toArray()
    .map((link) => [$(link).attr('href'), 'data-explained' in link.attribs]);
  expect(links).toEqual([
    ['/about#insured', true],
    ['/services', false],
    ['/power-flushing#microbore', true],
  ]);
});

test('a phone number is a link with a name for screen readers', () => {
  const link = render(shown('Smell gas? Ring 0800 111 999.'))('a');
  expect([link.attr('href'), link.attr('aria-label')]).toEqual(['tel:+44800111999', 'Gas emergencies']);
  expect(link.find('bdi[dir="ltr"]').text()).toBe('0800 111 999');
});

test('any other number in several groups is isolated, in links too', () => {
  const $ = render(shown('VAT 123 4567 89, [register 234 5678 90](/about)'));
  expect(
    $('bdi')
      .toArray()
      .map((number) => $(number).text()),
  ).toEqual(['123 4567 89', '234 5678 90']);
});

test('"call-out" stays on one line, and addresses that contain it are unchanged', () => {
  const $ = render(shown('A call-out, or [call-outs](/call-out)'));
  expect($.text()).toBe('A call-\u2060out, or call-\u2060outs');
  expect($('a').attr('href')).toBe('/call-out');
});
