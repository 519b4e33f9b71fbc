/** An arena with its optimisations on and off: games have the same forms with all switches. */
import type { ArenaOptions } from '../core/arena-options.ts';

export const SWITCHES: readonly (readonly [string, ArenaOptions])[] = [
  ['as it comes', {}],
  ['without memos', { orderMemoBits: 0, sumMemoBits: 0 }],
  ['with tiny memos', { orderMemoBits: 1, sumMemoBits: 1 }],
  ['with mirrored sums from the first', { mirrorSumsAfter: 0 }],
  ['without stop tests', { stopTests: false }],
  ['without integer keys', { integerKeys: false }],
  ['without proved forms', { provedForms: false }],
  [
    'with nothing',
    {
      orderMemoBits: 0,
      sumMemoBits: 0,
      mirrorSumsAfter: Infinity,
      stopTests: false,
      integerKeys: false,
      provedForms: false,
    },
  ],
];
