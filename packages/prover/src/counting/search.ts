/**
 * Finds counting claims that prove each other.
 *
 *   1. All boards up to a length are valued, and sorted into groups (samples.ts).
 *   2. The pool: every conjunction of conditions (pool.ts) with the strongest bounds that hold for all sampled boards that it
 *      covers. Of conjunctions that cover the same groups only the simplest is kept.
 *   3. Deletion: a claim stays as long as on every sampled board that it covers each move of the one player has an answer
 *      by the claims that are still there (book.ts). The others are deleted, until nothing changes.
 *   4. Choice: few of the claims that are left that say as much about every group; and of these, only those without which
 *      the rest would not prove each other, or would determine fewer values.
 *
 * The outcome is right for all small boards; the checker says whether it is right for all.
 */
import type { Arena } from '@lilypad/games';
import { Book, type GroupClaim } from './book.ts';
import { type Bound, boundGame, isWithin, type Relation } from './bound.ts';
import type { Condition, CountingClaim, ValueClaim } from './claim.ts';
import { greedyCover } from './cover.ts';
import { conjunctions } from './pool.ts';
import { type CountingProblem, namedCounts, patternOf, type ShapeText } from './problem.ts';
import { type Group, type Samples, sampleBoards } from './samples.ts';

/** Some boards of a shape: those in some groups. */
interface Domain {
  readonly shape: ShapeText;
  readonly where: readonly Condition[];
  readonly groups: readonly Group[];
}

type Candidate = Domain & GroupClaim;

const RELATIONS: readonly Relation[] = ['<=', '>='];

/** From N-1 to N+3, with and without 1/2 and *. */
const BOUNDS: readonly Bound[] = [-1, 0, 1, 2, 3].flatMap((j) => [
  { twice: 2 * j, star: false },
  { twice: 2 * j, star: true },
  { twice: 2 * j + 1, star: false },
]);

/** Claims about boards with as many frogs as the shapes of a problem have, from all boards up to a length. */
export function searchCounting(
  problem: CountingProblem,
  longest: number,
  onStep: (stage: string) => void = () => {},
): CountingClaim {
  onStep('sampling');
  const samples = sampleBoards(problem, longest);
  onStep('finding bounds');
  const domains = domainsOf(problem, samples.groups);
  const all = proved(candidates(samples, domains), () => onStep('proving bounds'));
  const claims = needed(strongestOf(all, samples.groups), samples.groups, () => onStep('choosing bounds'));
  const values = valuesOf(claims, domains, samples.groups);
  const { target, weights, shapes, corollaries } = problem;
  return {
    kind: 'counting',
    target,
    weights,
    shapes: shapes.map((shape) => ({
      ...shape,
      bounds: claims
        .filter((one) => one.shape === shape)
        .map(({ where, relation, bound }) => ({ where, relation, bound })),
      values: values.filter((one) => one.shape === shape).map(({ where, value }) => ({ where, value })),
    })),
    corollaries,
  };
}

/** The conjunctions of the pool, by the groups that they cover. */
function domainsOf({ shapes }: CountingProblem, groups: readonly Group[]): Domain[] {
  return shapes.flatMap((shape) => {
    const pattern = patternOf(shape.shape);
    const here = groups.filter((group) => group.pattern === pattern);
    const seen = new Set<string>();
    return conjunctions(namedCounts(shape)).flatMap((conditions): Domain[] => {
      const covered = here.filter(({ counts }) => conditions.every(({ holds }) => holds(counts)));
      const key = covered.map(({ index }) => index).join();
      if (covered.length === 0 || seen.has(key)) return [];
      seen.add(key);
      return [{ shape, where: conditions, groups: covered }];
    });
  });
}

/** Each domain with the strongest bounds that the samples allow. */
function candidates({ arena, groups }: Samples, domains: readonly Domain[]): Candidate[] {
  return RELATIONS.flatMap((relation) => {
    const allowed = groups.map((group) => BOUNDS.map((bound) => isTrueIn(arena, group, relation, bound)));
    return domains.flatMap((domain) => {
      const bounds = BOUNDS.filter((_, b) => domain.groups.every(({ index }) => allowed[index]?.[b]));
      const strongest = bounds.filter(
        (bound) => !bounds.some((other) => other !== bound && isWithin(other, relation, bound)),
      );
      return strongest.map((bound) => ({ ...domain, relation, bound }));
    });
  });
}

function isTrueIn(arena: Arena, { samples }: Group, relation: Relation, bound: Bound): boolean {
  const game = boundGame(arena, bound, 0n);
  return samples.every(({ value }) => (relation === '<=' ? arena.le(value, game) : arena.ge(value, game)));
}

/** The largest set of these claims that prove each other on the samples. */
function proved(claims: readonly Candidate[], onStep: () => void): readonly Candidate[] {
  onStep();
  const book = new Book(claims);
  const left = claims.filter((claim) => book.proves(claim));
  return left.length === claims.length ? left : proved(left, onStep);
}

/** Few of the claims that say as much about every group as all of them. */
function strongestOf(claims: readonly Candidate[], groups: readonly Group[]): Candidate[] {
  const book = new Book(claims);
  const facts = RELATIONS.flatMap((relation) =>
    groups.flatMap((group) => book.boundsOf(group, relation).map((bound) => ({ relation, group, bound }))),
  );
  const factsOf = new Map<string, number[]>();
  facts.forEach(({ relation, group }, i) => {
    const key = `${relation} ${group.index}`;
    factsOf.set(key, [...(factsOf.get(key) ?? []), i]);
  });
  return greedyCover(claims, facts.length, ({ relation, bound, groups: covered }) =>
    covered
      .flatMap(({ index }) => factsOf.get(`${relation} ${index}`) ?? [])
      .filter((i) => isWithin(bound, relation, (facts[i] as { bound: Bound }).bound)),
  );
}

/** Leaves out, last ones first, what the rest does not need to prove itself and to determine as many values. */
function needed(claims: readonly Candidate[], groups: readonly Group[], onStep: () => void): Candidate[] {
  const valued = (book: Book): number => groups.filter((group) => book.valueOf(group) !== null).length;
  const all = valued(new Book(claims));
  let kept = [...claims];
  for (const claim of [...claims].reverse()) {
    onStep();
    const rest = kept.filter((one) => one !== claim);
    const book = new Book(rest);
    if (valued(book) === all && rest.every((one) => book.proves(one))) kept = rest;
  }
  return kept;
}

/** Few domains, each with one value, that cover all groups whose values the claims determine. */
function valuesOf(
  claims: readonly Candidate[],
  domains: readonly Domain[],
  groups: readonly Group[],
): (Domain & ValueClaim)[] {
  const book = new Book(claims);
  const values = new Map(groups.map((group) => [group, book.valueOf(group)]));
  const valued = domains.flatMap((domain): (Domain & ValueClaim)[] => {
    const value = values.get(domain.groups[0] as Group) ?? null;
    if (value === null) return [];
    const isOne = domain.groups.every((group) => {
      const other = values.get(group) ?? null;
      return other !== null && other.twice === value.twice && other.star === value.star;
    });
    return isOne ? [{ ...domain, value }] : [];
  });
  return greedyCover(valued, groups.length, (one) => one.groups.map(({ index }) => index));
}
