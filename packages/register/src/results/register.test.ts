/** The register is well formed: its statements are read, and what it names exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseStatement } from '@lilypad/prover';
import { expect, test } from 'vitest';
import { CONJECTURES, REGISTER, resultNamed } from './register.ts';

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

test('theorems of Rocq that are named exist', () => {
  const files = readdirSync(ROCQ).filter((file) => file.endsWith('.v'));
  const text = files.map((file) => readFileSync(new URL(file, ROCQ), 'utf8')).join('\n');
  const there = new Set([...text.matchAll(/^(?:Theorem|Corollary) (\w+)/gm)].map(([, name]) => name));
  for (const { name, rocq = [] } of REGISTER) {
    for (const theorem of rocq) expect([name, theorem, there.has(theorem)]).toEqual([name, theorem, true]);
  }
});
