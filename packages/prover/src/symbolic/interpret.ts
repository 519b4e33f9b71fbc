/** From the syntax tree of a text with parameters to a canonical form, by the operations of a calculus. */
import { Arena, Dyadic, evaluate, type GameId, LEFT, RIGHT, type Syntax } from '@lilypad/games';
import type { Affine } from '../region/affine.ts';
import { GaveUp } from '../region/exact.ts';
import { toAffine } from '../region/linear.ts';
import { type Atom, MOST_UPS } from './atom.ts';
import type { Calculus } from './calculus.ts';
import type { Tree } from './forest.ts';

const MOST_COPIES = 1000n;
const MOST_NESTING = 400;

export const NO_FUNCTIONS = 'With parameters, functions and ordinal sums of games are not worked out.';

/** The parameters that occur. */
export function namesIn(syntax: Syntax<Atom>, depth = 0): string[] {
  if (depth > MOST_NESTING) throw new GaveUp(`With parameters, games nest at most ${MOST_NESTING} deep.`);
  if (syntax.kind === 'atom') return [...syntax.value.linear.terms.keys()];
  return parts(syntax).flatMap((part) => namesIn(part, depth + 1));
}

/** The offset of the first function, such as Heat(..) or an ordinal sum; null if there is none. */
export function functionIn(syntax: Syntax<Atom>): number | null {
  const pending: Syntax<Atom>[] = [syntax];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'call') return node.at;
    pending.push(...parts(node).toReversed());
  }
  return null;
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
    case 'call':
      return syntax.operands;
    case 'sum':
      return syntax.terms.map((term) => term.value);
    case 'game':
      return [...syntax.left, ...syntax.right];
    default:
      return [];
  }
}

/** Reads values off syntax trees; keeps one arena for ups, nimbers and the like, which have no parameters. */
export class Interpreter {
  private arena: Arena | null = null;
  private readonly known = new Map<Syntax<Atom>, Tree>();

  constructor(private readonly calculus: Calculus) {}

  /** The canonical form of what the syntax tree says; forks where that depends on the parameters. */
  value(syntax: Syntax<Atom>): Tree {
    const { calculus } = this;
    const { space } = calculus.forest;
    const recur = (part: Syntax<Atom>): Tree => this.value(part);
    switch (syntax.kind) {
      case 'nus':
      case 'power':
      case 'series':
      case 'atom':
        return this.whole(syntax);
      case 'tiny': {
        const zero = calculus.forest.leaf(space.zero);
        const threat = calculus.make([zero], [calculus.negate(recur(syntax.subscript))]);
        const tiny = calculus.make([zero], [threat]);
        return calculus.translate(syntax.side === LEFT ? tiny : calculus.negate(tiny), space.constant(syntax.number));
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
      case 'call':
        throw new GaveUp(NO_FUNCTIONS);
      case 'game':
        return calculus.make(syntax.left.map(recur), syntax.right.map(recur));
    }
  }

  /** What needs no decision: a number with parameters plus a game without. */
  private whole(syntax: Extract<Syntax<Atom>, { kind: 'nus' | 'power' | 'series' | 'atom' }>): Tree {
    let tree = this.known.get(syntax);
    if (tree === undefined) {
      const { space } = this.calculus.forest;
      if (syntax.kind === 'atom') {
        const { linear, ups, nimber } = syntax.value;
        tree = this.numberUpStar(toAffine(space, linear), ups, nimber);
      } else if (syntax.kind === 'nus') {
        tree = this.numberUpStar(space.constant(syntax.number), syntax.ups, syntax.nimber);
      } else {
        if (syntax.n > MOST_UPS) throw new GaveUp(`With parameters, uptimals go up to ${MOST_UPS}.`);
        const arena = this.games();
        tree = this.fromArena(
          evaluate<never>(arena, syntax, (atom) => atom),
          space.zero,
        );
      }
      this.known.set(syntax, tree);
    }
    return tree;
  }

  /** x + ups·up + *nimber */
  private numberUpStar(x: Affine, ups: number, nimber: number): Tree {
    if (ups === 0 && nimber === 0) return this.calculus.forest.leaf(x);
    if (Math.abs(ups) > MOST_UPS || nimber > MOST_UPS) {
      throw new GaveUp(`With parameters, ups and nimbers go up to ${MOST_UPS}.`);
    }
    return this.fromArena(this.games().nus(Dyadic.ZERO, ups, nimber), x);
  }

  private games(): Arena {
    this.arena ??= new Arena();
    return this.arena;
  }

  /** The tree of a game of the arena plus x. */
  private fromArena(game: GameId, x: Affine): Tree {
    const { forest } = this.calculus;
    const arena = this.games();
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
