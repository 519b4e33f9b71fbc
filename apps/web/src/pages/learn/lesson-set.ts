/**
 * A teacher's own set: a title, texts, positions and exercises, one a line. The text is readable, and is put into an
 * address as it is:
 *
 *     Who is ahead?
 *     text Play each one out first.
 *     winner TT..FF
 *     value T.TF
 *     move Left TT.F.F
 *     compare T.TF with T.TFF.
 *     hotter TT.F with TTTT.TF
 *     show T.F
 */
import { parseSum } from '../../sum/sum.ts';
import type { Exercise } from './exercise.ts';

/** A part of a lesson or of a set. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** A position to play with; its value can be shown. */
  | { readonly kind: 'position'; readonly sum: string; readonly caption: string }
  /** An exercise; `why` is said once it is solved. */
  | { readonly kind: 'exercise'; readonly exercise: Exercise; readonly why: string };

export interface LessonSet {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A line that cannot be read. */
interface SetError {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

export type ReadSet =
  | { readonly ok: true; readonly value: LessonSet }
  | { readonly ok: false; readonly errors: readonly SetError[] };

export const EXAMPLE_SET = `Who is ahead?
text Play each one out first, then answer.
winner TT..FF
winner T.TFF
move Left T.TF.F
value T.TF
compare T.TF with T.TFF.
hotter TT.F with TTTT.TF`;

export function readSet(text: string): ReadSet {
  const [title = '', ...lines] = text.split('\n');
  const read = lines.map((line) => (line.trim() === '' ? null : readLine(line.trim())));
  const errors = read.flatMap((block, i) => (typeof block === 'string' ? [{ line: i + 2, message: block }] : []));
  if (title.trim() === '') errors.unshift({ line: 1, message: 'The first line is the title.' });
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: { title: title.trim(), blocks: read.filter((block) => block !== null && typeof block !== 'string') },
  };
}

/** A block, or what is wrong with the line. */
function readLine(line: string): Block | string {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  const exercise = (made: Exercise): Block => ({ kind: 'exercise', exercise: made, why: '' });
  switch (word) {
    case 'text':
      return rest === '' ? 'There is no text.' : { kind: 'text', text: rest };
    case 'show':
      return problemOf(rest) ?? { kind: 'position', sum: rest, caption: '' };
    case 'winner':
    case 'value':
      return problemOf(rest) ?? exercise({ kind: word, sum: rest });
    case 'move': {
      const [, name, sum = ''] = /^(Left|Right)\s+(.+)$/.exec(rest) ?? [];
      if (name === undefined) return 'A move is of Left or of Right: "move Left TT..FF".';
      return problemOf(sum) ?? exercise({ kind: 'move', side: name === 'Left' ? 0 : 1, sum });
    }
    case 'compare':
    case 'hotter': {
      const [left = '', right = ''] = rest.split(/\s+with\s+/);
      return problemOf(left) ?? problemOf(right) ?? exercise({ kind: word, left, right });
    }
    default:
      return `A line begins with text, show, winner, value, move, compare or hotter, not with "${word}".`;
  }
}

function problemOf(sum: string): string | null {
  const parsed = parseSum(sum);
  return parsed.ok ? null : parsed.error.message;
}
