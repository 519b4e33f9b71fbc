/** Operations that make many games, none of which is too much work alone. */
import { expect, test } from 'vitest';
import { parseGame } from '../notation/evaluate.ts';
import { game } from '../testing/text.ts';
import { conwayProduct } from '../theory/conway-product.ts';
import { ordinalSum } from '../theory/ordinal-sum.ts';
import { Arena } from './arena.ts';
import type { GameId } from './game-id.ts';

type Operation = (arena: Arena, g: GameId) => unknown;

test.each<[string, string, number, Operation]>([
  ['an ordinal sum', '^[20]*', 20_000, (arena, g) => ordinalSum(arena, g, arena.integer(900))],
  ['a Conway product', '1/16', 20_000, (arena, g) => conwayProduct(arena, game(arena, '^<8>'), g)],
])('%s has a bound of work', (_, text, maxWork, operation) => {
  const arena = new Arena({ maxWork });
  const g = game(arena, text);
  expect(() => operation(arena, g)).toThrow(`An operation on games is too much work: more than ${maxWork} options`);
  const patient = new Arena();
  expect(() => operation(patient, game(patient, text))).not.toThrow();
});

test('a text has a bound of work for all its parts together', () => {
  const maxWork = 15_000;
  const parts = Array.from({ length: 30 }, (_, n) => `(^[${n + 2}]*):9`);
  for (const part of parts) expect(() => parseGame(new Arena({ maxWork }), part)).not.toThrow();
  expect(() => parseGame(new Arena({ maxWork }), `{${parts.join(',')}|0}`)).toThrow('An operation on games');
});
