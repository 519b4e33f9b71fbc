/** Positions: values, moves, reasons, comparisons, and who wins. */
import { LEFT, RIGHT, type Side, sortGames } from '@lilypad/games';
import {
  analyseMoves,
  type Board,
  explainValue,
  followers,
  mirror,
  parseBoard,
  printMove,
  printSquares,
  rateMoves,
  Solver,
  type Term,
} from '@lilypad/toads';
import { type CallSite, entry, type FunctionEntry } from '../evaluate/entry.ts';
import { relation, termsOf } from '../evaluate/relations.ts';
import type { Step } from '../evaluate/step.ts';
import { Fault } from '../syntax/fault.ts';
import { printValue } from '../values/print.ts';
import {
  boardValue,
  booleanValue,
  integerValue,
  listValue,
  recordValue,
  textValue,
  type Value,
} from '../values/value.ts';
import { sideOf } from './player.ts';

/** The terms of a sum with its boards valued, so that what follows needs no waiting. */
function* valuedTerms({ evaluation, place }: CallSite, value: Value): Step<Term[]> {
  const { games } = evaluation;
  yield* games.worth(value, place);
  return termsOf(value).map(({ negative, value: term }) =>
    term.kind === 'board'
      ? { kind: 'board', negative, board: term.board }
      : { kind: 'game', negative, game: games.id(term) },
  );
}

/** The moves of both players in a board or a sum, with what is known of each. */
function* analysed(site: CallSite, value: Value): Step<ReturnType<typeof analyseMoves>['moves']> {
  const terms = yield* valuedTerms(site, value);
  const { games } = site.evaluation;
  return analyseMoves(games.arena, terms, (board) => games.valuer.value(board)).moves;
}

function* sensibleOptions(site: CallSite, value: Value, player: Value): Step<Value> {
  const moves = (yield* analysed(site, value))[sideOf(site, player)];
  return listValue(moves.filter(({ sensible }) => sensible).map(({ terms }) => sumOf(site, terms)));
}

function* movesOf(site: CallSite, value: Value): Step<Value> {
  const { games } = site.evaluation;
  const moves = yield* analysed(site, value);
  const rows = ([LEFT, RIGHT] as const).flatMap((side) =>
    moves[side].map((move) =>
      recordValue({
        player: textValue(side === LEFT ? 'Left' : 'Right'),
        move: textValue(move.move === null ? 'game' : printMove(move.move)),
        to: sumOf(site, move.terms),
        value: games.value(move.value),
        sensible: booleanValue(move.sensible),
      }),
    ),
  );
  return listValue(rows);
}

function sumOf({ evaluation }: CallSite, terms: readonly Term[]): Value {
  const parts = terms.map((term) => ({
    negative: term.negative,
    value: term.kind === 'board' ? ({ kind: 'board', board: term.board } as const) : evaluation.games.value(term.game),
  }));
  const [first] = parts;
  return parts.length === 1 && first !== undefined && !first.negative ? first.value : { kind: 'sum', terms: parts };
}

const boardsAfter = (board: Board, side: Side): Value => listValue(followers(board, side).map(boardValue));

function* optionsOf(site: CallSite, value: Value, player: Value | undefined): Step<Value> {
  const { games } = site.evaluation;
  if (value.kind === 'board' && player !== undefined) return boardsAfter(value.board, sideOf(site, player));
  const worth = yield* games.worth(value, site.place);
  const { arena } = games;
  const list = (side: Side): Value =>
    listValue(sortGames(arena, arena.options(games.id(worth), side)).map((option) => games.value(option)));
  return player === undefined ? recordValue({ left: list(LEFT), right: list(RIGHT) }) : list(sideOf(site, player));
}

function solveBoard(site: CallSite, board: Board, turn: Value | undefined): Value {
  const position = { board, turn: turn === undefined ? LEFT : sideOf(site, turn) };
  const { onProgress } = site.evaluation.surroundings;
  const solver = new Solver({ onProgress: (done) => onProgress({ unit: 'positions', done }) });
  const { value, remoteness } = solver.solve(position);
  const moves = rateMoves(solver, position).map(({ move, value: worth, remoteness: rest }) =>
    recordValue({ move: textValue(printMove(move)), value: textValue(worth), remoteness: integerValue(rest) }),
  );
  return recordValue({ value: textValue(value), remoteness: integerValue(remoteness), moves: listValue(moves) });
}

