/** Something wrong at a place of the text. The parser and the evaluator throw it; the front door catches it. */
import type { Place } from './tree.ts';

export class Fault extends Error {
  override readonly name = 'SheetFault';
  readonly place: Place;
  /** Whether the text only ends too early: more lines could complete it. */
  readonly incomplete: boolean;
  /** Whether nothing is wrong but the work is too much. */
  readonly isLimit: boolean;

  constructor(message: string, place: Place, incomplete = false, isLimit = false) {
    super(message);
    this.place = place;
    this.incomplete = incomplete;
    this.isLimit = isLimit;
  }
}
