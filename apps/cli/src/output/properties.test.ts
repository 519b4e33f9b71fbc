/** What `simplify --json` says beside the properties that CGSuite has, and where it says nothing. */
import { Arena, parseGame } from '@lilypad/games';
import { expect, test } from 'vitest';
import { properties } from './properties.ts';

const arena = new Arena();

test('the walls of a thermograph by their corners', () => {
  const parsed = parseGame(arena, '{3||2|1}');
  expect(parsed.ok && properties(arena, parsed.value)).toMatchObject({
    leftWall: [
      { temperature: '-1', value: '4' },
      { temperature: '3/4', value: '9/4' },
    ],
    rightWall: [
      { temperature: '-1', value: '2' },
      { temperature: '1/2', value: '2' },
      { temperature: '3/4', value: '9/4' },
    ],
  });
});

test('lists of more than a thousand games are not written', () => {
  const parsed = parseGame(arena, '*60000');
  expect(parsed.ok && properties(arena, parsed.value)).toMatchObject({
    incentives: null,
    leftOptions: null,
    followerCount: '60001',
    misereOutcomeClass: 'N',
  });
});
