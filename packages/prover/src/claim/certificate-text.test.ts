/** Certificates as texts: the same document, in lines that are not too long. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactText } from './certificate-text.ts';

test('a part that fits is on one line', () => {
  const rest = Array.from({ length: 12 }, () => ({ leap: true }));
  expect(compactText({ claim: 'strategy', moves: { T1: { reply: 'F1', rest } }, put: {} })).toBe(
    [
      '{',
      '  "claim": "strategy",',
      '  "moves": {',
      '    "T1": {',
      '      "reply": "F1",',
      '      "rest": [',
      ...rest.map((_, i) => `        { "leap": true }${i < 11 ? ',' : ''}`),
      '      ]',
      '    }',
      '  },',
      '  "put": {}',
      '}',
      '',
    ].join('\n'),
  );
});

test('every document can be read back, and lines are short where texts are', () => {
  const short = fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean(), fc.constant(null));
  const key = fc.stringMatching(/^[a-z]{1,6}$/);
  const { document } = fc.letrec<{ document: object; part: unknown }>((tie) => ({
    document: fc.dictionary(key, tie('part')),
    part: fc.oneof({ maxDepth: 5 }, short, fc.array(tie('part'), { maxLength: 6 }), tie('document')),
  }));
  fc.assert(
    fc.property(document, (json) => {
      const text = compactText(json);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(json)));
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    }),
    { numRuns: 100 },
  );
});
