/**
 * The lessons: texts, positions and exercises. Everything said about a position is data, and a test computes it again.
 * Text between backticks is notation.
 */
import type { Exercise } from './exercise.ts';
import type { Block } from './lesson-set.ts';

export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** What one can do after it. */
  readonly aim: string;
  readonly blocks: readonly LessonBlock[];
}

/** A block with what is claimed in it: the value of a position, the answer of an exercise. */
type LessonBlock = Block & { readonly claim?: string };

const text = (words: string): LessonBlock => ({ kind: 'text', text: words });
const position = (sum: string, claim: string, caption: string): LessonBlock => ({
  kind: 'position',
  sum,
  caption,
  claim,
});
/** `claim` is the answer in words, as `answerOf` gives it. */
const exercise = (asked: Exercise, claim: string, why: string): LessonBlock => ({
  kind: 'exercise',
  exercise: asked,
  why,
  claim,
});
const winner = (sum: string, claim: string, why: string) => exercise({ kind: 'winner', sum }, claim, why);
const value = (sum: string, claim: string, why: string) => exercise({ kind: 'value', sum }, claim, why);

export const LESSONS: readonly Lesson[] = [
  {
    id: 'rules',
    title: 'The rules',
    aim: 'Make a legal move, and see who wins',
    blocks: [
      text(
        'Left has the toads, which travel to the right. Right has the frogs, which travel to the left. The two take turns. Whoever is to move takes one piece and either slides it onto the next pad, if that is free, or jumps it over exactly one enemy onto the free pad behind. Nothing is captured. Whoever cannot move loses.',
      ),
      position('TT..FF', '*', 'Press a piece to move it. Either side may begin; then they take turns.'),
      text(
        'In writing a toad is `T`, a frog is `F` and a free pad is a dot: this board is `TT..FF`. A power repeats: `T^2.^2F^2` is the same board.',
      ),
      exercise(
        { kind: 'move', side: 0, sum: 'T.TF.F' },
        '3 → 5',
        'After the jump the frogs have nothing better than to slide, and Left has the last move.',
      ),
      exercise(
        { kind: 'move', side: 1, sum: 'T.F.F' },
        '3 → 2',
        'After it Left can only jump, and Right has the last move.',
      ),
    ],
  },
  {
    id: 'outcomes',
    title: 'Who wins?',
    aim: 'Tell the four outcomes apart',
    blocks: [
      text(
        'With good play one of four things is true of a position: Left wins, whoever starts; Right wins, whoever starts; the first player wins; or the second player does. This is its outcome. Play each position out both ways, then answer.',
      ),
      winner('T..', 'Left', 'Only Left can move at all, so Right, when to move, has lost.'),
      winner(
        'T.F',
        'whoever starts',
        'Whoever starts slides, the other side jumps over, and the one who started slides once more: that was the last move.',
      ),
      winner(
        'T..F',
        'whoever does not start',
        'After one slide the other side slides too, and whoever started has no move left but a losing one.',
      ),
      winner('.FF', 'Right', 'Only Right can move.'),
    ],
  },
  {
    id: 'numbers',
    title: 'Numbers count free moves',
    aim: 'Say how many moves Left is ahead',
    blocks: [
      text(
        'How far ahead is Left? If only Left can move, count the moves: `T...` is three moves for Left and has the value 3. Moves for Right count as negative.',
      ),
      position('T...', '3', 'Three free moves for Left.'),
      value('..F', '−2', 'Two free moves for Right.'),
      text(
        'Advantages need not be whole. In `T.TF` Left is ahead, but by less than one move: two copies of it are worth exactly one.',
      ),
      position('T.TF', '1/2', 'Half a move for Left.'),
      value(
        'T.TF + T.TF',
        '1',
        'Two boards side by side are played as one game: in each turn, move on either of them. Two halves make a whole.',
      ),
      position(
        'T.TFF.',
        '1/4',
        'Halves of halves appear as well, and all fractions with powers of two below the line.',
      ),
      exercise(
        { kind: 'compare', left: 'T.TF', right: 'T.TFF.' },
        'the first is greater',
        'A half is more than a quarter: Left wins the difference, whoever starts.',
      ),
    ],
  },
  {
    id: 'star',
    title: 'Star: it is all about who is first',
    aim: 'Know when two games are confused',
    blocks: [
      text(
        'In `T.F` whoever moves first wins, so it is no number: it is neither positive, nor negative, nor zero. Both moves lead to zero. Its name is star, written ∗. Anything that whoever moves first wins is called confused with zero.',
      ),
      position('T.F', '*', 'Star: {0|0}. Type it as *.'),
      text('Two stars cancel: whatever is done on one board is answered by its mirror image on the other.'),
      winner(
        'T.F + T.F',
        'whoever does not start',
        'The second player answers every move with its mirror image on the other board, and makes the last move.',
      ),
      exercise(
        { kind: 'compare', left: 'T.F', right: '0' },
        'they are confused',
        'Whoever moves first wins, so star is neither more nor less than nothing.',
      ),
      value('TT..FF', '∗', 'This is a star, too, although there is more to play.'),
    ],
  },
  {
    id: 'switches',
    title: 'Hot positions: both want to move',
    aim: 'Read a switch, its mean and its temperature',
    blocks: [
      text(
        'In `TTTT.TF` Left can reach 3, and Right, moving first, 1. Its value is written {3|1}: on the left of the bar what Left can reach, on the right what Right can. Each side is eager to move there. How eager is its temperature, 1; what it is worth on average is its mean, 2.',
      ),
      position('TTTT.TF', '{3|1}', 'A switch. Its thermograph is in Explore.'),
      value('TT.F', '{1/2|0}', 'Left moves to a half, Right to nothing.'),
      exercise(
        { kind: 'hotter', left: 'TT.F', right: 'TTTT.TF' },
        'the second',
        'In {3|1} a move is worth 1, in {1/2|0} only a quarter.',
      ),
      position('TTT..FFF', '+-1/8', 'The same for both sides, up to sign: plus or minus an eighth.'),
      text(
        'Where play comes to rest, once it has cooled down to a number, is a stop: the left stop if Left starts, the right stop if Right does. In a sum of hot positions one usually moves in the hottest. But not always: comparing sums exactly is what this workbench is for.',
      ),
      winner(
        'TTTT.TF - TTTT.TF',
        'whoever does not start',
        'A game minus itself is zero: the second player answers every move with its mirror image.',
      ),
    ],
  },
  {
    id: 'infinitesimals',
    title: 'Infinitesimals: more than nothing, less than anything',
    aim: 'Compare values that no number tells apart',
    blocks: [
      text(
        'In `T.TFF` Left wins whoever starts, so it is greater than zero. And yet it is less than every positive number: its name is up, written ↑. Its mirror image is down, ↓.',
      ),
      position('T.TFF', '^', 'Up: {0|∗}. Type it as ^.'),
      position('TTF.F', 'v', 'Down, its mirror image. Type it as v.'),
      winner('T.TFF', 'Left', 'Up is positive: Left wins, whoever starts.'),
      exercise(
        { kind: 'compare', left: 'T.TFF', right: 'T.TFF.' },
        'the second is greater',
        'Up is less than a quarter, and less than every other positive number.',
      ),
      text(
        'How many ups an infinitesimal is worth, roughly, is its atomic weight. No number of ups ever adds up to a fraction.',
      ),
      position('T.TFTFF', '^^*', 'Double up and star.'),
      value('T.TFF + TTF.F', '0', 'Up and down cancel.'),
    ],
  },
  {
    id: 'canonical',
    title: 'The simplest form',
    aim: 'Cross out moves that nobody needs',
    blocks: [
      text(
        'Two positions have the same value if neither side can tell them apart in any sum. Of all games with one value there is a simplest, its canonical form. It is reached by crossing out moves: a dominated move is no better than another one of the same player; a reversible move is answered so that its player has gained nothing.',
      ),
      position(
        'TT.TF.FF',
        '+-1/8',
        'Left has two moves here. The slide is dominated by the jump, so that only the jump counts.',
      ),
      exercise(
        { kind: 'move', side: 0, sum: 'TT.TF.FF' },
        '4 → 6',
        'The jump is the only canonical move of Left, and the only one that wins.',
      ),
      text(
        'How long the canonical form can last is its birthday: 0 is born on day 0, the values 1, −1 and star on day 1. Leave out the infinitesimals too, and what remains is the reduced canonical form.',
      ),
      value('T.T.F', '1∗', 'However long one can play on this board, its simplest form lasts two moves at most.'),
    ],
  },
  {
    id: 'formulas',
    title: 'From positions to theorems',
    aim: 'Use a formula for a whole family',
    blocks: [
      text(
        'Some positions come in families, and a formula gives the value of all of them at once: with one free pad and one frog, `T^a.F` is {{a−2|1}|0} for a from 3 on.',
      ),
      position(
        'TTTT.F',
        '{2|1||0}',
        'The member with a = 4. Bars that belong together are doubled outside: {2|1||0} means {{2|1}|0}.',
      ),
      value('T^7.F', '{5|1||0}', 'With a = 7 the formula gives {{5|1}|0}.'),
      text(
        'A class is all positions with given numbers of two kinds of squares, such as one free pad and one frog, and any number of the third. A word is one order of these; toads stand in the gaps before, between and after them. A formula divides the sizes of the gaps into regions, each with its value.',
      ),
      text(
        'For whole classes such formulas are proved in this project by a program. It writes the proof as a certificate, a list of obligations that hold for all sizes at once, and another, smaller program checks it: see Theorems. Other theorems are proved by a strategy, which has a reply to every move. The values of starting positions, which follow no formula that anyone knows, are in Tables.',
      ),
      exercise(
        { kind: 'compare', left: 'T^9..F', right: '8' },
        'they are equal',
        'Theorem A21: with two free pads and one frog, the value is a − 1.',
      ),
    ],
  },
];
