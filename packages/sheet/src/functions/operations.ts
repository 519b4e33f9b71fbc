/** Operations that make games of games. Those that the notation of games knows by name are evaluated by it. */
import {
  type Arena,
  evaluate as evaluateSyntax,
  type FUNCTION_NAMES,
  type GameId,
  LEFT,
  nimProduct,
  RIGHT,
  SIDES,
} from '@lilypad/games';
import { type CallSite, entry, type FunctionEntry } from '../evaluate/entry.ts';
import { counted } from '../evaluate/operators.ts';
import { Fault } from '../syntax/fault.ts';
import { listValue, type Value } from '../values/value.ts';

type Name = (typeof FUNCTION_NAMES)[number];

/** A function that the notation knows, with its limits and its messages. */
function byNotation(site: CallSite, name: Name, games: readonly GameId[]): Value {
  const { at } = site.place;
  const operands = games.map((value) => ({ kind: 'atom', at, value }) as const);
  const call = { kind: 'call', at, name, operands } as const;
  return site.evaluation.games.value(evaluateSyntax<GameId>(site.arena, call, (g) => g));
}

const G = ['G', 'game'] as const;

const operation = (
  name: string,
  of: Name,
  parameters: readonly (readonly [name: string, kind: 'game'])[],
  help: string,
  example: string,
  aliases: readonly string[] = [],
): FunctionEntry =>
  entry({
    name,
    aliases,
    group: 'operations',
    parameters,
    help,
    example,
    run: (site, ...games) => byNotation(site, of, games),
  });

const tiny = (name: 'tiny' | 'miny', help: string): FunctionEntry =>
  entry({
    name,
    group: 'operations',
    parameters: [G],
    help,
    example: `${name}(2)`,
    run: ({ evaluation, arena, place }, g) => {
      const subscript = { kind: 'atom', at: place.at, value: g } as const;
      const side = name === 'tiny' ? LEFT : RIGHT;
      const number = arena.stop(arena.zero, LEFT);
      const tree = { kind: 'tiny', at: place.at, side, number, subscript } as const;
      return evaluation.games.value(evaluateSyntax<GameId>(arena, tree, (id) => id));
    },
  });

/** Powers of a game {0|H}: `make` is given H and the sum of the powers below the n-th. */
const uptimal = (
  name: string,
  help: string,
  example: string,
  make: (arena: Arena, h: GameId, below: GameId) => GameId,
): FunctionEntry =>
  entry({
    name,
    group: 'operations',
    parameters: [G, ['n', 'integer']],
    help,
    example,
    run: function* ({ evaluation, arena, place }, g, n) {
      const [[zero, ...others], [h, ...more]] = SIDES.map((side) => arena.options(g, side)) as [GameId[], GameId[]];
      if (zero !== arena.zero || h === undefined || others.length + more.length > 0) {
        throw new Fault('Only games {0|H} have powers.', place);
      }
      if (n < 1) throw new Fault('The power must be at least 1.', place);
      let below = arena.zero;
      for (let i = 1; i < n; i++) {
        if (evaluation.budget.step(place)) yield;
        below = arena.game([below], [h]);
      }
      return evaluation.games.value(make(arena, h, below));
    },
  });

export const OPERATIONS: readonly FunctionEntry[] = [
  operation('cool', 'Cool', [G, ['t', 'game']], 'G cooled by the temperature t', 'cool({3|1}, 1/2)'),
  operation('heat', 'Heat', [G, ['t', 'game']], 'G heated by t', 'heat(^, 1)'),
  operation(
    'overheat',
    'Overheat',
    [G, ['s', 'game'], ['t', 'game']],
    'G overheated from s to t',
    'overheat({1|*}, 1, 1)',
  ),
  operation(
    'nortonProduct',
    'NortonProduct',
    [G, ['U', 'game']],
    'the Norton product of G by U',
    'nortonProduct({1|*}, ^)',
    ['NortonMultiply', 'norton'],
  ),
  operation(
    'conwayProduct',
    'ConwayProduct',
    [G, ['H', 'game']],
    'the Conway product of G and H',
    'conwayProduct(^, *2)',
    ['ConwayMultiply'],
  ),
  operation('ordinalSum', 'OrdinalSum', [G, ['H', 'game']], 'the ordinal sum G:H', 'ordinalSum(*, 1)'),
  uptimal('pow', 'the n-th power of G = {0|H}, as ^<n> is of ^', 'pow(^, 2)', (arena, h, below) =>
    arena.game([arena.zero], [arena.add(h, arena.negate(below))]),
  ),
  uptimal(
    'powTo',
    'the sum of the powers of G = {0|H} up to the n-th, as ^[n] is of ^',
    'powTo(^, 2)',
    (arena, h, below) => arena.game([below], [h]),
  ),
  tiny('tiny', 'tiny-G, {0 || 0 | -G}'),
  tiny('miny', 'miny-G, {G | 0 || 0}'),
  entry({
    name: 'canonicalForm',
    group: 'values',
    aliases: ['simplify', 'Simplify', 'C'],
    parameters: [G],
    help: 'the canonical form of G; boards and sums are valued',
    example: 'canonicalForm(TT..FF + *)',
    run: ({ evaluation }, g) => evaluation.games.value(g),
  }),
  entry({
    name: 'nimber',
    group: 'operations',
    aliases: ['Nimber', 'star'],
    parameters: [['n', 'integer']],
    help: 'the nimber *n',
    example: 'nimber(3)',
    run: ({ evaluation, arena, place }, n) =>
      evaluation.games.value(arena.nus(arena.stop(arena.zero, LEFT), 0, counted(BigInt(n), place))),
  }),
  entry({
    name: 'nimProduct',
    group: 'operations',
    parameters: [
      ['m', 'integer'],
      ['n', 'integer'],
    ],
    help: 'the nimber *m times *n in the field of nimbers',
    example: 'nimProduct(2, 3)',
    run: ({ evaluation, arena, place }, m, n) => {
      const product = nimProduct(counted(BigInt(m), place), counted(BigInt(n), place));
      return evaluation.games.value(arena.nus(arena.stop(arena.zero, LEFT), 0, product));
    },
  }),
  entry({
    name: 'followers',
    group: 'operations',
    parameters: [G],
    help: 'all followers of G, G first; those that are integers stay as they are',
    example: 'followers({2|1||0})',
    run: function* ({ evaluation, arena, place }, g) {
      const seen = new Set<GameId>([g]);
      for (const one of seen) {
        if (evaluation.budget.step(place)) yield;
        for (const option of [...arena.options(one, LEFT), ...arena.options(one, RIGHT)]) {
          if (!seen.has(option)) evaluation.budget.spend(1, place);
          seen.add(option);
        }
      }
      return listValue([...seen].map((id) => evaluation.games.value(id)));
    },
  }),
];
