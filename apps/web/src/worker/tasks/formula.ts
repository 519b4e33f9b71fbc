/** Tries a formula on the cells of a table: where it agrees with the values, where it differs, where it says nothing. */
import { parseGame } from '@lilypad/games';
import { instancesOf, parseStatement, type StatementInstance, statementHolds } from '@lilypad/prover';
import type { FormulaAnswer, FormulaQuestion } from '../protocol.ts';
import { InputError, readBoard, type WorkerSession } from '../session.ts';

export function formula(session: WorkerSession, { family, formula: text, cells }: FormulaQuestion): FormulaAnswer {
  const start = `${family} = `;
  const parsed = parseStatement(start + text);
  if (!parsed.ok) throw new InputError(parsed.error.message, Math.max(1, parsed.error.column - start.length));
  const statement = parsed.value;
  const bounds = Object.fromEntries(
    statement.parameters.map((name) => [name, Math.max(0, ...cells.map(({ point }) => point[name] ?? 0))]),
  );
  const keyOf = (values: Readonly<Record<string, number>>): string =>
    statement.parameters.map((name) => values[name]).join();
  const said = new Map<string, StatementInstance>();
  for (const instance of instancesOf(statement, 0, bounds)) said.set(keyOf(instance.values), instance);

  const valuer = session.values.valuer();
  const { arena } = valuer;
  const verdicts = cells.map(({ position, known, point }) => {
    const instance = said.get(keyOf(point));
    if (instance === undefined) return 'silent';
    const value = known === undefined ? null : parseGame(arena, known);
    const game = value?.ok ? value.value : valuer.value(readBoard(position));
    return statementHolds(arena, statement, instance, () => game) ? 'agrees' : 'differs';
  });
  return { verdicts };
}
