import { Dyadic, formatGame } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { boardsIn, parseExpression } from './board/expression.ts';
import { boardOf, printPowers } from './board/notation.ts';
import { compareSums } from './compare/compare.ts';
import { Session } from './session.ts';
import type { FormulaLibrary } from './value/formula-library.ts';

const MAX_BYTES = 2 ** 24;

const read = (text: string) => {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/** A library that knows one board, and a session with it; both record what they were asked. */
function withLibrary(known: string, value: number) {
  const asked: string[] = [];
  let opened = 0;
  const library: FormulaLibrary = {
    value(arena, board) {
      asked.push(printPowers(board));
      return printPowers(board) === known ? { class: 'A32', value: arena.integer(value) } : null;
    },
  };
  const openLibrary = async (): Promise<FormulaLibrary> => {
    opened++;
    return library;
  };
  return { session: new Session({ maxBytes: MAX_BYTES, openLibrary }), asked, opened: () => opened };
}

describe('proved formulas', () => {
  it.each(['T^45...FF', 'T^9T^9T^9T^9T^9...FF', '(T^9)^5 . . . F F', `${'T'.repeat(45)}...FF`, 'R^45---LL'])(
    'are asked by board, however it is written: %s',
    async (text) => {
      const { session, opened } = withLibrary('T^45.^3F^2', 17);
      const [board] = boardsIn(read(text));
      const valuer = await session.valuerFor([board]);
      expect(formatGame(valuer.arena, valuer.value(board))).toBe('17');
      expect(opened()).toBe(1);
      expect(await compareSums(session, read(text), read('17'))).toMatchObject({ relation: '=', method: 'value' });
      expect(await compareSums(session, read(`{${text}|17} - *`), read('17'))).toMatchObject({ relation: '=' });
      expect(opened()).toBe(1);
    },
  );

  it('are asked for a shorter board that would take long', async () => {
    const { session, opened } = withLibrary('.^3T^20.^4F.^3', 114);
    const board = boardOf('.^3T^20.^4F.^3');
    expect(board.length).toBe(31);
    const valuer = await session.valuerFor([board]);
    expect(formatGame(valuer.arena, valuer.value(board))).toBe('114');
    expect(opened()).toBe(1);
  });

  it('are not opened for short boards', async () => {
    const { session, asked, opened } = withLibrary('T^45.^3F^2', 17);
    const short = boardOf('T^9T^9T^9T^9T.FF');
    expect(short.length).toBe(40);
    (await session.valuerFor([short])).value(short);
    await compareSums(session, read('TT..FF + {T^9T^9T^9.F|0}'), read('0'));
    expect(opened()).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe('what is kept', () => {
  it('is renewed between questions when it has grown large, and only then', () => {
    const session = new Session({ maxBytes: MAX_BYTES, keptBytes: 2 ** 20 });
    const first = session.valuer();
    first.value(boardOf('TT..FF'));
    expect(session.valuer()).toBe(first);
    first.value(boardOf('TT.F.TFT..FT.F'));
    for (let n = 1; first.bytes <= 2 ** 20; n += 2) first.arena.number(Dyadic.of(n, 20));
    const second = session.valuer();
    // Not by toBe, which compares all of their tables to explain itself.
    expect(second === first).toBe(false);
    expect(second.arena === first.arena).toBe(false);
  });

  it('is at most half of what a question may take, unless told otherwise', () => {
    const session = new Session({ maxBytes: 2 });
    const first = session.valuer();
    expect(session.valuer() === first).toBe(false);
  });
});

describe('the boards of an expression', () => {
  it.each([
    ['TT..FF', ['T^2.^2F^2']],
    ['1/2 + *3', []],
    ['TF. - {T.F|{0|-(F..T)}}', ['TF.', 'T.F', 'F.^2T']],
    ['3.{T.F|0} + +-(TF.) + Tiny(T.T)', ['T.F', 'TF.', 'T.T']],
  ])('%s: %j', (text, boards) => {
    expect(boardsIn(read(text)).map(printPowers).sort()).toEqual([...boards].sort());
  });

  it('are found however deep the text is nested', () => {
    expect(boardsIn(read(`${'{'.repeat(5000)}T.F${'|}'.repeat(5000)}`)).map(printPowers)).toEqual(['T.F']);
  });
});
