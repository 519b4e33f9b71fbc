/** The documents about the language: every block is run, and what follows `# =>` is what the statement gives. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FUNCTIONS } from './functions/registry.ts';
import { Sheet } from './sheet.ts';
import { printValue } from './values/print.ts';

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url)), 'utf8');

const blocksIn = (markdown: string, language = 'lily'): string[] =>
  [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, written]) => written === language)
    .map(([, , block]) => block as string);

/** Each statement with what it should give, where that is said, and what it gives. */
async function run(block: string): Promise<{ input: string; expected: string | null; given: string }[]> {
  const outcomes = await new Sheet().runText(block);
  return outcomes.map(({ at, end, outcome }) => ({
    input: block.slice(at, end),
    expected: /^[ \t]*# => ([^\n]*)/.exec(block.slice(end))?.[1]?.trimEnd() ?? null,
    given: outcome.ok ? printValue(outcome.value) : `error: ${outcome.error.message}`,
  }));
}

describe.each(['language.md', 'coming-from-cgsuite.md'])('docs/%s', (name) => {
  const blocks = blocksIn(read(name));

  test.each(blocks)('%s', async (block) => {
    for (const { input, expected, given } of await run(block)) {
      if (expected === null) expect(given, input).not.toMatch(/^error/);
      else expect(given, input).toBe(expected);
    }
  });
});

/** What the lines of a program give; a table without its names, since those are the program's own. */
async function resultsOf(program: string): Promise<string[]> {
  const outcomes = await new Sheet().runText(program);
  return outcomes.map(({ outcome }) => {
    if (!outcome.ok) return `error: ${outcome.error.message}`;
    const { value } = outcome;
    if (value.kind === 'function') return 'a function';
    return value.kind === 'table'
      ? value.rows
          .flat()
          .map((cell) => printValue(cell))
          .join(' ')
      : printValue(value);
  });
}

describe('ten programs of CGSuite are translated line by line', () => {
  const text = read('coming-from-cgsuite.md');
  const pairs = blocksIn(text, 'cgscript').map((program, i) => [program, blocksIn(text)[i] ?? ''] as const);

  test('there are ten', () => {
    expect(text.match(/^## \d+\. /gm)).toHaveLength(10);
    expect(pairs).toHaveLength(10);
  });

  test.each(pairs)('%s', async (cgscript, lily) => {
    expect(cgscript.trim().split('\n')).toHaveLength(lily.trim().split('\n').length);
    const results = await resultsOf(cgscript);
    expect(results.filter((result) => result.startsWith('error'))).toEqual([]);
    expect(results).toEqual(await resultsOf(lily));
  });
});

test('the document names every function', () => {
  const text = read('language.md');
  expect(FUNCTIONS.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
