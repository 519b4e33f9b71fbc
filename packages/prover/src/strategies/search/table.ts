/** The claims of a search: those in progress, those proved by means of others, and how they depend on each other. */
import type { Form } from '../pattern/form.ts';
import type { Goal } from '../pattern/goal.ts';
import { instanceOfRead, type ReadGoal, readGoal } from '../pattern/match.ts';
import { type Claim, eachUse, type Proof } from '../pattern/proof.ts';
import { isRun, type Word } from '../pattern/word.ts';

interface Entry {
  readonly claim: Claim;
  readonly read: ReadGoal;
}

export class ClaimTable {
  /** Claims made so far, dropped ones too. */
  made = 0;
  private readonly claims = new Set<Claim>();
  private readonly byShape = new Map<string, Entry[]>();

  get live(): ReadonlySet<Claim> {
    return this.claims;
  }

  add(goal: Goal): Claim {
    const claim: Claim = { goal, proof: null };
    this.made += 1;
    this.keep(claim);
    return claim;
  }

  /** Has a claim that was made elsewhere, with its proof. */
  keep(claim: Claim): void {
    this.claims.add(claim);
    const key = shapeOf(claim.goal.word);
    const list = this.byShape.get(key);
    const entry: Entry = { claim, read: readGoal(claim.goal) };
    if (list === undefined) this.byShape.set(key, [entry]);
    else list.push(entry);
  }

  /** The claims that are proved: none that their proofs depend on is open. */
  get proved(): Claim[] {
    const open = new Set([...this.claims].filter(({ proof }) => proof === null));
    for (let before = -1; before < open.size; ) {
      before = open.size;
      for (const claim of this.claims) {
        if (open.has(claim)) continue;
        eachUse(claim.proof as Proof, false, (used) => {
          if (open.has(used)) open.add(claim);
        });
      }
    }
    return [...this.claims].filter((claim) => !open.has(claim));
  }

  /** A claim that the goal is an instance of; `allowed` may refuse some. */
  find(goal: Goal, allowed: (claim: Claim) => boolean): { claim: Claim; values: Form[] } | null {
    const asked = readGoal(goal);
    for (const { claim, read } of this.byShape.get(shapeOf(goal.word)) ?? []) {
      const values = instanceOfRead(asked, read);
      if (values !== null && allowed(claim)) return { claim, values };
    }
    return null;
  }

  /** Removes a claim, and with it all that depend on it. */
  drop(claim: Claim): void {
    const lost = new Set([claim]);
    for (let before = 0; before < lost.size; ) {
      before = lost.size;
      for (const each of this.claims) {
        if (lost.has(each) || each.proof === null) continue;
        eachUse(each.proof, false, (used) => {
          if (lost.has(used)) lost.add(each);
        });
      }
    }
    for (const each of lost) {
      this.claims.delete(each);
      const list = this.byShape.get(shapeOf(each.goal.word)) as Entry[];
      list.splice(
        list.findIndex(({ claim }) => claim === each),
        1,
      );
    }
  }

  /** Does a claim depend on another without a move on the board between? */
  restsOn(claim: Claim, other: Claim): boolean {
    const seen = new Set<Claim>();
    const visit = (each: Claim): boolean => {
      if (each === other) return true;
      if (seen.has(each)) return false;
      seen.add(each);
      return [...stillUses(each.proof)].some(visit);
    };
    return visit(claim);
  }
}

function stillUses(proof: Proof | null): Set<Claim> {
  const claims = new Set<Claim>();
  if (proof !== null) {
    eachUse(proof, false, (claim, moved) => {
      if (!moved) claims.add(claim);
    });
  }
  return claims;
}

/** What two words must have in common for one to be an instance of the other: holes, walls and reservoirs. */
function shapeOf(word: Word): string {
  let shape = '';
  for (const item of word) {
    if (item.kind === '.') shape += item.power.length === 1 ? `.${item.power[0]}` : '.n';
    else if (!isRun(item) && item.kind !== '?') shape += item.kind;
  }
  return shape;
}
