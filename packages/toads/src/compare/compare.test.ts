import { Arena, formatGame, type GameId, type Relation } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Expression, parseExpression } from '../board/expression.ts';
import { boardOf } from '../board/notation.ts';
import { type Term, termsOf } from '../board/terms.ts';
import { Session } from '../session.ts';
import { Plain } from '../testing/plain.ts';
import { Evaluator } from '../value/evaluator.ts';
import { Valuer } from '../value/valuer.ts';
import { type MemberOptions, searchTeam, TeamMember } from './by-search.ts';
import { chooseMethod, compareByThresholds, thresholdQuestion } from './choose.ts';
import { type CompareProgress, compareSums, compareWithAll, MethodError, type SearchFunction } from './compare.ts';
import { type Difference, differenceOf, differenceValue } from './difference.ts';

class Comparer {
  readonly arena = new Arena();
  readonly valuer = new Valuer(this.arena);
  private readonly evaluator = new Evaluator(this.arena);

  terms(text: string): Term[] {
    const parsed = parseExpression(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return termsOf(this.arena, parsed.value, (board) => this.valuer.value(board));
  }

  difference(left: string, right: string): Difference {
    return differenceOf(this.arena, this.terms(left), this.terms(right));
  }

  byValue(difference: Difference): Relation {
    return this.arena.compare(differenceValue(this.arena, difference, this.valuer), this.arena.zero);
  }

  byThresholds(difference: Difference): Relation | null {
    const question = thresholdQuestion(this.arena, difference, this.valuer);
    return question && compareByThresholds(question);
  }

  bySearch(difference: Difference, options: MemberOptions = {}): Relation {
    const team = searchTeam(difference, 1, 2 ** 22);
    return new TeamMember(this.arena, this.evaluator, difference, team, 0, options).relation(difference);
  }

  choose(difference: Difference, maxBytes = 2 ** 31): string {
    return chooseMethod(this.arena, difference, this.valuer, maxBytes);
  }
}

describe('differences', () => {
  it.each([
    ['TT..FF', 'TT..FF', 0],
    ['T^9.^9F^8 + *', '* + T^9.^9F^8', 0],
    ['T^9.^9F^8', '- T^8.^9F^9', 0],
    ['T^9.^9F^8 + T^8.^9F^9', '0', 0],
    ['T^9.^9F^9 + T^9.^9F^9', '0', 0],
    ['T^9.^9F^8', 'T^9.^9F^8 + TT.F', 1],
    ['T^9.^9F^8 + T^9.^9F^8', '0', 2],
  ])('of %s and %s leave %# boards', (left, right, boards) => {
    expect(new Comparer().difference(left, right).boards).toHaveLength(boards);
  });
});

describe('the method', () => {
  it.each([
    ['TT..FF + TF.', '{1|0} - *', 'value'],
    ['T^7.^7F^6', 'T^7.^7F^6', 'value'],
    ['T^5.^7F^5', '*', 'thresholds'],
    ['T^7.^7F^6', '2', 'thresholds'],
    ['T^7.^7F^6 + T..F', 'T.F', 'thresholds'],
    ['T^5.^7F^5', '^', 'value'],
    ['T^7.^7F^6', '1/2', 'search'],
    ['T^7.^7F^6', 'T^6.^7F^6', 'search'],
  ])('for %s and %s is %s', (left, right, method) => {
    const comparer = new Comparer();
    expect(comparer.choose(comparer.difference(left, right))).toBe(method);
  });

  it('is no sweep that needs more memory than allowed', () => {
    const comparer = new Comparer();
    expect(comparer.choose(comparer.difference('T^7.^7F^6', '2'), 10_000_000)).toBe('search');
  });
});

describe('comparisons', () => {
  it.each<[string, string, Relation]>([
    ['TT..FF + TF.', '{1|0} - *', '||'],
    ['T^3.^4F^3 + T^3.^6F^3', '0', '='],
    ['T^4.^4F^4', '*', '||'],
    ['T^5.^4F^4', '1', '||'],
    ['T^3..F^3', '+-1/8', '='],
    ['T^4.^3F^3', 'T^3.^4F^3', '>'],
  ])('%s and %s: %s, by value and by search', (left, right, relation) => {
    const comparer = new Comparer();
    const difference = comparer.difference(left, right);
    expect(comparer.byValue(difference)).toBe(relation);
    expect(comparer.bySearch(difference)).toBe(relation);
  });

  it('agree in all three ways, and with plain values, on random pairs', () => {
    const comparer = new Comparer();
    const { arena } = comparer;
    const plain = new Plain(arena);
    const strip = fc
      .array(fc.constantFrom('T', 'F', '.', '.'), { minLength: 1, maxLength: 8 })
      .map((squares) => squares.join(''));
    const side = fc.record({
      strips: fc.array(strip, { maxLength: 2 }),
      integer: fc.integer({ min: -4, max: 4 }),
      star: fc.boolean(),
    });
    type Sum = { strips: string[]; integer: number; star: boolean };
    const sumValue = ({ strips, integer, star }: Sum): GameId =>
      strips.reduce(
        (sum, text) => arena.add(sum, plain.value(text)),
        arena.shift(star ? arena.star : arena.zero, integer),
      );
    const terms = ({ strips, integer, star }: Sum): Term[] => [
      ...strips.map((text): Term => ({ kind: 'board', negative: false, board: boardOf(text) })),
      { kind: 'game', negative: false, game: arena.shift(star ? arena.star : arena.zero, integer) },
    ];
    const seen = new Map<Relation, number>();
    let thresholds = 0;
    fc.assert(
      fc.property(side, side, (left, right) => {
        const difference = differenceOf(arena, terms(left), terms(right));
        const expected = arena.compare(sumValue(left), sumValue(right));
        expect(comparer.byValue(difference)).toBe(expected);
        expect(comparer.bySearch(difference, { smallSize: 100 })).toBe(expected);
        const byThresholds = comparer.byThresholds(difference);
        if (byThresholds !== null) {
          thresholds++;
          expect(byThresholds).toBe(expected);
        }
        seen.set(expected, (seen.get(expected) ?? 0) + 1);
      }),
      { numRuns: 1500 },
    );
    expect(thresholds).toBeGreaterThan(250);
    expect(Math.min(...['=', '<', '>', '||'].map((r) => seen.get(r as Relation) ?? 0))).toBeGreaterThan(25);
  });
});

describe('a comparison in a session', () => {
  const session = () => new Session({ maxBytes: 2 ** 24 });
  const read = (text: string): Expression => {
    const parsed = parseExpression(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return parsed.value;
  };

  it('is decided by the search that is injected', async () => {
    const search: SearchFunction = async (arena, { boards, game }, { maxBytes }) => {
      expect([boards.length, formatGame(arena, game), maxBytes]).toEqual([1, '-1/2', 12345]);
      return { relation: '>', nodes: 7 };
    };
    const options = { by: 'search', search, maxBytes: 12345 } as const;
    expect(await compareSums(session(), read('T^4.^4F^4'), read('1/2'), options)).toMatchObject({
      relation: '>',
      method: 'search',
      nodes: 7,
      difference: null,
    });
  });

  it.each([
    ['thresholds', 'positions', '*'],
    ['search', 'nodes', '1/2'],
  ] as const)('tells of its progress: %s in %s', async (by, unit, right) => {
    const seen: CompareProgress[] = [];
    const onProgress = (progress: CompareProgress) => seen.push(progress);
    const { nodes } = await compareSums(session(), read('T^5.^5F^5'), read(right), { by, onProgress });
    expect(new Set(seen.map((progress) => progress.unit))).toEqual(new Set([unit]));
    expect(nodes).toBeGreaterThanOrEqual(seen.at(-1)?.done ?? Number.POSITIVE_INFINITY);
  });

  it('has the value of the difference where it was found', async () => {
    const { arena, difference } = await compareSums(session(), read('T^5.^4F^3'), read('2'));
    expect(difference === null ? null : formatGame(arena, difference)).toBe('{1*|1/2||0}');
  });

  it('says in a sentence what a method cannot decide', async () => {
    const thresholds = compareSums(session(), read('TT..FF'), read('^'), { by: 'thresholds' });
    await expect(thresholds).rejects.toThrow(MethodError);
    await expect(compareWithAll(session(), read('TT..FF'), { by: 'search' })).rejects.toThrow(MethodError);
  });
});
