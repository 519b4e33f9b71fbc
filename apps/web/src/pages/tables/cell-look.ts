/** How a cell of a table looks: its text, its colour and its mark. */

import { describePrinted, MARK_SIGNS, type Mark, printedValue } from '@lilypad/tables';
import type { HeatCell } from '../../charts/heat-map.tsx';
import type { CellAnswer, CellQuestion } from '../../worker/protocol.ts';

export type Colouring = 'kind' | 'mean' | 'temperature';

export const MARKS: Readonly<Record<Mark | 'printed' | 'open', readonly [sign: string, words: string]>> = {
  agrees: [MARK_SIGNS.agrees, 'agrees with the paper'],
  settles: [MARK_SIGNS.settles, 'settles what the paper bounds'],
  differs: [MARK_SIGNS.differs, 'differs from the paper'],
  new: [MARK_SIGNS.new, 'not in the tables of the paper'],
  printed: ['¶', 'as the paper prints it, not computed here yet'],
  open: ['', 'not computed yet'],
};

const LONGEST = 7;

/** `question` is null where the family has no position. */
export function lookOf(question: CellQuestion | null, answer: CellAnswer | null, colouring: Colouring): HeatCell {
  if (question === null) return { text: '', tone: 'none', shade: 0, mark: '', label: 'no position' };
  const { position } = question;
  if (answer === null) {
    const { printed } = question;
    if (printed === null) {
      return { text: '·', tone: 'open', shade: 0, mark: '', label: `${position}: ${MARKS.open[1]}` };
    }
    const said = describePrinted(printed);
    const text = printedValue(printed) === null ? '?' : fit(said);
    return {
      text,
      tone: 'printed',
      shade: 0,
      mark: MARKS.printed[0],
      label: `${position}: ${said}, ${MARKS.printed[1]}`,
    };
  }
  const [mark, words] = MARKS[answer.mark];
  const [tone, shade] = toneOf(answer, colouring);
  return { text: fit(answer.short.text), tone, shade, mark, label: `${position}: ${answer.short.text}, ${words}` };
}

const fit = (text: string): string => {
  if (text.length <= LONGEST) return text;
  return text.startsWith('±') ? '±…' : '{…}';
};

function toneOf({ kind, mean, temperature }: CellAnswer, colouring: Colouring): [string, number] {
  if (colouring === 'kind') return [kind, 1];
  const value = numberOf(colouring === 'mean' ? mean : temperature);
  if (value === 0) return ['zero', 1];
  // Only a shade of colour: here, and only here, a number is rounded.
  return [value > 0 ? 'warm' : 'cold', 1 - 1 / (1 + Math.abs(value) / 3)];
}

function numberOf(text: string): number {
  const [above, below = '1'] = text.replace('−', '-').split('/');
  return Number(above) / Number(below);
}
