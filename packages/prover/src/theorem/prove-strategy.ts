/** Theorems by strategies: statements of a theorem of the library proved from scratch, and checked. */
import { compactText } from '../claim/certificate-text.ts';
import { knownClaims } from '../strategies/known-claims.ts';
import { PatternReader } from '../strategies/pattern/read.ts';
import type { Relation, StatementGoal } from '../strategies/pattern/relation.ts';
import { type ProveOptions, proveGroups, proveStrategy } from '../strategies/prove.ts';
import type { SearchOptions } from '../strategies/search/search.ts';
import type { StrategyCertificate } from '../strategies/write.ts';
import { CheckedTheorem } from './checked-theorem.ts';
import type { StrategyTheorem } from './strategy-theorems.ts';

/** Options of a search for strategies. */
export interface StrategyOptions extends Omit<SearchOptions, 'using'> {
  /** Theorems by strategies whose claims may be used; invariants are of use to a search for one. */
  readonly using?: readonly CheckedTheorem[];
  /** Told when the search ends without a proof: the text of a certificate of the claims that it has proved, if any. */
  readonly onGivenUp?: (certificate: string) => void;
}

/**
 * Finds strategies for all statements of a theorem; null if the search finds none for one of them.
 *
 * @throws TypeError - if a statement cannot be read
 * @throws Error - if the checker rejects what was found, which is a defect of the program
 * @example
 * ```ts
 * const lemma = strategyNamed('L4.4');
 * const theorem = lemma && proveStrategies(lemma);
 * theorem?.corollaries.map(({ family, formula }) => [family, ...formula]); // => [ [ '<~T>T.F<F~>', '*' ] ]
 * ```
 */
export function proveStrategies(
  { name, statements }: StrategyTheorem,
  options: StrategyOptions = {},
): CheckedTheorem | null {
  const certificate = proveStrategy(name, statements.map(goalOf), searchOptions(options));
  return certificate && accepted(certificate);
}

/** A pattern, a relation and a side, as certificates write them. */
function goalOf(text: string): StatementGoal {
  const [, word, sign, game = '0'] = /^(.*?) (<=|>=|=|is infinitesimal|has recurrences)(?: (.*))?$/.exec(text) ?? [];
  if (word === undefined) throw new TypeError(`'${text}' has no <=, >=, =, "is infinitesimal" or "has recurrences"`);
  const reader = new PatternReader();
  const relation = sign.replace(/^\w+ /, '') as Relation;
  return { word: reader.word(word), relation, side: reader.side(game) };
}

/** What was proved of groups of goals: the theorem states those groups that are proved. */
export interface TogetherFinding {
  readonly theorem: CheckedTheorem | null;
  readonly isProved: readonly boolean[];
  /** Why the search ended early; null if it did not. */
  readonly stopped: string | null;
}

/** Looks for proofs of groups of goals that may use each other. */
export function provedTogether(
  name: string,
  groups: readonly (readonly StatementGoal[])[],
  options: StrategyOptions,
): TogetherFinding {
  const { certificate, ...found } = proveGroups(name, groups, searchOptions(options));
  return { ...found, theorem: certificate && accepted(certificate) };
}

const searchOptions = ({ using = [], onGivenUp, ...options }: StrategyOptions): ProveOptions => ({
  ...options,
  using: using.flatMap(({ claim }) => (claim.kind === 'strategy' ? knownClaims(claim) : [])),
  onGivenUp: (proved) => onGivenUp?.(compactText(proved)),
});

function accepted(certificate: StrategyCertificate): CheckedTheorem {
  const theorem = CheckedTheorem.check(compactText(certificate));
  if (theorem instanceof CheckedTheorem) return theorem;
  throw new Error(`the checker rejects a proof of our own: ${theorem.obligation}: ${theorem.message}`);
}
