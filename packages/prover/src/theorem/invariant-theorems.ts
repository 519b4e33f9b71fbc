/** Statements that a position is ≥, ≤ or = to 0 or *, as corollaries of an invariant of its class that is looked for on the occasion. */
import { findInvariant } from '../invariants/prove-invariant.ts';
import { jumpsMade } from '../invariants/slice.ts';
import { GaveUp } from '../region/exact.ts';
import { gameCorollary, type PlacedPart, placePart } from '../statements/class-corollary.ts';
import type { Part } from '../statements/parts.ts';
import type { Statement } from '../statements/statement.ts';
import { CheckedTheorem } from './checked-theorem.ts';
import type { ProveStatementOptions } from './statement-finding.ts';

/** The most pieces of a class for which an invariant is looked for, unless that is asked for. */
const MOST_PIECES = 4;
const RELATIONS: readonly string[] = ['>=', '<=', '='];

/** Theorems that say all parts of a statement; a sentence without its full stop if there are none. */
export function proveByInvariant(
  statement: Statement,
  parts: readonly Part[],
  options: ProveStatementOptions,
): readonly CheckedTheorem[] | string {
  const { says } = statement;
  if (says.kind === 'is' || !RELATIONS.includes(says.relation))
    return 'An invariant shows only that a position is >=, <= or = to 0 or *';
  const placed: PlacedPart[] = [];
  for (const part of parts) {
    const place = placePart(statement, part);
    if (typeof place === 'string') return place;
    placed.push(place);
  }
  const [{ positions }] = placed.map(({ placement }) => placement);
  if (positions.gap !== '.') return 'Invariants are sets of positions with empty squares in the gaps';
  const { word } = placed[0].placement;
  if (word.length > MOST_PIECES && options.by === undefined) {
    return `Class ${positions.name} is large; --by invariants tries it nevertheless`;
  }
  const corollaries = parts.flatMap((part, i) => gameCorollary(says, part, placed[i]) ?? []);
  const values = new Set(corollaries.map(({ formula }) => ('value' in formula ? formula.value : '')));
  if (corollaries.length < parts.length || [...values].some((value) => value !== '0' && value !== '*')) {
    return 'An invariant compares positions with 0 and * only';
  }
  const theorem = invariantTheorem(placed, values.has('*'), options);
  if (typeof theorem === 'string') return theorem;
  const theorems: CheckedTheorem[] = [];
  for (const corollary of corollaries) {
    const verdict = theorem.concluding([corollary]);
    if (!(verdict instanceof CheckedTheorem)) {
      return `The closed set that was found does not contain all these positions: ${verdict.obligation}: ${verdict.message}`;
    }
    theorems.push(verdict);
  }
  return theorems;
}

/** The invariant of the class for positions as large as these. */
function invariantTheorem(
  placed: readonly PlacedPart[],
  withStar: boolean,
  options: ProveStatementOptions,
): CheckedTheorem | string {
  const { maxSeconds, clock } = options;
  const [{ positions }] = placed.map(({ placement }) => placement);
  const least = ({ placement }: PlacedPart): number =>
    placement.gaps.reduce((sum, { constant }) => sum + Number(constant.numerator), 0);
  const from = Math.min(...placed.map(least));
  const fewestJumps = Math.min(...placed.map(({ placement }) => jumpsMade(placement.word)));
  try {
    const { invariant } = findInvariant(positions, {
      from: Math.max(from, 0),
      fewestJumps,
      withStar,
      ...(maxSeconds === undefined ? {} : { maxSeconds }),
      ...(clock === undefined ? {} : { clock }),
    });
    return CheckedTheorem.prove({ kind: 'invariant', ...invariant, corollaries: [] }, { program: 'lilypad' });
  } catch (error) {
    if (error instanceof GaveUp) return error.message.replace(/\.$/, '');
    throw error;
  }
}
