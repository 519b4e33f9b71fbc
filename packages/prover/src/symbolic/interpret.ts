/** From the syntax tree of a text with parameters to a canonical form, by the operations of a calculus. */
import { Arena, Dyadic, evaluate, type GameId, LEFT, RIGHT, type Syntax } from '@lilypad/games';
import type { Affine } from '../region/affine.ts';
import { GaveUp } from '../region/exact.ts';
import { toAffine } from '../region/linear.ts';
import { type Atom, MOST_UPS } from './atom.ts';
import type { Calculus } from './calculus.ts';
import type { Forest, Tree } from './forest.ts';

const MOST_COPIES = 1000n;
const MOST_NESTING = 400;

/** The parameters that occur. */
export function namesIn(syntax: Syntax<Atom>, depth = 0): string[] {
  if (depth > MOST_NESTING) throw new GaveUp(`With parameters, games nest at most ${MOST_NESTING} deep.`);
  if (syntax.kind === 'atom') return [...syntax.value.linear.terms.keys()];
  return parts(syntax).flatMap((part) => namesIn(part, depth + 1));
}

function parts(syntax: Syntax<Atom>): readonly Syntax<Atom>[] {
  switch (syntax.kind) {
    case 'tiny':
      return [syntax.subscript];
    case 'switch':
      return syntax.options;
    case 'negative':
    case 'multiple':
      return [syntax.operand];
    case 'sum':
      return syntax.terms.map((term) => term.value);
    case 'game':
      return [...syntax.left, ...syntax.right];
    default:
      return [];
  }
}

/** The canonical form of what the syntax tree says; forks where that depends on the parameters. */
export function interpret(calculus: Calculus, syntax: Syntax<Atom>): Tree {
  const { forest } = calculus;
  const { space } = forest;
  const recur = (part: Syntax<Atom>): Tree => interpret(calculus, part);
  const leaf = (x: Dyadic): Tree => forest.leaf(space.constant(x));
  switch (syntax.kind) {
    case 'nus':
      return numberUpStar(forest, space.constant(syntax.number), syntax.ups, syntax.nimber);
    case 'power':
    case 'series':
      return concrete(forest, syntax);
    case 'atom': {
      const { linear, ups, nimber } = syntax.value;
      return numberUpStar(forest, toAffine(space, linear), ups, nimber);
    }
    case 'tiny': {
      const zero = leaf(Dyadic.ZERO);
      const threat = calculus.make([zero], [calculus.negate(recur(syntax.subscript))]);
      const tiny = calculus.make([zero], [threat]);
      return calculus.add(leaf(syntax.number), syntax.side === LEFT ? tiny : calculus.negate(tiny));
    }
    case 'switch': {
      const options = syntax.options.map(recur);
      return calculus.make(
        options,
        options.map((option) => calculus.negate(option)),
      );
    }
    case 'negative':
      return calculus.negate(recur(syntax.operand));
    case 'multiple':
      return multiple(calculus, recur(syntax.operand), syntax.count);
    case 'sum':
      return syntax.terms
        .map(({ negative, value }) => (negative ? calculus.negate(recur(value)) : recur(value)))
        .reduce((sum, term) => calculus.add(sum, term));
    case 'game':
      return calculus.make(syntax.left.map(recur), syntax.right.map(recur));
  }
}

/** x + ups·up + *nimber */
function numberUpStar(forest: Forest, x: Affine, ups: number, nimber: number): Tree {
  if (Math.abs(ups) > MOST_UPS || nimber > MOST_UPS) {
    throw new GaveUp(`With parameters, ups and nimbers go up to ${MOST_UPS}.`);
  }
  const arena = new Arena();
  return fromArena(forest, arena, arena.nus(Dyadic.ZERO, ups, nimber), x);
}

function concrete(forest: Forest, syntax: Extract<Syntax<Atom>, { kind: 'power' | 'series' }>): Tree {
  if (syntax.n > MOST_UPS) throw new GaveUp(`With parameters, uptimals go up to ${MOST_UPS}.`);
  const arena = new Arena();
  const game = evaluate<never>(arena, syntax, (atom) => atom);
  return fromArena(forest, arena, game, forest.space.zero);
}

/** The tree of a game of an arena plus x. */
function fromArena(forest: Forest, arena: Arena, game: GameId, x: Affine): Tree {
  const known = new Map<GameId, Tree>();
  const tree = (g: GameId): Tree => {
    const number = arena.asNumber(g);
    if (number !== null) return forest.leaf(forest.space.plus(forest.space.constant(number), x));
    const result = known.get(g) ?? forest.node(arena.options(g, LEFT).map(tree), arena.options(g, RIGHT).map(tree));
    known.set(g, result);
    return result;
  };
  return tree(game);
}

function multiple(calculus: Calculus, g: Tree, count: bigint): Tree {
  const { forest } = calculus;
  const form = forest.form(g);
  if (form !== null) return forest.leaf(forest.space.scale(form, Number(count)));
  if (count < 0n) return calculus.negate(multiple(calculus, g, -count));
  if (count > MOST_COPIES) throw new GaveUp(`With parameters, at most ${MOST_COPIES} copies of a game are added.`);
  let sum = forest.leaf(forest.space.zero);
  for (let i = 0n; i < count; i++) sum = calculus.add(sum, g);
  return sum;
}
