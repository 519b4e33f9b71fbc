/** Errors of the packages that are not defects: a limit, or a game that an operation is not defined for. */
import { Fault } from '../syntax/fault.ts';
import type { Place } from '../syntax/tree.ts';

/** The names of such errors; their messages are sentences. */
const KNOWN = ['GameLimitError', 'NotationFault', 'MethodError', 'TargetError'];

/** The error as a fault about a place, or as it is if it is a defect. */
export function faultOf(error: unknown, place: Place): unknown {
  if (error instanceof Fault || !(error instanceof Error)) return error;
  if (KNOWN.includes(error.name)) return new Fault(error.message, place, false, error.name === 'GameLimitError');
  // A regular expression would need more of the stack that has just run out.
  if (error.message === 'Maximum call stack size exceeded') return tooMuch('This is nested too deep.', place);
  const isMemory = error instanceof RangeError && /memory|allocation|array length|BigInt/i.test(error.message);
  return isMemory ? tooMuch('This needs more memory than there is.', place) : error;
}

const tooMuch = (message: string, place: Place): Fault => new Fault(message, place, false, true);