const optionsBy = (player: 'Left' | 'Right'): FunctionEntry => {
  const name = `${player.toLowerCase()}Options`;
  return entry({
    name,
    group: 'properties',
    parameters: [['G', 'any']],
    help: `the options of ${player}: boards for a board, else those of the canonical form`,
    example: `${name}({2|1||0})`,
    run: (site, value) => optionsOf(site, value, textValue(player)),
  });
};

export const BOARDS: readonly FunctionEntry[] = [
  entry({
    name: 'value',
    group: 'values',
    parameters: [['P', 'game']],
    help: 'the value of a board or a sum, in canonical form',
    example: 'value(TT..FF)',
    run: ({ evaluation }, g) => evaluation.games.value(g),
  }),
  entry({
    name: 'board',
    group: 'boards',
    aliases: ['ToadsAndFrogs'],
    parameters: [['text', 'text']],
    help: 'the board that a text describes',
    example: 'board("ttt..fff")',
    run: ({ place }, text) => {
      const parsed = parseBoard(text);
      if (!parsed.ok) throw new Fault(`Column ${parsed.error.column}: ${parsed.error.message}`, place);
      return boardValue(parsed.value);
    },
  }),
  entry({
    name: 'moves',
    group: 'boards',
    parameters: [['P', 'any']],
    help: 'every move in a board or a sum, with its value, and whether it survives in canonical form',
    example: 'moves(T.F)',
    run: movesOf,
  }),
  entry({
    name: 'movesTo',
    group: 'boards',
    parameters: [
      ['P', 'board'],
      ['player', 'any'],
    ],
    help: 'the boards that a player can move to',
    example: 'movesTo(T.F, Left)',
    run: (site, board, player) => boardsAfter(board, sideOf(site, player)),
  }),
  entry({
    name: 'options',
    group: 'properties',
    parameters: [
      ['G', 'any'],
      ['player', 'any?'],
    ],
    help: 'the options of a player, or of both: boards for a board, else those of the canonical form',
    example: 'options({3|1}, Left)',
    run: optionsOf,
  }),
  entry({
    name: 'sensibleOptions',
    group: 'boards',
    parameters: [
      ['P', 'any'],
      ['player', 'any'],
    ],
    help: 'what a player can move to by moves that survive in canonical form',
    example: 'sensibleOptions(TT..FF, Left)',
    run: sensibleOptions,
  }),
  optionsBy('Left'),
  optionsBy('Right'),
  entry({
    name: 'explain',
    group: 'values',
    parameters: [['P', 'board']],
    help: 'where the value of a board comes from, step by step',
    example: 'explain(TT.F.F)',
    run: function* ({ evaluation }, board) {
      const { games } = evaluation;
      yield* games.board(board);
      const lines = explainValue(games.valuer, board, (g) => printValue(games.value(g)));
      return { kind: 'report', title: 'explanation', lines, fields: new Map() };
    },
  }),
  entry({
    name: 'compare',
    group: 'values',
    parameters: [
      ['G', 'any'],
      ['H', 'any'],
    ],
    help: 'how two games, boards or sums compare: "=", "<", ">" or "||"',
    example: 'compare(TT..FF, 0)',
    run: function* ({ evaluation, place }, left, right) {
      return textValue(yield* relation(evaluation, left, right, place));
    },
  }),
  entry({
    name: 'solve',
    group: 'boards',
    parameters: [
      ['P', 'board'],
      ['player', 'any?'],
    ],
    help: 'whether the player to move wins a board, in how many moves, and by which',
    example: 'solve(T...F, Left)',
    run: solveBoard,
  }),
  entry({
    name: 'mirror',
    group: 'boards',
    parameters: [['P', 'board']],
    help: 'the board turned round with toads and frogs exchanged; its value is the negative',
    example: 'mirror(TT.F)',
    run: (_, board) => boardValue(mirror(board)),
  }),
  entry({
    name: 'squares',
    group: 'boards',
    parameters: [['P', 'board']],
    help: 'the squares of a board as a text',
    example: 'squares(T^3..F)',
    run: (_, board) => textValue(printSquares(board)),
  }),
];
