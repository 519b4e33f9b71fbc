/** A theorem of the folder rocq, and what it says in the words of the register. */

export interface RocqTheorem {
  readonly name: string;
  /** As the file in the folder rocq has it, on one line. */
  readonly statement: string;
  /** What it says, as the register writes it. */
  readonly says: readonly string[];
  /** The results that it is about. */
  readonly about: readonly string[];
}
