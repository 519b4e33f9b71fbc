/** Properties of games, under the names of `lilypad simplify --json`, which are CGSuite's. */
import {
  type Arena,
  allIncentives,
  atomicWeight,
  birthday,
  companion,
  followerCount,
  formatGame,
  freeze,
  type GameId,
  incentives,
  isAllSmall,
  isAtomic,
  isEven,
  isEvenTempered,
  isInfinitesimal,
  isInteger,
  isNimber,
  isNumber,
  isNumberish,
  isNumberTiny,
  isOdd,
  isOddTempered,
  isOrdinal,
  isUptimal,
  isZero,
  LEFT,
  mean,
  misereOutcome,
  outcome,
  RIGHT,
  reducedCanonicalForm,
  remoteStar,
  type Side,
  sortGames,
  stopCount,
  temperature,
  thermograph,
  uptimalExpansion,
} from '@lilypad/games';
import { type CallSite, entry, type FunctionEntry } from '../evaluate/entry.ts';
import { booleanValue, integerValue, listValue, NOTHING, numberValue, textValue, type Value } from '../values/value.ts';
import { sideOf } from './player.ts';

type Of = (site: CallSite, g: GameId) => Value;

const property = (
  name: string,
  help: string,
  example: string,
  run: Of,
  aliases: readonly string[] = [],
): FunctionEntry => entry({ name, aliases, group: 'properties', parameters: [['G', 'game']], help, example, run });

const predicate = (
  name: string,
  help: string,
  is: (arena: Arena, g: GameId) => boolean,
  example: string,
): FunctionEntry =>
  property(name, `whether G is ${help}`, `${name}(${example})`, ({ arena }, g) => booleanValue(is(arena, g)));

const game = ({ evaluation }: CallSite, id: GameId | null): Value =>
  id === null ? NOTHING : evaluation.games.value(id);
const games = (site: CallSite, ids: readonly GameId[]): Value =>
  listValue(sortGames(site.arena, ids).map((id) => game(site, id)));

const side = (side: Side, name: 'Left' | 'Right'): readonly FunctionEntry[] => {
  const small = name.toLowerCase();
  return [
    property(`${small}Stop`, `the ${small} stop`, `${small}Stop({2|1||0})`, ({ arena }, g) =>
      numberValue(arena.stop(g, side)),
    ),
    property(`${small}Incentives`, `the incentives of ${name}`, `${small}Incentives({2|1||0})`, (site, g) =>
      games(site, incentives(site.arena, g, side)),
    ),
  ];
};

export const PROPERTIES: readonly FunctionEntry[] = [
  property('mean', 'the mean value', 'mean({3|1})', ({ arena }, g) => numberValue(mean(arena, g)), ['Mast']),
  property(
    'temperature',
    'the temperature',
    'temperature({3|1})',
    ({ arena }, g) => numberValue(temperature(arena, g)),
    ['Temp'],
  ),
  property('thermograph', 'the thermograph', 'thermograph({3|1})', ({ arena }, g) => ({
    kind: 'thermograph',
    thermograph: thermograph(arena, g),
  })),
  ...side(LEFT, 'Left'),
  ...side(RIGHT, 'Right'),
  property('stops', 'the left and the right stop', 'stops({3|1})', ({ arena }, g) =>
    listValue([numberValue(arena.stop(g, LEFT)), numberValue(arena.stop(g, RIGHT))]),
  ),
  entry({
    name: 'stop',
    group: 'properties',
    parameters: [
      ['G', 'game'],
      ['player', 'any'],
    ],
    help: 'the stop of Left or Right',
    example: 'stop({3|1}, Left)',
    run: (site, g, player) => numberValue(site.arena.stop(g, sideOf(site, player))),
  }),
  property('incentives', 'the incentives of both players', 'incentives({3|1})', (site, g) =>
    games(site, allIncentives(site.arena, g)),
  ),
  property('atomicWeight', 'the atomic weight, if there is one', 'atomicWeight(^^*)', (site, g) =>
    game(site, atomicWeight(site.arena, g)),
  ),
  property('birthday', 'the birthday', 'birthday({3|1})', ({ arena }, g) => integerValue(birthday(arena, g))),
  property('companion', 'the companion', 'companion(^)', (site, g) => game(site, companion(site.arena, g))),
  property('followerCount', 'the number of followers, G included', 'followerCount({3|1})', ({ arena }, g) =>
    integerValue(followerCount(arena, g)),
  ),
  property('stopCount', 'the number of stops in the tree of G', 'stopCount({3|1})', ({ arena }, g) =>
    integerValue(stopCount(arena, g)),
  ),
  property('freeze', 'G cooled by its temperature', 'freeze({3|1||-5})', (site, g) =>
    game(site, freeze(site.arena, g)),
  ),
  property(
    'reduced',
    'the reduced canonical form',
    'reduced({3|1*})',
    (site, g) => game(site, reducedCanonicalForm(site.arena, g)),
    ['ReducedCanonicalForm', 'RCF'],
  ),
  property('remoteStar', 'the remote star', 'remoteStar(*3 + ^)', (site, g) => game(site, remoteStar(site.arena, g)), [
    'FarStar',
  ]),
  property('uptimalExpansion', 'the uptimal expansion, if there is one', 'uptimalExpansion(^[2]*)', ({ arena }, g) => {
    const expansion = uptimalExpansion(arena, g);
    return expansion === null ? NOTHING : textValue(expansion.toString());
  }),
  property(
    'outcome',
    'who wins: "L", "R", "N" (the first player) or "P"',
    'outcome({3|-1})',
    ({ arena }, g) => textValue(outcome(arena, g)),
    ['OutcomeClass'],
  ),
  property(
    'misereOutcomeClass',
    'who wins if the last move loses',
    'misereOutcomeClass(*2)',
    ({ arena }, g) => textValue(misereOutcome(arena, g)),
    ['misereOutcome'],
  ),
  property('latex', 'G in LaTeX', 'latex({3|1})', ({ arena }, g) =>
    textValue(formatGame(arena, g, { style: 'latex' })),
  ),
  predicate('isNumber', 'a number', isNumber, '1/2'),
  predicate('isInteger', 'an integer', isInteger, '1/2'),
  predicate('isZero', '0', isZero, '* + *'),
  predicate('isNimber', 'a nimber', isNimber, '*3'),
  predicate('isNumberish', 'a number plus an infinitesimal', isNumberish, '1^'),
  predicate('isNumberTiny', 'a number plus a tiny or miny', isNumberTiny, 'Tiny(1)'),
  predicate('isInfinitesimal', 'infinitesimal', isInfinitesimal, '^*'),
  predicate('isAllSmall', 'all small: both players can move or neither can, everywhere', isAllSmall, '^*'),
  predicate('isAtomic', 'a game with an atomic weight', isAtomic, '^*'),
  predicate('isUptimal', 'an uptimal', isUptimal, '^[2]'),
  predicate('isOrdinal', 'an ordinal: 0 or a positive integer', isOrdinal, '3'),
  predicate('isEven', 'even: every play to its end has even length', isEven, '{1|0||0}'),
  predicate('isOdd', 'odd: every play to its end has odd length', isOdd, '{1|0}'),
  predicate('isEvenTempered', 'even-tempered: every play to a number has even length', isEvenTempered, '{2|1||0}'),
  predicate('isOddTempered', 'odd-tempered: every play to a number has odd length', isOddTempered, '{1|0}'),
];
