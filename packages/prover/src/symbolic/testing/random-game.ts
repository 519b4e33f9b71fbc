/**
 * Random games with parameters, as text, together with their text at any point: the prover reads the first,
 * packages/games the second, so nothing is shared but the notation.
 */
import { Dyadic } from '@lilypad/games';
import fc from 'fast-check';

export interface RandomGame {
  /** The game with parameters. */
  readonly text: string;
  /** The same game with numbers in place of the parameters. */
  at(point: readonly number[]): string;
}

const NAMES = ['a', 'b', 'c', 'd'];

export function randomGame(parameters: number, depth: number): fc.Arbitrary<RandomGame> {
  const names = NAMES.slice(0, parameters);
  if (depth === 0) return leaf(names);
  const below = randomGame(parameters, depth - 1);
  const options = fc.oneof(
    { weight: 8, arbitrary: fc.array(below, { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(below, { minLength: 2, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.constant<RandomGame[]>([]) },
  );
  const braces = fc
    .tuple(options, options)
    .map(([left, right]) =>
      join(
        [...left, ...right],
        (texts) => `{${texts.slice(0, left.length).join()}|${texts.slice(left.length).join()}}`,
      ),
    );
  return fc.oneof(
    { weight: 1, arbitrary: leaf(names) },
    { weight: 6, arbitrary: braces },
    { weight: 1, arbitrary: below.map((g) => join([g], ([text]) => `-(${text})`)) },
    { weight: 1, arbitrary: fc.tuple(leaf(names), below).map((parts) => join(parts, ([x, y]) => `${x}+(${y})`)) },
  );
}

function join(parts: readonly RandomGame[], write: (texts: string[]) => string): RandomGame {
  return { text: write(parts.map((part) => part.text)), at: (point) => write(parts.map((part) => part.at(point))) };
}

/** A number with parameters, now and then with a fraction or a star. */
function leaf(names: readonly string[]): fc.Arbitrary<RandomGame> {
  const coefficient = fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.constantFrom(1, -1) },
    { weight: 1, arbitrary: fc.constantFrom(2, -2) },
  );
  return fc
    .record({
      coefficients: fc.tuple(...names.map(() => coefficient)),
      constant: fc.integer({ min: -4, max: 4 }),
      shift: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
      halves: fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
      star: fc.oneof({ weight: 8, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constant('*') }),
    })
    .map(({ coefficients, constant, shift, halves, star }) => {
      const terms = coefficients.map((c, i) => `${c < 0 ? '-' : '+'}${Math.abs(c)}${names[i]}${halves ? '/2' : ''}`);
      const number = Dyadic.of(constant, shift);
      const written = `0${terms.filter((_, i) => coefficients[i] !== 0).join('')}+(${number})`;
      return {
        text: star === '' ? written : `(${written})+${star}`,
        at: (point) => {
          const sum = coefficients.reduce<number>((total, c, i) => total + c * point[i], 0);
          return `(${Dyadic.of(sum, halves).add(number)}${star})`;
        },
      };
    });
}
