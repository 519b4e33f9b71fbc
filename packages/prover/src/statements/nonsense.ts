/** Statements that can be read and mean nothing: about no board at all, or with boards on the right side that do not exist. */
import { Dyadic } from '@lilypad/games';
import { Misread } from '../region/expression.ts';
import type { Linear } from '../region/linear.ts';
import { powersOf, putLinear } from './boards.ts';
import { type Atom, atomsIn } from './games.ts';
import { partsOf } from './parts.ts';
import type { Statement } from './statement.ts';
import { linearText } from './written-game.ts';

/** Throws `Misread` for such a statement; `conditions` is the offset of its conditions in the text. */
export function refuseNonsense(statement: Statement, text: string, conditions: number): void {
  const parts = partsOf(statement);
  if (typeof parts === 'string') return;
  if (parts.length === 0) throw new Misread('There is no board for which these conditions hold.', conditions);
  const { says } = statement;
  const atoms = says.kind === 'is' ? [] : says.games.flatMap(({ game }) => atomsIn(game));
  for (const power of atoms.flatMap(powersIn)) {
    if (parts.every((part) => isNeverNegative(putLinear(power, part)))) continue;
    const at = Math.max(0, text.search(/[[]|O\s*\^/));
    const name = linearText(power);
    throw new Misread(`The power ${name} of a game is negative for some boards; a condition must exclude that.`, at);
  }
}

function powersIn(atom: Atom): readonly Linear[] {
  if (atom.kind === 'board') return powersOf(atom.items);
  return atom.kind === 'nesting' ? [atom.times] : [];
}

/** The parameters of a part are >= 0. */
const isNeverNegative = ({ terms, constant }: Linear): boolean =>
  [constant, ...terms.values()].every((x) => x.compare(Dyadic.ZERO) >= 0);
