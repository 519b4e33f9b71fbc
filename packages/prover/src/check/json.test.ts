import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './json.ts';
import { Misread } from './misread.ts';

test.each([
  ['{"a": 1, "a": 1}', 'a'],
  ['{"a": {"b": [], "c": 1, "b": []}}', 'b'],
  ['[{"x": 1}, {"x": 1, "y": 2, "\\u0078": 1}]', 'x'],
  ['{"": 1, "": 2}', ''],
  ['{"a\\"}": 1, "a\\"}": 2}', 'a"}'],
])('%s has the key %j twice', (text, key) => {
  expect(() => parseJson(text)).toThrow(new Misread(`the key "${key}" is there twice in one object`));
});

test.each([
  '{"a": {"a": 1}, "b": {"a": ["a", "a"]}}',
  '[{"a": 1}, {"a": 1}]',
  '{"a": "{\\"a\\": 1, \\"a\\": 2}"}',
  '"a: a: a"',
])('%s has none', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test('any other JSON is read as it always is, with a byte order mark or without', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (json, mark) => {
      const text = JSON.stringify(json, null, 1);
      expect(parseJson((mark ? '\uFEFF' : '') + text)).toEqual(JSON.parse(text));
    }),
  );
});

test('what is not JSON is not read', () => {
  for (const text of ['', '{', '{"a": 1,}', "{'a': 1}", '\uFEFF\uFEFF{}'])
    expect(() => parseJson(text)).toThrow(SyntaxError);
});
