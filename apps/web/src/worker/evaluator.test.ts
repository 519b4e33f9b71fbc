import { beforeEach, describe, expect, it } from 'vitest';
import { Evaluator } from './evaluator.ts';

let evaluator: Evaluator;

beforeEach(() => {
  evaluator = new Evaluator({});
});

/** What the last statement of the last cell gives. */
async function last(...cells: string[]): Promise<string> {
  const { statements } = await evaluator.run(cells, {});
  const end = statements.at(-1);
  if (end?.error) return `error: ${end.error.message}`;
  const value = end?.value;
  return value !== undefined && value !== null && 'written' in value ? value.written.plain : JSON.stringify(value);
}

describe('a cell', () => {
  it('sees the cells above it, each name as it was last defined', async () => {
    expect(await last('a = 1', 'f(n) = n + a', 'b = f(1)', 'a = 10', 'b + f(1)')).toBe('13');
  });

  it('sees nothing that other questions have defined', async () => {
    expect(await last('a = 1', 'a')).toBe('1');
    expect(await last('a')).toBe('error: "a" has no value here.');
  });

  it('is run again when what it needs changes, and not otherwise', async () => {
    expect(await last('a = 1', 'b = a + 1', 'b')).toBe('2');
    expect(await last('a = 5', 'b = a + 1', 'b')).toBe('6');
    const first = await evaluator.run(['a = 1', 'b = a + 1', 'b'], {});
    expect(await evaluator.run(['a = 1', 'b = a + 1', 'b'], {})).toBe(first);
  });

  it('that fails leaves the others alone', async () => {
    expect(await last('a = none', 'b = 2', 'b')).toBe('2');
    expect(await last('a = none', 'a + 1')).toBe('error: "a" has no value, because its definition failed.');
  });

  it('says where a mistake is', async () => {
    const { statements } = await evaluator.run(['1 + 1\nnone + 2'], {});
    expect(statements.map(({ error }) => error && [error.at, error.end])).toEqual([null, [6, 10]]);
  });

  it('can be stopped, and is not remembered then', async () => {
    let asked = 0;
    const { statements } = await evaluator.run(['sum([n for n in 1..4000])'], { isCancelled: () => ++asked > 3 });
    expect(statements.map(({ error }) => error?.kind)).toEqual(['cancelled']);
    expect(await last('sum([n for n in 1..4000])')).toBe('8002000');
  });
});
