import { expect, test } from 'vitest';
import { changeYaml } from './change-yaml.ts';

const text = `# A firm
name:   'Ouse Heating'   # our name

# When somebody answers
hours:  always
towns: [ Lewes,Ringmer ]
address: {street: 1 High Street,   locality: Lewes}

# The end
`;

test('a field changes, and every other line stays as it is written', () => {
  expect(changeYaml(text, (file) => file.setIn(['hours'], 'Monday 8 am to 6 pm'))).toBe(
    text.replace('hours:  always', 'hours: Monday 8 am to 6 pm'),
  );
});

test('a part of a group changes the lines of that group alone', () => {
  expect(changeYaml(text, (file) => file.setIn(['address', 'locality'], 'Uckfield'))).toBe(
    text.replace(/address: .*/, 'address: { street: 1 High Street, locality: Uckfield }'),
  );
});

test('a field that goes leaves the comments round it', () => {
  expect(changeYaml(text, (file) => file.deleteIn(['hours']))).toBe(text.replace('hours:  always\n', ''));
});

test('a first field that goes leaves the comment on the next one', () => {
  expect(changeYaml('a: 1\n# About b\nb: 2\n', (file) => file.deleteIn(['a']))).toBe('# About b\nb: 2\n');
});

test('a new field comes after the last', () => {
  expect(changeYaml(text, (file) => file.setIn(['email'], 'us@ouse-heating.co.uk'))).toBe(
    text.replace('\n# The end', 'email: us@ouse-heating.co.uk\n\n# The end'),
  );
});

test('a change that changes nothing leaves the text', () => {
  expect(changeYaml(text, (file) => file.setIn(['hours'], 'always'))).toBe(text);
  expect(changeYaml('# Nothing yet\n', () => {})).toBe('# Nothing yet\n');
});

test('a file of comments takes its first field', () => {
  expect(changeYaml('# Nothing yet\n', (file) => file.setIn(['items'], ['one']))).toMatch(
    /# Nothing yet\n+items:\n {2}- one\n/,
  );
});
