/** Remoteness by plain recursion over strings, straight from its definition; the tests compare the solvers with it. */
import { plainOptions } from './plain.ts';

export class PlainRemoteness {
  private readonly memo = new Map<string, { win: boolean; remoteness: number }>();

  /** `turn` 0 for toads to move, 1 for frogs. */
  of(strip: string, turn: number): { win: boolean; remoteness: number } {
    const key = turn + strip;
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    const children = plainOptions(strip)[turn].map((child) => this.of(child, 1 - turn));
    const lost = children.filter((child) => !child.win).map((child) => child.remoteness);
    const won = children.filter((child) => child.win).map((child) => child.remoteness);
    const win = lost.length > 0;
    const remoteness = children.length === 0 ? 0 : win ? 1 + Math.min(...lost) : 1 + Math.max(...won);
    const answer = { win, remoteness };
    this.memo.set(key, answer);
    return answer;
  }
}
