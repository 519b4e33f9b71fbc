/**
 * The lessons: texts, positions and questions. Everything said about a
 * position is data, and a test computes it again. Text between backticks is notation.
 */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** A position to play with; its value can be shown. */
  | { readonly kind: 'position'; readonly sum: string; readonly value: string; readonly caption: string }
  /** Who wins? */
  | { readonly kind: 'question'; readonly sum: string; readonly outcome: OutcomeName; readonly why: string };

export type OutcomeName = 'L' | 'R' | 'N' | 'P';

const text = (words: string): Block => ({ kind: 'text', text: words });
const position = (sum: string, value: string, caption: string): Block => ({ kind: 'position', sum, value, caption });
const question = (sum: string, outcome: OutcomeName, why: string): Block => ({ kind: 'question', sum, outcome, why });

export const LESSONS: readonly Lesson[] = [
  {
    id: 'rules',
    title: 'The rules',
    blocks: [
      text(
        'Left has the toads, which travel to the right. Right has the frogs, which travel to the left. The two take turns. Whoever is to move takes one piece and either slides it onto the next pad, if that is free, or jumps it over exactly one enemy onto the free pad behind. Nothing is captured. Whoever cannot move loses.',
      ),
      position('TT..FF', '*', 'Press a piece to move it. Either side may begin; then they take turns.'),
      text(
        'In writing a toad is `T`, a frog is `F` and a free pad is a dot: this board is `TT..FF`. A power repeats: `T^2.^2F^2` is the same board.',
      ),
    ],
  },
  {
    id: 'outcomes',
    title: 'Who wins?',
    blocks: [
      text(
        'With good play one of four things is true of a position: Left wins, whoever starts; Right wins, whoever starts; the first player wins; or the second player does. Play it out both ways, then answer.',
      ),
      question('T..', 'L', 'Only Left can move at all, so Right, when to move, has lost.'),
      question(
        'T.F',
        'N',
        'Whoever starts slides, the other side jumps over, and the one who started slides once more: that was the last move.',
      ),
      question(
        'T..F',
        'P',
        'After one slide the other side slides too, and whoever started has no move left but a losing one.',
      ),
      question('.FF', 'R', 'Only Right can move.'),
    ],
  },
  {
    id: 'numbers',
    title: 'Numbers count free moves',
    blocks: [
      text(
        'How far ahead is Left? If only Left can move, count the moves: `T...` is three moves for Left and has the value 3. Moves for Right count as negative.',
      ),
      position('T...', '3', 'Three free moves for Left.'),
      position('..F', '-2', 'Two free moves for Right.'),
      text(
        'Advantages need not be whole. In `T.TF` Left is ahead, but by less than one move: two copies of it are worth exactly one.',
      ),
      position('T.TF', '1/2', 'Half a move for Left.'),
      position(
        'T.TF + T.TF',
        '1',
        'Two boards side by side are played as one game: in each turn, move on either of them.',
      ),
      position(
        'T.TFF.',
        '1/4',
        'Halves of halves appear as well, and all fractions with powers of two below the line.',
      ),
    ],
  },
  {
    id: 'star',
    title: 'Star: it is all about who is first',
    blocks: [
      text(
        'In `T.F` whoever moves first wins, so it is no number: it is neither positive, nor negative, nor zero. Both moves lead to zero. Its name is star, written ∗. Anything that whoever moves first wins is called confused with zero.',
      ),
      position('T.F', '*', 'Star: {0|0}.'),
      text('Two stars cancel: whatever is done on one board is answered by its mirror image on the other.'),
      question(
        'T.F + T.F',
        'P',
        'The second player answers every move with its mirror image on the other board, and has the last word.',
      ),
    ],
  },
  {
    id: 'switches',
    title: 'Hot positions: both want to move',
    blocks: [
      text(
        'In `TTTT.TF` Left can reach 3, and Right, moving first, 1. Its value is written {3|1}: on the left of the bar what Left can reach, on the right what Right can. Each side is eager to move there. How eager is its temperature, 1; what it is worth on average is its mean, 2.',
      ),
      position('TTTT.TF', '{3|1}', 'A switch. Its thermograph is in Explore.'),
      position('TT.F', '{1/2|0}', 'A cooler one.'),
      position('TTT..FFF', '+-1/8', 'The same for both sides, up to sign: plus or minus an eighth.'),
      text(
        'In a sum of hot positions one usually moves in the hottest. But not always: comparing sums exactly is what this workbench is for.',
      ),
      question(
        'TTTT.TF - TTTT.TF',
        'P',
        'A game minus itself is zero: the second player answers every move with its mirror image.',
      ),
    ],
  },
  {
    id: 'infinitesimals',
    title: 'Infinitesimals: more than nothing, less than anything',
    blocks: [
      text(
        'In `T.TFF` Left wins whoever starts, so it is greater than zero. And yet it is less than every positive number: its name is up, written ↑. Its mirror image is down, ↓.',
      ),
      position('T.TFF', '^', 'Up: {0|∗}.'),
      position('TTF.F', 'v', 'Down: its mirror image.'),
      question('T.TFF', 'L', 'Up is positive: Left wins, whoever starts.'),
      question('T.TFF - T.TFF.', 'R', 'Up is less than a quarter: Right wins the difference.'),
      text('Two ups and a star make this one; no number of ups ever adds up to a fraction.'),
      position('T.TFTFF', '^^*', 'Double up and star.'),
    ],
  },
  {
    id: 'canonical',
    title: 'The simplest form',
    blocks: [
      text(
        'Two positions have the same value if neither side can tell them apart in any sum. Of all games with one value there is a simplest, its canonical form. It is reached by crossing out moves: a dominated move is no better than another one of the same player; a reversible move is answered so that its player has gained nothing.',
      ),
      position(
        'TT.TF.FF',
        '+-1/8',
        'Left has two moves here. The slide is dominated by the jump, so that only the jump counts.',
      ),
      text(
        'How long the canonical form can last is its birthday: 0 is born on day 0, the values 1, −1 and star on day 1. Leave out the infinitesimals too, and what remains is the reduced canonical form.',
      ),
    ],
  },
  {
    id: 'formulas',
    title: 'From positions to theorems',
    blocks: [
      text(
        'Some positions come in families, and a formula gives the value of all of them at once: with one free pad and one frog, `T^a.F` is {{a−2|1}|0}.',
      ),
      position(
        'TTTT.F',
        '{2|1||0}',
        'The member with a = 4. Bars that belong together are doubled outside: {2|1||0} means {{2|1}|0}.',
      ),
      text(
        'For whole classes of positions such formulas are proved in this project by a program, and the proofs can be checked by another, smaller one: see Theorems. The values of starting positions, which follow no formula that anyone knows, are in Tables.',
      ),
    ],
  },
];
