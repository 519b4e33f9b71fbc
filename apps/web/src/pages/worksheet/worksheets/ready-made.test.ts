/** The worksheets that come with the workbench run without errors, and what they claim is true. */
import { describe, expect, it } from 'vitest';
import { chainsOf } from '../../../sheet/chain.ts';
import { Evaluator } from '../../../worker/evaluator.ts';
import { readLily, writeLily } from '../formats/lily.ts';
import { READY_MADE } from './ready-made.ts';

describe.each(READY_MADE)('$name', ({ title, load }) => {
  it('is a worksheet of this title', async () => {
    const text = await load();
    const sheet = readLily(text, '');
    expect(sheet.title).toBe(title);
    expect(writeLily(sheet)).toBe(text);
  });

  // Strips of length 11 take a second, so shorter ones are looked at here.
  it('runs, and looks for exceptions in vain', async () => {
    const { cells } = readLily(await load(), '');
    const code = cells.flatMap(({ kind, text }) => (kind === 'code' ? [text === 'n = 11' ? 'n = 7' : text] : []));
    const evaluator = new Evaluator({ limits: { steps: 300_000 } });
    const wrong: string[] = [];
    for (const chain of chainsOf(code)) {
      const texts = chain.cells.map((i) => code[i] ?? '');
      const text = texts.at(-1) ?? '';
      for (const { at, end, value, error } of (await evaluator.run(texts, {})).statements) {
        const statement = text.slice(at, end);
        const isException = / if .* != /.test(statement) && value?.kind === 'list' && value.items.length > 0;
        const isFalse = value?.kind === 'boolean' && !value.truth;
        if (error !== null || isException || isFalse) wrong.push(`${statement}: ${error?.message ?? 'not so'}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
