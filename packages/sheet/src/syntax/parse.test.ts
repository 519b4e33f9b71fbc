/** Any text is read: as statements, or as errors with places inside the text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStatements } from './parse.ts';

const PIECES = [
  ...[
    'T',
    'F',
    'tt',
    'f',
    '.',
    '..',
    '_',
    '-',
    '□',
    '^',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '|',
    '||',
    '*',
    '**',
    '+',
    '+-',
    '/',
    '%',
  ],
  ...[
    ':',
    ':=',
    '=',
    '<|',
    '->',
    ',',
    ';',
    '\n',
    ' ',
    '"',
    '#',
    '\\',
    '1',
    '23',
    'n',
    'G',
    'v',
    'v3',
    'Tiny',
    'where',
    'if',
    'then',
  ],
  ...['else', 'for', 'in', 'and', 'not', '\\frac{1}{2}', '/*', 'mod', 'é', '😀', '\u0000', 'RL', 'table(', 'find('],
];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(''));

test('random texts give statements and errors in order, each inside the text', () => {
  fc.assert(
    fc.property(text, (source) => {
      let last = 0;
      for (const part of parseStatements(source).parts) {
        expect(part.at).toBeGreaterThanOrEqual(last);
        expect(part.end).toBeGreaterThanOrEqual(part.at);
        last = part.end;
        if (part.ok) continue;
        expect(part.problem.message).toMatch(/\.$/);
        expect(part.problem.at).toBeGreaterThanOrEqual(0);
        expect(part.problem.end).toBeLessThanOrEqual(source.length);
        expect(part.problem.end).toBeGreaterThanOrEqual(part.problem.at);
      }
      expect(last).toBeLessThanOrEqual(source.length);
    }),
    { numRuns: 500 },
  );
});
