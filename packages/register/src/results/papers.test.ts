/**
 * The papers, line by line: all that they display is asked, in their order, and compared. What no certificate says in full yet is
 * marked open in the list, and holds on the boards that are tried.
 */
import { readFileSync } from 'node:fs';
import { Arena, type GameId, parseGame } from '@lilypad/games';
import {
  creditsOf,
  instancesOf,
  parseStatement,
  proveStatement,
  type Statement,
  statementHolds,
} from '@lilypad/prover';
import { cellOf, PAPER, readResults } from '@lilypad/tables';
import { boardOf, printPowers, Valuer, valueCost } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { openLibrary } from '../testing/library.ts';
import { FINITE_STATE_PAPER, FURTHER_HOPPING, GAMESCRAFTERS } from '../testing/papers.ts';
import { REGISTER, resultNamed } from './register.ts';

interface Line {
  readonly place: string;
  readonly text: string;
  readonly state: string | null;
}

const linesOf = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [place, rest] = line.split(/ \| (.*)/s);
      const [, asked = '', state = null] = /^(.*?)(?: : (proved|proved now|known|open))?$/.exec(rest ?? '') ?? [];
      return { place: place ?? '', text: asked, state };
    });

const LINES = [FURTHER_HOPPING, FINITE_STATE_PAPER, GAMESCRAFTERS].flatMap(linesOf);
const STATEMENTS = LINES.filter(({ state }) => state !== null && state !== 'known');
const KNOWN = LINES.filter(({ state }) => state === 'known');

const library = openLibrary();
const arena = new Arena();
const valuer = new Valuer(arena);
const valueOfBoard = (squares: string): GameId => valuer.value(boardOf(squares));

function read(text: string): Statement {
  const parsed = parseStatement(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.column}: ${parsed.error.message}`);
  return parsed.value;
}

/** Boards that are tried for a statement. */
const MOST_BOARDS = 12;
const MOST_WORK = 200_000;

test('statements hold on boards', () => {
  for (const { place, text } of STATEMENTS) {
    const statement = read(text);
    let tried = 0;
    for (const instance of instancesOf(statement, 31, {}, 3)) {
      if (tried === MOST_BOARDS || valueCost(boardOf(instance.squares)) > MOST_WORK) break;
      const holds = statementHolds(arena, statement, instance, valueOfBoard);
      expect([place, text, instance.squares, holds]).toEqual([place, text, instance.squares, true]);
      tried += 1;
    }
    expect([text, tried > 0]).toEqual([text, true]);
  }
});

/** Claims that a search may make for a statement. */
const MOST_CLAIMS = 12;

/** What is marked open is not looked for: that takes long. */
const stateOf = ({ text, state }: Line): string => {
  const statement = read(text);
  if (creditsOf(statement, library, false).isWhole) return 'proved';
  if (state === 'open') return 'open';
  const { status } = proveStatement(statement, { library, by: 'strategies', mostClaims: MOST_CLAIMS });
  return status === 'proved' ? 'proved now' : 'open';
};

test('statements are proved, by the library or now, but for those that are marked open', () => {
  const wrong = STATEMENTS.flatMap((line) => {
    const found = stateOf(line);
    return found === line.state ? [] : [{ ...line, found }];
  });
  expect(wrong).toEqual([]);
});

const results = readResults(readFileSync(new URL(import.meta.resolve('@lilypad/tables/data/results.txt')), 'utf8'));
if (!results.ok) throw new Error(`line ${results.line}`);
const computed = results.value;

test('statements about large boards hold by the values that come with the program', () => {
  for (const { text } of KNOWN) {
    const statement = read(text);
    let count = 0;
    for (const instance of instancesOf(statement, 53)) {
      const known = (squares: string): GameId => {
        const parsed = parseGame(arena, computed.get(printPowers(boardOf(squares)))?.value ?? '');
        if (!parsed.ok) throw new Error(`the value of ${squares} is not known`);
        return parsed.value;
      };
      expect([text, instance.squares, statementHolds(arena, statement, instance, known)]).toEqual([
        text,
        instance.squares,
        true,
      ]);
      count += 1;
    }
    expect([text, count > 0]).toEqual([text, true]);
  }
});

test('identities between games', () => {
  const game = (text: string): GameId => {
    const nested = text.replace(/^O\^?(\d?)\((.*)\)$/, (_, times: string, inner: string) => {
      return '{0|'.repeat(Number(times || 1)) + inner + '}'.repeat(Number(times || 1));
    });
    const parsed = parseGame(arena, nested);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
    return parsed.value;
  };
  const identities = LINES.filter(
    ({ text, state }) => state === null && /^[^=].* = /.test(text) && !/^note/.test(text),
  );
  expect(identities.length).toBe(7);
  for (const { text } of identities) {
    const [left = '', right = ''] = text.split(' = ');
    expect([text, game(left)]).toEqual([text, game(right)]);
  }
});

test('results are in the register, and all conjectures and lemmas of the register are in the papers', () => {
  const named = LINES.filter(({ text }) => text.startsWith('= ')).map(({ text }) => text.slice(2));
  for (const name of named) expect(resultNamed(name)?.name).toBe(name);
  const left = REGISTER.filter(({ name }) => !named.includes(name)).map(({ name }) => name);
  expect(left).toEqual(['Hull', 'Knot', 'B3', 'Reservoirs', 'A33']);
});

test('tables: all cells have the printed values, or settle what is printed, but for the erratum', () => {
  const named = new Set(LINES.filter(({ text }) => text.startsWith('table ')).map(({ text }) => text.slice(6)));
  expect([...named]).toEqual(PAPER.tables.map(({ table }) => table));
  const cells = PAPER.tables.flatMap((table) => table.cells);
  const marks = cells.map(({ position }) => {
    return [position, cellOf(arena, position, computed.get(position)).known?.mark ?? 'open'];
  });
  const others = marks.filter(([, mark]) => mark !== 'agrees' && mark !== 'settles');
  expect(others).toEqual([[PAPER.erratum.position, 'differs']]);
  expect(marks.length).toBe(394);
});

test('every line asks something', () => {
  const isAsked = ({ text, state }: Line) => state !== null || /^(?:= |table |note )|.* = /.test(text);
  expect(LINES.filter((line) => !isAsked(line))).toEqual([]);
});
