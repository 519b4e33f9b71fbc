/**
 * Programs of worksheets: evaluation never throws, errors are sentences about a place in the text, and what a statement
 * is printed as is read as the same statement.
 */
import { GameLimitError } from '@lilypad/games';
import { FUNCTIONS, printStatement, printValue, Sheet, type Value } from '@lilypad/sheet';
import type { Random } from './random.ts';
import { messageFault, type Subject } from './subject.ts';
import { damaged, gameText, shortBoard } from './texts.ts';

const NAMES = ['G', 'H', 'f', 'n', 'x'];
const LIMITS = { steps: 20_000, items: 20_000, depth: 200 };

function expression(random: Random, depth = 2): string {
  const inner = (): string => expression(random, depth - 1);
  switch (random.below(depth === 0 ? 4 : 10)) {
    case 0:
      return String(random.below(7) - 2);
    case 1:
      return random.of(NAMES);
    case 2:
      return shortBoard(random, 5);
    case 3:
      return gameText(random, 1);
    case 4:
    case 5:
      return `${inner()} ${random.of(['+', '-', '*', '/', '%', '**', ':', '=', '<', '>=', '||', 'and', 'or'])} ${inner()}`;
    case 6:
      return `${random.of([...FUNCTIONS.map(({ name }) => name), 'f'])}(${random.list(0, 3, inner).join(', ')})`;
    case 7:
      return `[${random.list(0, 3, inner).join(', ')}]`;
    case 8:
      return `[${inner()} for ${random.of(NAMES)} in ${random.below(3)}..${random.below(6)}${random.once(2) ? ` if ${inner()}` : ''}]`;
    default:
      return random.once(2)
        ? `(if ${inner()} then ${inner()} else ${inner()})`
        : `${inner()}.${random.of(['Mean', 'value', 'Stops', 'x'])}`;
  }
}

function statement(random: Random): string {
  const value = expression(random);
  if (random.once(3)) return `${random.of(NAMES)} = ${value}`;
  return random.once(4) ? `f(${random.of(NAMES)}) = ${value}` : value;
}

function makeProgram(random: Random): string {
  const text = random.list(1, 4, () => statement(random)).join(random.of(['\n', '; ']));
  return random.once(3) ? damaged(random, text) : text;
}

/** What is wrong with an error: its message, or a place outside the text. `undefined` is a value of the language. */
function placedFault(text: string, error: { message: string; at: number; end: number }): string | null {
  const { at, end, message } = error;
  return at >= 0 && at <= end && end <= text.length
    ? messageFault(message.replaceAll('undefined', 'nothing'))
    : `place ${at} to ${end} is outside the text`;
}

function printFault(text: string): string | null {
  for (const part of Sheet.parse(text).parts) {
    if (!part.ok) {
      const fault = placedFault(text, part.problem);
      if (fault !== null) return fault;
      continue;
    }
    const printed = printStatement(part.statement);
    const [again, ...more] = Sheet.parse(printed).parts;
    if (again === undefined || !again.ok || more.length > 0) return `it is printed ${printed}, which is not read`;
    if (printStatement(again.statement) !== printed) return `it is printed ${printed}, which is printed otherwise`;
  }
  return null;
}

/** A value is printed, or is too long for that. */
function valueFault(value: Value): string | null {
  try {
    printValue(value);
    return null;
  } catch (error) {
    if (!(error instanceof GameLimitError)) throw error;
    return messageFault(error.message);
  }
}

async function judgeProgram(text: string): Promise<string | null> {
  const fault = printFault(text);
  if (fault !== null) return fault;
  for (const { outcome } of await new Sheet({ limits: LIMITS, maxBytes: 2 ** 26 }).runText(text)) {
    const wrong = outcome.ok ? valueFault(outcome.value) : placedFault(text, outcome.error);
    if (wrong !== null) return wrong;
  }
  return null;
}

export const PROGRAMS: Subject = { name: 'program', make: makeProgram, judge: judgeProgram, isText: true };
