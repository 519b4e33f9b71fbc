/** What is known of Toads and Frogs: printed tables, computed results, conjectures. */
export { type Conjecture, type Evidence, examine } from './conjectures/conjecture.ts';
export { CONJECTURES } from './conjectures/list.ts';
export { type Statement, statementsOf } from './conjectures/statements.ts';
export { kindOf, MARKS, type Mark, markOf, type Printed, VALUE_KINDS, type ValueKind } from './printed/mark.ts';
export {
  FORMAT,
  HEADER,
  type Header,
  type Line,
  type Reservation,
  type Result,
  readLine,
  writeLine,
} from './results/record.ts';
