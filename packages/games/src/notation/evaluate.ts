/** Syntax tree to game, bottom up on an explicit stack. */
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { GameLimitError, StorageLimitError } from '../core/limits.ts';
import { LEFT } from '../core/side.ts';
import { multiple } from '../theory/multiple.ts';
import { upPower, upSum } from '../theory/uptimal.ts';
import { applyFunction } from './functions.ts';
import { type ParseOptions, parseSyntax } from './parse.ts';
import { catchFault, Fault, type Parsed } from './parse-error.ts';
import type { Syntax } from './syntax.ts';

/**
 * The game that a text denotes, or what is wrong with the text, and where. Atoms that the host adds must already be
 * games of this arena. A text whose game is beyond a limit is an error, too.
 *
 * @throws StorageLimitError - if the arena is full, or the text takes too much work
 * @example
 * ```ts
 * const arena = new Arena();
 * const parsed = parseGame(arena, '{3|1} + *');
 * if (parsed.ok) {
 *   formatGame(arena, parsed.value); // => '{3*|1*}'
 * }
 * const wrong = parseGame(arena, '{3|1');
 * if (!wrong.ok) {
 *   wrong.error.message; // => 'The brace opened at column 1 is never closed.'
 *   wrong.error.column; // => 5
 * }
 * ```
 */
export function parseGame(arena: Arena, text: string, options: ParseOptions<GameId> = {}): Parsed<GameId> {
  const tree = parseSyntax(text, options);
  return tree.ok ? catchFault(text, () => evaluate(arena, tree.value, (atom) => atom)) : tree;
}

/**
 * The game that a syntax tree denotes.
 *
 * @param atom - turns the host's atoms into games
 * @throws NotationFault - an error whose message is a sentence, where a function is given what it cannot take, or where
 * the game is beyond a limit; inside `parseGame` it becomes a `ParseError`
 * @throws StorageLimitError - if the arena is full, or all parts together take too much work
 * @example
 * ```ts
 * const arena = new Arena();
 * const tree = parseSyntax('2.^ + *');
 * if (tree.ok) {
 *   formatGame(arena, evaluate(arena, tree.value, (atom) => atom)); // => '^^*'
 * }
 * ```
 */
export function evaluate<A>(arena: Arena, root: Syntax<A>, atom: (value: A) => GameId): GameId {
  const checkWork = arena.work.together();
  const values: GameId[] = [];
  const pending: { readonly node: Syntax<A>; readonly operands: readonly Syntax<A>[]; next: number }[] = [];
  const enter = (node: Syntax<A>): void => {
    pending.push({ node, operands: operandsOf(node), next: 0 });
  };
  enter(root);
  for (let top = pending.at(-1); top !== undefined; top = pending.at(-1)) {
    const operand = top.operands[top.next++];
    if (operand !== undefined) {
      enter(operand);
      continue;
    }
    pending.pop();
    const operands = values.splice(values.length - top.operands.length);
    try {
      checkWork();
      values.push(combine(arena, top.node, operands, atom));
    } catch (error) {
      if (error instanceof GameLimitError && !(error instanceof StorageLimitError))
        throw new Fault(error.message, top.node.at);
      throw error;
    }
  }
  return values[0] as GameId;
}

function operandsOf<A>(node: Syntax<A>): readonly Syntax<A>[] {
  switch (node.kind) {
    case 'nus':
    case 'power':
    case 'series':
    case 'atom':
      return [];
    case 'tiny':
      return [node.subscript];
    case 'switch':
      return node.options;
    case 'negative':
    case 'multiple':
      return [node.operand];
    case 'call':
      return node.operands;
    case 'sum':
      return node.terms.map((term) => term.value);
    case 'game':
      return [...node.left, ...node.right];
  }
}

function combine<A>(arena: Arena, node: Syntax<A>, operands: GameId[], atom: (value: A) => GameId): GameId {
  const [first] = operands as [GameId];
  switch (node.kind) {
    case 'nus':
      return arena.nus(node.number, node.ups, node.nimber);
    case 'power':
    case 'series': {
      const up = node.kind === 'power' ? upPower(arena, node.n) : upSum(arena, node.n);
      return arena.add(node.down ? arena.negate(up) : up, arena.nus(node.number, 0, node.nimber));
    }
    case 'atom':
      return atom(node.value);
    case 'tiny': {
      const tiny = tinyOf(arena, first);
      return arena.add(node.side === LEFT ? tiny : arena.negate(tiny), arena.number(node.number));
    }
    case 'switch':
      return arena.game(
        operands,
        operands.map((g) => arena.negate(g)),
      );
    case 'negative':
      return arena.negate(first);
    case 'multiple':
      return multiple(arena, first, node.count);
    case 'call': {
      const places = node.operands.map((operand) => operand.at);
      return applyFunction(arena, node.name, operands, node.at, places);
    }
    case 'sum': {
      const signed = operands.map((g, i) => (node.terms[i]?.negative ? arena.negate(g) : g));
      return signed.reduce((sum, g) => arena.add(sum, g));
    }
    case 'game':
      return arena.game(operands.slice(0, node.left.length), operands.slice(node.left.length));
  }
}

/** Tiny(g) = {0||0|-g}. */
function tinyOf(arena: Arena, g: GameId): GameId {
  return arena.game([arena.zero], [arena.game([arena.zero], [arena.negate(g)])]);
}
