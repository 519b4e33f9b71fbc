/** How a cell of a table looks: its text, its colour and its mark. */

import { describePrinted, MARK_SIGNS, type Mark, printedValue } from '@lilypad/tables';
import type { HeatCell } from '../../charts/heat-map.tsx';
import type { CellAnswer, CellQuestion, FormulaVerdict } from '../../worker/protocol.ts';
import { colourOf, type Scale } from './ramp.ts';

export type Colouring = 'kind' | 'mean' | 'temperature';

export const MARKS: Readonly<Record<Mark | 'printed' | 'open', readonly [sign: string, words: string]>> = {
  agrees: [MARK_SIGNS.agrees, 'agrees with the paper'],
  settles: [MARK_SIGNS.settles, 'settles what the paper bounds'],
  differs: [MARK_SIGNS.differs, 'differs from the paper'],
  new: [MARK_SIGNS.new, 'not in the tables of the paper'],
  printed: ['¶', 'as the paper prints it, not computed here yet'],
  open: ['', 'not computed yet'],
};

/** Longer values are cut in a cell; hovering and pressing show them whole. */
const LONGEST = 12;

/** What decides how cells look, besides what they hold. */
export interface Look {
  readonly colouring: Colouring;
  /** The scale of the colours, where they stand for numbers. */
  readonly scale: Scale;
  /** What a formula that is tried says of a position. */
  readonly tried: ReadonlyMap<string, FormulaVerdict> | null;
  readonly matches: (question: CellQuestion, answer: CellAnswer | null) => boolean;
}

export const TRIED: Readonly<Record<FormulaVerdict, readonly [sign: string, words: string]>> = {
  agrees: ['✓', 'as the formula says'],
  differs: ['✕', 'not as the formula says'],
  silent: ['–', 'the formula does not say'],
};

/** `question` is null where the family has no position. */
export function lookOf(question: CellQuestion | null, answer: CellAnswer | null, look: Look): HeatCell {
  if (question === null) return { text: '', tone: 'none', colour: null, mark: '', label: 'no position', faded: false };
  const { position, printed } = question;
  const faded = !look.matches(question, answer);
  if (answer === null) {
    if (printed === null) {
      return { text: '·', tone: 'open', colour: null, mark: '', label: `${position}: ${MARKS.open[1]}`, faded };
    }
    const said = describePrinted(printed);
    const text = printedValue(printed) === null ? '?' : fit(said);
    const label = `${position}: ${said}, ${MARKS.printed[1]}`;
    return { text, tone: 'printed', colour: null, mark: MARKS.printed[0], label, faded };
  }
  const verdict = look.tried?.get(position);
  const [mark, words] = verdict === undefined ? MARKS[answer.mark] : TRIED[verdict];
  const tone = verdict === undefined ? (look.colouring === 'kind' ? answer.kind : 'scaled') : `tried-${verdict}`;
  const isLong = answer.plain === null;
  const said = isLong
    ? `${answer.short.text}, mean ${answer.mean}, temperature ${answer.temperature}`
    : answer.short.text;
  return {
    text: isLong ? `≈ ${answer.mean}` : fit(answer.short.text),
    tone,
    colour: verdict === undefined ? colourIn(answer, look) : null,
    mark,
    label: `${position}: ${said}, ${words}`,
    faded,
  };
}

const fit = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);

function colourIn(answer: CellAnswer, { colouring, scale }: Look): string | null {
  return colouring === 'kind' ? null : colourOf(colouring, answer[colouring], scale);
}
