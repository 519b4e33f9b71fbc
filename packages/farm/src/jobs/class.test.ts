/** A proof of outcomes that is cut off goes on where it was, and what it was given as a checkpoint must be one. */
import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { classJob } from './class.ts';
import type { Plain } from './job.ts';
import { checkpointOf } from './kind.ts';
import { kindNamed } from './kinds.ts';
import { packed } from './packed.ts';

const CLASS = kindNamed('class');
const QUESTION = CLASS.readQuestion(classJob('B11').question);

/** Proves the outcomes of B11, perhaps from a checkpoint as it comes from the database; returns all that was saved. */
async function prove(checkpoint: Plain = null) {
  const saved: Plain[] = [];
  const { answer, details } = await CLASS.run(QUESTION, {
    maxBytes: 2 ** 28,
    hint: null,
    checkpoint: checkpointOf(CLASS, checkpoint, QUESTION),
    save: (state) => void saved.push(JSON.parse(JSON.stringify(state))),
    onProgress: () => {},
  });
  return { answer, details, saved };
}

describe('outcomes of a class', () => {
  test('from each checkpoint the same certificate, and fewer lessons', { timeout: 60_000 }, async () => {
    const whole = await prove();
    expect(whole.answer).toMatchObject({ certificate: expect.stringContaining('B11') });
    expect(whole.saved.length).toBeGreaterThan(2);
    for (const [i, checkpoint] of whole.saved.entries()) {
      const rest = await prove(checkpoint);
      expect([rest.answer, rest.details]).toEqual([whole.answer, whole.details]);
      // Where it begins is saved again.
      expect(rest.saved).toHaveLength(whole.saved.length - i);
    }
  });

  test('what is no checkpoint is none', async () => {
    const [checkpoint] = (await prove()).saved as { readonly edges: string; readonly learned: string }[];
    const { edges = '', learned = '' } = checkpoint ?? {};
    const wrong: Plain[] = [
      5,
      {},
      { edges },
      { edges, learned: 'x' },
      { edges: learned, learned },
      { edges, learned: edges },
    ];
    for (const data of [...wrong, { edges, learned: packed({ round: 1 }) }]) {
      expect(checkpointOf(CLASS, data, QUESTION)).toBeNull();
    }
    // Nested so deep that no reader gets to its end.
    const tests = 200_000;
    const deep = `${'{"form":[0,0,0,0,0],"modulus":1,"yes":'.repeat(tests)}{}${',"no":{}}'.repeat(tests)}`;
    const state = inflateSync(Buffer.from(learned, 'base64')).toString();
    const deepened = deflateSync(state.replace('"predicate":null', `"predicate":${deep}`)).toString('base64');
    expect(deepened.length).toBeGreaterThan(learned.length);
    expect(checkpointOf(CLASS, { edges, learned: deepened }, QUESTION)).toBeNull();
    expect(checkpointOf(CLASS, { edges, learned }, QUESTION)).not.toBeNull();
    // That of another class.
    expect(checkpointOf(CLASS, { edges, learned }, { name: 'B21' })).toBeNull();
  });
});
