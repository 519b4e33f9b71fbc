/** A part of a statement as a corollary of counting claims: a board with one frog, whose value is a sum of products. */
import { Dyadic } from '@lilypad/games';
import { isNumber } from '../region/linear.ts';
import { type BoardRun, putBoard, writtenOut } from './boards.ts';
import { freeParameters } from './class-corollary.ts';
import type { StatementGame } from './games.ts';
import { isRuns, mirrorRuns } from './mirror.ts';
import type { NumberExpression } from './number.ts';
import type { Part } from './parts.ts';
import type { Statement } from './statement.ts';
import { linearText } from './written-game.ts';

/** The corollary; a sentence without its full stop if counting claims cannot say it. */
export function countingCorollary({ board, says }: Statement, part: Part): object | string {
  const runs = writtenOut(putBoard(board, part));
  if (runs === null || !isRuns(runs)) return 'Counting claims are about boards without wildcards and brackets';
  const mirrored = !hasOne(runs, 'F');
  if (mirrored && !hasOne(runs, 'T')) return 'Counting claims are about boards with one frog';
  if (says.kind === 'is' || says.relation !== '=' || says.games.length > 1) {
    return 'Counting claims give a value, one for all boards';
  }
  const value = polynomialText(says.games[0].game, part);
  if (value === null) return 'Counting claims have values that are sums of products, perhaps with *';
  const { text, star } = value;
  return {
    name: 'statement',
    board: (mirrored ? mirrorRuns(runs) : runs).map(runText).join(' '),
    parameters: freeParameters(part),
    where: [],
    value: `${mirrored ? `-(${text})` : text}${star ? '*' : ''}`,
  };
}

function hasOne(runs: readonly BoardRun[], letter: 'T' | 'F'): boolean {
  const found = runs.filter((run) => run.letter === letter);
  return found.length === 1 && isNumber(found[0].power) && found[0].power.constant.equals(Dyadic.ONE);
}

const runText = ({ letter, power }: BoardRun): string => (letter === 'F' ? 'F' : `${letter}^(${linearText(power)})`);

interface Polynomial {
  readonly text: string;
  readonly star: boolean;
}

/** The game as a sum of products with forms for its parameters. */
function polynomialText(game: StatementGame, part: Part): Polynomial | null {
  switch (game.kind) {
    case 'nus':
      if (game.ups !== 0 || game.nimber > 1) return null;
      return { text: dyadicText(game.number), star: game.nimber === 1 };
    case 'atom': {
      if (game.value.kind !== 'number') return null;
      const text = expressionText(game.value.number, part);
      return text === null ? null : { text, star: game.value.star };
    }
    case 'negative': {
      const inner = polynomialText(game.operand, part);
      return inner && { ...inner, text: `-(${inner.text})` };
    }
    case 'sum': {
      let sum: Polynomial = { text: '', star: false };
      for (const { negative, value } of game.terms) {
        const term = polynomialText(value, part);
        if (term === null) return null;
        sum = { text: `${sum.text}${negative ? '-' : '+'}(${term.text})`, star: sum.star !== term.star };
      }
      return { ...sum, text: sum.text.replace(/^\+/, '') };
    }
    default:
      return null;
  }
}

function expressionText(expression: NumberExpression, part: Part): string | null {
  switch (expression.kind) {
    case 'constant':
      return dyadicText(expression.value);
    case 'parameter':
      return linearText(
        part.get(expression.name) ?? { terms: new Map([[expression.name, Dyadic.ONE]]), constant: Dyadic.ZERO },
      );
    case 'sum':
    case 'product': {
      const isSum = expression.kind === 'sum';
      const texts = (isSum ? expression.terms : expression.factors).map((one) => expressionText(one, part));
      return texts.includes(null) ? null : texts.map((text) => `(${text})`).join(isSum ? '+' : '');
    }
    case 'power':
      return null;
  }
}

/** Certificates of counting claims have halves only; they are written 3/2, and refused otherwise. */
const dyadicText = (value: Dyadic): string => value.toString();
