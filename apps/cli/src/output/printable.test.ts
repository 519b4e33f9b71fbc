import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['T^5.^7F^5 = {1|*}', 'T^5.^7F^5 = {1|*}'],
  ['\u001b[2Jgone', '␛[2Jgone'],
  ['a\rb\u0007', 'a␍b␇'],
  ['\u009b31m\u007f', '�31m␡'],
  ['\u202eabc\u2069', '�abc�'],
  ['two\n\tlines', 'two\n lines'],
  ['⧾₂ ↑∗ 🐸', '⧾₂ ↑∗ 🐸'],
])('%j', (text, shown) => expect(printable(text)).toBe(shown));

test('nothing that a terminal obeys is left, and every character keeps its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const shown = printable(text);
      expect(shown).toHaveLength(text.length);
      expect(shown.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
    }),
  );
});
