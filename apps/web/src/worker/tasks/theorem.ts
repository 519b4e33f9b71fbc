/** Formulas of classes against direct computation, and certificates before the checker. */
import { parseGame } from '@lilypad/games';
import { type Accepted, checkCertificate, type Rejected } from '@lilypad/prover';
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
  const result = checkCertificate(parseJson(certificate), {
    onProgress: ({ wordsDone, words }) => session.report({ done: wordsDone, total: words, unit: 'words' }),
  });
  return {
    accepted: result.ok,
    target: result.ok ? result.target : null,
    verdict: result.ok ? accepted(result) : rejected(result),
    milliseconds: performance.now() - start,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`This is not JSON: ${(error as Error).message}`, 1);
  }
}

const grouped = (n: number): string => n.toLocaleString('en-US');

function accepted({ target, claim, words, corollaries, obligations, cells }: Accepted): string {
  const what = claim === 'value' ? '' : ', where its positions are ≥ and ≤ 0 and *,';
  const more = corollaries.length === 0 ? '' : `, and with it ${corollaries.join(', ')}`;
  return (
    `${target}${what} is proved${more}: all ${grouped(obligations)} obligations of its ${grouped(words)} words hold ` +
    `in all ${grouped(cells)} cases.`
  );
}

function rejected({ obligation, message, point }: Rejected): string {
  const at = Object.entries(point ?? {}).map(([name, value]) => `${name} = ${value}`);
  return `Rejected at ${obligation}: ${message}${at.length > 0 ? ` for ${at.join(', ')}` : ''}.`;
}
