/** The register is well formed: its statements are read, and what it names exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseStatement } from '@lilypad/prover';
import { expect, test } from 'vitest';
import { CONJECTURES, REGISTER, resultNamed } from './register.ts';
import { ROCQ_THEOREMS } from './rocq-theorems.ts';

const ROCQ = new URL('../../../../rocq/', import.meta.url);

test('names are unique, and those of conjectures are E1 to E6 and T1 to T5', () => {
  const names = REGISTER.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(CONJECTURES.map(({ name }) => name).join(' ')).toBe('E1 E2 E3 E4 E5 E6 T1 T2 T3 T4 T5');
  expect(resultNamed('l4.5')?.name).toBe('L4.5');
  expect(resultNamed('L9')).toBeUndefined();
});

test('statements are read, and say what they are about', () => {
  for (const { name, statements, checked } of REGISTER) {
    for (const { text } of statements) expect([name, parseStatement(text)]).toMatchObject([name, { ok: true }]);
    expect([name, statements.length > 0]).toEqual([name, checked !== undefined]);
  }
});

test('every result has a source, a state in the literature, and a way to be shown', () => {
  for (const { name, source, literature, statements, classes, certificate } of REGISTER) {
    expect([name, source.length > 0, literature.length > 0]).toEqual([name, true, true]);
    const ways = [statements.length > 0, classes !== undefined, certificate !== undefined].filter(Boolean);
    expect([name, ways.length <= 1]).toEqual([name, true]);
  }
});

test('results that are named exist', () => {
  for (const { name, from = [], impliedBy = [] } of REGISTER) {
    for (const other of [...from, ...impliedBy]) expect([name, resultNamed(other)?.name]).toEqual([name, other]);
  }
});

/** The theorems of the files Named*.v, with their statements on one line. */
function theoremsInRocq(): Map<string, string> {
  const files = readdirSync(ROCQ).filter((file) => /^Named.*\.v$/.test(file));
  const texts = files.map((file) => readFileSync(new URL(file, ROCQ), 'utf8'));
  const found = texts.flatMap((text) => [
    ...text.matchAll(/^(?:Theorem|Corollary) (\w+)\s*:([\s\S]*?)\.\s*\n\s*Proof/gm),
  ]);
  return new Map(found.map(([, name = '', statement = '']) => [name, statement.replace(/\s+/g, ' ').trim()]));
}

test('the list of theorems of Rocq has all that are named there, word by word', () => {
  const listed = new Map(ROCQ_THEOREMS.map(({ name, statement }) => [name, statement]));
  expect(listed).toEqual(theoremsInRocq());
  expect(listed.size).toBe(ROCQ_THEOREMS.length);
});

test('theorems of Rocq are about results of the register, in its words or in statements that are read', () => {
  for (const { name, says, about } of ROCQ_THEOREMS) {
    for (const result of about) expect([name, resultNamed(result)?.name]).toEqual([name, result]);
    const words = about.map((result) => resultNamed(result)?.statement);
    for (const text of says) {
      expect([name, text, words.includes(text) || parseStatement(text).ok]).toEqual([name, text, true]);
    }
  }
});
