/** The properties of games under CGSuite's names, worked out from the definitions. */
import { Arena, formatParseError, parseGame } from '@lilypad/games';
import { expect, test } from 'vitest';
import { properties } from './properties.ts';

const arena = new Arena();

const NO_UPTIMAL = { isUptimal: false, uptimalExpansion: null };

test.each<[string, Record<string, unknown>]>([
  [
    '0',
    {
      companion: '*',
      followerCount: '1',
      freeze: '0',
      incentives: [],
      isAtomic: true,
      isEven: true,
      isNumberTiny: true,
      isOrdinal: true,
      isZero: true,
      leftOptions: [],
      misereOutcomeClass: 'N',
      stopCount: '1',
      thermograph: 'Thermograph(0,[],[0],0,[],[0])',
      uptimalExpansion: '0.0',
    },
  ],
  [
    '-1823437481924',
    {
      followerCount: '1823437481925',
      incentives: ['-1'],
      isEven: true,
      isOrdinal: false,
      leftIncentives: [],
      rightOptions: ['-1823437481923'],
      misereOutcomeClass: 'L',
      thermograph: 'Thermograph(-1823437481924,[],[0],-1823437481924,[],[0])',
    },
  ],
  [
    '25/16',
    {
      companion: '25/16',
      followerCount: '7',
      incentives: ['-1/16'],
      isEven: false,
      isEvenTempered: true,
      leftOptions: ['3/2'],
      rightOptions: ['13/8'],
      thermograph: 'Thermograph(25/16,[-1/16,-1/2],[0,-1,0],25/16,[-1/16,-1/8,-1/2],[0,1,0,1])',
      uptimalExpansion: '25/16.0',
    },
  ],
  [
    '*3',
    { incentives: ['*', '*2', '*3'], leftOptions: ['0', '*', '*2'], isNimber: true, isAllSmall: true, companion: '*3' },
  ],
  [
    '6^*',
    {
      isAtomic: false,
      followerCount: '9',
      leftIncentives: ['v', 'v*'],
      rightIncentives: ['^*'],
      incentives: ['^*'],
      stopCount: '4',
      uptimalExpansion: '6*.1',
    },
  ],
  ['{3|1}', { ...NO_UPTIMAL, freeze: '2*', isOddTempered: true, isOdd: false, isEven: true, incentives: ['{2|0}'] }],
  [
    '{3||2|1}',
    {
      leftWall: [
        { temperature: '-1', value: '4' },
        { temperature: '3/4', value: '9/4' },
      ],
      rightWall: [
        { temperature: '-1', value: '2' },
        { temperature: '1/2', value: '2' },
        { temperature: '3/4', value: '9/4' },
      ],
    },
  ],
  ['Tiny(2)', { isNumberTiny: true, isAllSmall: false, followerCount: '5', isNumberish: true }],
  ['{3|2||+-1/2}', { ...NO_UPTIMAL, leftOptions: ['{3|2}'], rightOptions: ['+-1/2'], isEvenTempered: true }],
])('of %s', (text, expected) => {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new Error(formatParseError(text, parsed.error));
  expect(properties(arena, parsed.value)).toMatchObject(expected);
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
