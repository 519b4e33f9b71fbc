/** Texts in the notations of the program, most of them right, some of them damaged. */
import type { Random } from './random.ts';

const NUMBERS = ['0', '1', '2', '3', '-1', '1/2', '-3/4', '5/8', '7', '100', '9007199254740993', '1/1024'];
const NAMES = ['*', '*2', '*5', '^', 'v', '^^*', 'vv', '^[2]', '^<2>*', 'Tiny(1)', 'Miny(2)', '+-1', '+-1/8', '2.^'];
const LARGE_NAMES = ['*300', '*60000', '^<300>', '^[300]', '1000.^', '10**40', '2**-60'];
/** With how many arguments they are written. */
const FUNCTIONS = {
  Heat: 2,
  Cool: 2,
  Overheat: 3,
  NortonMultiply: 2,
  ConwayMultiply: 2,
  OrdinalSum: 2,
  Freeze: 1,
  Companion: 1,
  Reduced: 1,
  AtomicWeight: 1,
  Mean: 1,
  Temperature: 1,
} as const;
const ODDITIES = [
  '',
  ' ',
  '{',
  '}',
  '|',
  '||',
  ',',
  '(',
  ')',
  '+',
  '-',
  '*',
  '^',
  '/',
  '.',
  ':',
  '\u0000',
  '\u001b[2J',
  '²',
  '±',
  '∗',
  '\\',
  '\\frac{1}{2}',
  '_',
  '$',
  '∞',
  '𝔗',
  '\u202e',
  '1e9',
  '0x1',
  '99999999999999999999',
];

/** A game in plain notation, without parameters. */
export function gameText(random: Random, depth = 3): string {
  const choice = random.below(depth === 0 ? 3 : 10);
  if (choice < 2) return random.of(NUMBERS);
  if (choice === 2) return random.of(random.once(40) ? LARGE_NAMES : NAMES);
  const inner = (): string => gameText(random, depth - 1);
  if (choice < 7) {
    const [left, right] = [0, 1].map(() => random.list(0, 2, inner).join(','));
    return `{${left}|${right}}`;
  }
  if (choice === 7) return `${inner()} ${random.of(['+', '-'])} ${inner()}`;
  if (choice === 8) return `${1 + random.below(4)}*(${inner()})`;
  if (random.once(2)) return `(${inner()}):(${inner()})`;
  const name = random.of(Object.keys(FUNCTIONS) as (keyof typeof FUNCTIONS)[]);
  const count = random.once(9) ? 1 + random.below(3) : FUNCTIONS[name];
  return `${name}(${random.list(count, count, inner).join(',')})`;
}

/** A game whose numbers may have the parameters a and b. */
export function symbolicText(random: Random, depth = 2): string {
  const choice = random.below(depth === 0 ? 2 : 6);
  if (choice === 0) return random.of(['0', '1', '-2', '1/2', '*', '^']);
  if (choice === 1) return random.of(['a', 'b', 'a-1', '1-b', 'a+b', '2a-b', 'a-1/2', '(a+1)*']);
  const inner = (): string => symbolicText(random, depth - 1);
  return choice < 5 ? `{${inner()}|${inner()}}` : `${inner()} + ${inner()}`;
}

const POWERS = ['', '', '', '^2', '^3', '^0', '^10'];

/** A board in any of its notations. */
export function boardText(random: Random, most = 9): string {
  if (random.once(6)) return random.list(1, most, () => random.of(['R', 'L', '-'])).join('');
  if (random.once(6))
    return `(${random.of(['TF', 'T.', '.F', 'F', 'T.F'])})${random.of(POWERS)}${random.of(['.', 'T', ''])}`;
  return random
    .list(1, most, () => random.of(['T', 'F', '.', '.', '_', '□']) + (random.once(8) ? random.of(POWERS) : ''))
    .join('');
}

/** A short board, quick to value. */
export const shortBoard = (random: Random, most = 9): string =>
  random.list(1, most, () => random.of(['T', 'F', '.'])).join('');

const FORMS = ['a', 'b', 'n', '(a+1)', '(2n)', '(n+3)', '(a-b)', '2', '3', '(a+b+1)', '(3-n)'];

/** A family of boards. */
export function familyText(random: Random): string {
  return random.list(1, 6, () => random.of(['T', 'F', '.']) + (random.once(2) ? `^${random.of(FORMS)}` : '')).join('');
}

/** A statement about a family. */
export function statementText(random: Random): string {
  const relation = random.once(4) ? 'is infinitesimal' : `${random.of(['=', '<=', '>='])} ${symbolicText(random)}`;
  const bound = (): string => random.of(['a >= 2', 'a > b >= 1', 'n >= 0', 'a, b >= 2', 'b = 1', 'a >= b+2']);
  return `${familyText(random)} ${relation}${random.once(2) ? ` for ${random.list(1, 2, bound).join(' and ')}` : ''}`;
}

/** A text with some of its parts taken out, doubled, moved or replaced. */
export function damaged(random: Random, text: string): string {
  let result = text;
  for (let n = random.below(4); n > 0; n--) {
    const at = random.below(result.length + 1);
    const end = Math.min(result.length, at + 1 + random.below(5));
    const put = random.of(['', random.of(ODDITIES), result.slice(at, end).repeat(2), result.slice(0, at)]);
    result = (result.slice(0, at) + put + result.slice(end)).slice(0, 400);
  }
  return result;
}
