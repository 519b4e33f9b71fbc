import { expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { thermograph } from '../theory/thermograph.ts';
import { thermographSvg } from './thermograph-svg.ts';

const arena = new Arena();
const number = (n: number, exponent = 0) => arena.number(Dyadic.of(n, exponent));
const game = (left: GameId, right: GameId) => arena.game([left], [right]);
const draw = (g: GameId, title?: string) => thermographSvg(thermograph(arena, g), title);

const HUGE = arena.number(Dyadic.ONE.scale(200));
const SMALL = arena.number(Dyadic.ONE.scale(-200));
const ZOO: Record<string, GameId> = {
  zero: arena.zero,
  star: arena.star,
  up: arena.up,
  integer: number(5),
  fraction: number(-3, 2),
  small: SMALL,
  switch: game(number(3), number(-1)),
  steep: game(game(number(100), number(1)), game(number(0), number(-100))),
  huge: game(HUGE, number(0)),
  'small and hot': game(SMALL, arena.zero),
  'huge and small': game(HUGE, game(SMALL, arena.negate(HUGE))),
};

/** The walls as lists of [x, y], Left's first. */
function walls(svg: string): number[][][] {
  return [...svg.matchAll(/<polyline points="([^"]*)"/g)].map(([, points]) =>
    points!.split(' ').map((point) => point.split(',').map(Number)),
  );
}

const texts = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, words]) => words);

test('a switch: one unit is 100 pixels both ways, and values grow to the left', () => {
  const [left, right] = walls(draw(ZOO.switch!));
  const [foot, mast] = left!;
  expect(left).toEqual([foot, [foot![0]! + 200, foot![1]! - 200]]);
  expect(right).toEqual([[foot![0]! + 400, foot![1]], mast]);
});

test('walls have their corners where the thermograph has them', () => {
  // {{5|2}|{1|-3}}: the left wall stands at 2 up to 3/2, the right wall at 1 up to 2; they meet at 5/4, at 9/4.
  const svg = draw(game(game(number(5), number(2)), game(number(1), number(-3))));
  const [left, right] = walls(svg);
  const [x2, x1] = [left![0]![0]!, right![0]![0]!];
  const unit = x1 - x2;
  const points = (wall: number[][]) =>
    wall.map(([x, y]) => [2 - (x! - x2) / unit, (left![0]![1]! - y!) / unit].map((u) => Math.round(u * 1000) / 1000));
  expect(points(left!)).toEqual([
    [2, 0],
    [2, 1.5],
    [1.25, 2.25],
  ]);
  expect(points(right!)).toEqual([
    [1, 0],
    [1, 2],
    [1.25, 2.25],
  ]);
});

test.each([
  ['switch', ['left stop 3', 'right stop −1', 'mean 1', 'temperature 2']],
  ['star', ['left stop 0', 'right stop 0', 'mean 0', 'temperature 0']],
  ['fraction', ['left stop −3/4', 'right stop −3/4', 'mean −3/4', 'temperature −1/4']],
  ['integer', ['left stop 5', 'right stop 5', 'mean 5', 'temperature −1']],
  ['huge', ['left stop 160693804…835301376', 'right stop 0']],
])('%s is labelled', (name, labels) => expect(texts(draw(ZOO[name]!))).toEqual(expect.arrayContaining(labels)));

test.each(Object.keys(ZOO))('%s: everything lies within the picture', (name) => {
  const svg = draw(ZOO[name]!, name);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number);
  for (const [, attribute, value] of svg.matchAll(/ (x|y|x1|x2|y1|y2|cx|cy)="([^"]*)"/g)) {
    expect(Number(value)).toBeGreaterThanOrEqual(0);
    expect(Number(value)).toBeLessThanOrEqual(attribute!.includes('x') ? width! : height!);
  }
  for (const [x, y] of walls(svg).flat()) {
    expect(x! >= 0 && x! <= width! && y! >= 0 && y! <= height!).toBe(true);
  }
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

test('ticks are few, round and in order', () => {
  const ticks = texts(draw(game(number(1000), number(-17)))).filter((words) => /^−?\d+$/.test(words!));
  expect(ticks).toEqual(['0', '200', '400', '600', '800', '1000', '0', '200', '400']);
});

test('a title is printed and escaped, and cut in the middle when long', () => {
  const svg = draw(arena.up, '^<2> & "*"');
  expect(svg).toContain('<title>Thermograph of ^&lt;2&gt; &amp; &quot;*&quot;</title>');
  expect(texts(svg)[0]).toBe('^&lt;2&gt; &amp; &quot;*&quot;');
  expect(texts(draw(arena.up, 'x'.repeat(500)))[0]).toMatch(/^x{10,60}…x{10,60}$/);
});
