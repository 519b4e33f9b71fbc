/** The steps of one-empty.ts in words: each names its lemma and shows what it says with the exponents filled in. */
import { LEFT, type Side } from '@lilypad/games';
import { printPower } from '../board/notation.ts';
import type { OneEmptyStep } from './one-empty.ts';

/** One sentence. The strip is shown unmirrored, even where the lemma is used mirrored. */
export function describeOneEmptyStep(step: OneEmptyStep): string {
  const { lemma, side, a, b, c, dead } = step;
  const { strip, game, integer, half, iterated, where } = words(side);
  const name = `Lemma ${lemma}${side === LEFT ? '' : ' mirrored'}`;
  const rest = dead ? ', where all that follows behind is dead' : '';
  switch (lemma) {
    case '4.2':
      return `${name}: ${strip('X', printPower('T', a), '.')} = ${integer(a)}, since nothing on the other side can ever move.`;
    case '4.3':
      return `${name} (death leap): the value is 0, since nobody can do more than leap, and any leap is undone by a slide.`;
    case '4.4':
    case '4.5':
      return `${name}: ${strip('X', printPower('T', a), '.', printPower('F', b), 'Y')} = *.`;
    case '4.6':
      return `${name}: ${strip('X', printPower('T', a), '.', printPower('(TF)', b))} = ${game(integer(a - 1), half(b - 1))}${rest}.`;
    case '4.7': {
      const value = game(game(integer(a - 2), half(b)), '0');
      return `${name}: ${strip('X', printPower('T', a), '.', 'F', printPower('(TF)', b))} = ${value}${rest}.`;
    }
    case '4.8': {
      const value = game(integer(a - 1), iterated(b));
      const x = strip('X', printPower('T', a), 'F', printPower('(TF)', b), 'T', '.', printPower('F', c - 1), 'Y');
      const from = strip('X', printPower('T', a), '.', printPower('(TF)', b), 'T', printPower('F', c), 'Y');
      return `${name}: ${from} = ${value}, where x = ${x}${where(b)}.`;
    }
    case '4.9': {
      const value = game(game(integer(a - 2), iterated(b + 1)), '0');
      const x = strip(
        'X',
        printPower('T', a - 1),
        'F',
        printPower('(TF)', b + 1),
        'T',
        '.',
        printPower('F', c - 1),
        'Y',
      );
      const from = strip('X', printPower('T', a), '.', 'F', printPower('(TF)', b), 'T', printPower('F', c), 'Y');
      return `${name}: ${from} = ${value}, where x = ${x}${where(b + 1)}.`;
    }
  }
}

const IMAGE: Readonly<Record<string, string>> = { T: 'F', F: 'T', X: 'Y', Y: 'X' };

/** How strips, games and numbers are written for Left's lemma, and for its mirror image. */
function words(side: Side) {
  const left = side === LEFT;
  const image = (piece: string): string => (piece.startsWith('TF') || piece.startsWith('(') ? piece : swap(piece));
  const game = (own: string, other: string): string => (left ? `{${own} | ${other}}` : `{${other} | ${own}}`);
  const number = (text: string): string => (left || text === '0' ? text : text.replace(/^-|^/, (m) => (m ? '' : '-')));
  return {
    game,
    strip: (...pieces: string[]): string => {
      const shown = pieces.filter((piece) => piece !== '');
      return (left ? shown : shown.map(image).reverse()).join(' ');
    },
    integer: (n: number): string => number(String(n)),
    half: (n: number): string => number(n === 0 ? '1' : n <= 20 ? `1/${2 ** n}` : `1/2^${n}`),
    iterated: (n: number): string => (n === 0 ? 'x' : n === 1 ? 'O(x)' : `O^${n}(x)`),
    where: (n: number): string => (n === 0 ? '' : ` and O(x) = ${game('0', 'x')}`),
  };
}

const swap = (piece: string): string => piece.replace(/[TFXY]/, (letter) => IMAGE[letter]);
