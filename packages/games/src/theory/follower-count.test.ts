import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { arenaGames, check, toNaive } from '../testing/build.ts';
import { type Naive, naiveText } from '../testing/naive.ts';
import { game } from '../testing/text.ts';
import { followerCount } from './follower-count.ts';

const arena = new Arena();

/** All forms of the followers, written out. */
function forms(g: Naive, found = new Set<string>()): Set<string> {
  found.add(naiveText(g));
  for (const option of [...g.left, ...g.right]) if (!found.has(naiveText(option))) forms(option, found);
  return found;
}

describe('the number of followers', () => {
  test.each([
    ['0', '1'],
    ['5', '6'],
    ['-1823437481924', '1823437481925'],
    ['-1/2', '3'],
    ['25/16', '7'],
    ['*8', '9'],
    ['*60000', '60001'],
    ['9/8*', '7'],
    ['^', '3'],
    ['v*', '3'],
    ['6^*', '9'],
    ['^*6', '9'],
    ['^[4]', '6'],
    ['+-1', '4'],
    ['{1180591620717411303424|-3}', '1180591620717411303429'],
    ['{*60000|-1}', '60003'],
    ['Tiny(2)', '5'],
  ])('of %s is %s', (text, count) => expect(followerCount(arena, game(arena, text)).toString()).toBe(count));

  test('is that of the forms', () => {
    check(200, [arenaGames(arena, 4)], (g) => {
      expect(followerCount(arena, g)).toBe(BigInt(forms(toNaive(arena, g)).size));
    });
  });
});
