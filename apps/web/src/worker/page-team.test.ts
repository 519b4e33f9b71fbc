/** The team of a worker: the page is told of work for others, and that there are none where memory may not be shared. */
import { boardOf, mapByTeam, Session, solveVariant, type Task, type TeamWork, takePart } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { markEnded } from './life-line.ts';
import { PageTeam, type TeamNews } from './page-team.ts';

test('every call is passed on, with the number of threads', () => {
  const team = new PageTeam(4);
  const told: TeamNews[] = [];
  team.begin((news) => told.push(news));
  team.call({ kind: 'values' });
  team.want();
  team.call({ kind: 'map' });
  expect(told).toEqual([
    { kind: 'call', work: { kind: 'values' }, threads: 4, lines: new Int32Array(4) },
    { kind: 'call', work: { kind: 'map' }, threads: 4, lines: new Int32Array(4) },
  ]);
});

test('where memory may not be shared there is one thread, and each question says so once', () => {
  const team = new PageTeam();
  expect(team.threads).toBe(1);
  const told: TeamNews[] = [];
  for (let question = 0; question < 2; question++) {
    team.begin((news) => told.push(news));
    team.call({ kind: 'values' });
    team.want();
  }
  expect(told).toEqual([{ kind: 'alone' }, { kind: 'alone' }]);
});

test.each<[string, (team: PageTeam) => unknown, boolean]>([
  ['a small board', (team) => valueBy(team, 'TT..FF'), false],
  ['a large board', (team) => valueBy(team, 'T^6.^6F^5'), true],
  ['a small variant', (team) => solveVariant({ toads: 3, empties: 2, frogs: 3 }, { team }), false],
  ['a large variant', (team) => solveVariant({ toads: 6, empties: 5, frogs: 6 }, { team }), true],
])('one thread says that others would help with %s: %#', (_, work, isLarge) => {
  const team = new PageTeam(1);
  const told: TeamNews[] = [];
  team.begin((news) => told.push(news));
  work(team);
  expect(told).toEqual(isLarge ? [{ kind: 'alone' }] : []);
});

test('what a thread had in hand when it ended is done again, and nobody waits for it', () => {
  const crash = new Error('crash');
  const square: Task<number, number> = { name: 'square', run: (n) => n * n };
  const team = new PageTeam(2);
  team.begin((news) => {
    if (news.kind !== 'call') return;
    crashIn(news.work, crash);
    markEnded(news.lines, 1);
  });
  expect(mapByTeam(square, [1, 2, 3], { team })).toEqual([1, 4, 9]);
});

/** Does the part of thread 1, which ends in its first job, and gives no reason to the others. */
function crashIn(work: TeamWork, crash: Error): void {
  const { add, compareExchange } = Atomics;
  const fail = (): never => {
    throw crash;
  };
  const run = (): null => {
    Object.assign(Atomics, { add: fail, compareExchange: fail });
    return null;
  };
  expect(() => takePart(work, 1, [{ name: 'square', run }])).toThrow(crash);
  Object.assign(Atomics, { add, compareExchange });
}

const valueBy = (team: PageTeam, board: string) =>
  new Session({ maxBytes: 2 ** 29, team }).valuer().value(boardOf(board));
