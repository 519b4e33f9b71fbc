/** Compares formulas of classes with direct computation, and checks certificates. */
import { parseGame } from '@lilypad/games';
import { CheckedTheorem, type Rejected } from '@lilypad/prover';
import type { CheckAnswer, Input, InstancesAnswer } from '../protocol.ts';
import { InputError, readBoard, type WorkerSession } from '../session.ts';
import { short, write } from '../written.ts';

export function instances(session: WorkerSession, { instances: list }: Input<'instances'>): InstancesAnswer {
  const valuer = session.values.valuer();
  const { arena } = valuer;
  const values = list.map(({ board, game }, i) => {
    const formula = parseGame(arena, game);
    if (!formula.ok) throw new InputError(formula.error.message, formula.error.column);
    const value = valuer.value(readBoard(board));
    session.report({ done: i + 1, total: list.length, unit: 'positions' });
    const relation = arena.compare(value, formula.value);
    return { relation, value: short(arena, value), latex: write(arena, value, 'latex') };
  });
  return { values };
}

export function check(session: WorkerSession, { certificate }: Input<'check'>): CheckAnswer {
  const start = performance.now();
  session.team.want();
  const result = onJson(() =>
    CheckedTheorem.check(certificate, {
      team: session.team,
      onProgress: ({ wordsDone, words }) => session.report({ done: wordsDone, total: words, unit: 'words' }),
    }),
  );
  const isProved = result instanceof CheckedTheorem;
  return {
    accepted: isProved,
    target: isProved ? result.target : null,
    verdict: isProved ? accepted(result) : rejected(result),
    milliseconds: performance.now() - start,
  };
}

function onJson<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof SyntaxError ? new InputError(`This is not JSON: ${error.message}`, 1) : error;
  }
}

const grouped = (n: number): string => n.toLocaleString('en-US');

function accepted({ target, phrases, counts, corollaries }: CheckedTheorem): string {
  const { words, obligations, cells } = counts;
  const families = corollaries.map(({ family, formula }) => `${family} = ${formula.join(' ')}`);
  const more = families.length === 0 ? '' : `, and with it ${families.join(', and ')}`;
  return (
    `${phrases.before}${target}${phrases.says} is proved${more}: all ${grouped(obligations)} obligations of its ${grouped(words)} ` +
    `${phrases.entries} hold in all ${grouped(cells)} cases.`
  );
}

function rejected({ obligation, message, point }: Rejected): string {
  const at = Object.entries(point ?? {}).map(([name, value]) => `${name} = ${value}`);
  return `Rejected at ${obligation}: ${message}${at.length > 0 ? ` for ${at.join(', ')}` : ''}.`;
}
