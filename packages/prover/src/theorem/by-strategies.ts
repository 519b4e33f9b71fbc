/** Statements proved by strategies, all those that are open in one search: each may use the others. */
import { freeParts } from '../statements/free-parts.ts';
import type { Statement } from '../statements/statement.ts';
import { belowAllGoal, strategyGoal } from '../statements/strategy-goal.ts';
import type { StatementGoal } from '../strategies/pattern/relation.ts';
import { SearchStopped } from '../strategies/search/stopped.ts';
import { wallClock } from '../support/clock.ts';
import { provedTogether, type StrategyOptions } from './prove-strategy.ts';
import type { ProveStatementOptions, StatementFinding } from './statement-finding.ts';

type Open = Extract<StatementFinding, { status: 'open' }>;

/**
 * The findings with what strategies prove of the open ones. What is to be at most a positive number is tried first as at most
 * all of them, which a search closes more easily; what is not proved so is tried as it stands.
 */
export function proveByStrategies(
  statements: readonly Statement[],
  findings: readonly StatementFinding[],
  options: ProveStatementOptions,
): readonly StatementFinding[] {
  const stronger = findings.map((finding, i) => (finding.status === 'open' ? belowAllGoals(statements[i]) : null));
  const early = provedOf(findings, stronger, options);
  const open = findings.map((finding, i) => (early[i].status === 'proved' ? early[i] : finding));
  const goals = open.map((finding, i) => (finding.status === 'open' ? goalsFor(statements[i]) : null));
  return provedOf(open, goals, options);
}

type Goals = readonly StatementGoal[] | string | null;

/** The findings with what a search proves of the goals; without goals they stay as they are. */
function provedOf(
  findings: readonly StatementFinding[],
  goals: readonly Goals[],
  options: ProveStatementOptions,
): readonly StatementFinding[] {
  const places = goals.flatMap((found, i) => (Array.isArray(found) ? [i] : []));
  const groups = places.map((i) => goals[i] as readonly StatementGoal[]);
  const using = [...(options.using ?? []), ...strategiesOf(findings)];
  const search = groups.length === 0 ? null : provedTogether('statement', groups, limited({ ...options, using }));
  const count = search?.isProved.filter(Boolean).length ?? 0;
  return findings.map((finding, i): StatementFinding => {
    if (finding.status !== 'open') return finding;
    const goal = goals[i];
    if (goal === null) return finding;
    if (typeof goal === 'string') return withFailure(finding, goal);
    if (search?.theorem && search.isProved[places.indexOf(i)]) {
      const theorems = [search.theorem];
      return { status: 'proved', by: 'strategies', certificates: [], computed: 0, theorems, others: count - 1 };
    }
    return withFailure(finding, search?.stopped ?? 'The search for a strategy found none');
  });
}

const withFailure = (finding: Open, message: string): Open => ({
  ...finding,
  failed: [...finding.failed, { method: 'strategies', message }],
});

/** Theorems by strategies among what was found. */
const strategiesOf = (findings: readonly StatementFinding[]) =>
  findings.flatMap((finding) =>
    finding.status === 'proved' ? finding.theorems.filter(({ claim }) => claim.kind === 'strategy') : [],
  );

/** What must be shown for a statement; a sentence without its full stop if strategies cannot say it. */
function goalsFor(statement: Statement): readonly StatementGoal[] | string {
  const parts = freeParts(statement);
  if (typeof parts === 'string') return parts;
  const goals = parts.map((part) => strategyGoal(statement, part));
  return goals.find((goal) => typeof goal === 'string') ?? (goals as StatementGoal[]);
}

/** Goals from which the statement follows: at most all positive numbers; null if there are none. */
function belowAllGoals(statement: Statement): readonly StatementGoal[] | null {
  const parts = freeParts(statement);
  const goals = typeof parts === 'string' ? [null] : parts.map((part) => belowAllGoal(statement, part));
  return goals.includes(null) ? null : (goals as StatementGoal[]);
}

/** The options with a listener that ends the search when its time is up. */
function limited(options: ProveStatementOptions): StrategyOptions {
  const { maxSeconds = Number.POSITIVE_INFINITY, clock = wallClock, onProgress } = options;
  const start = clock();
  return {
    ...options,
    onProgress(progress) {
      onProgress?.(progress);
      const { made, open } = progress;
      if (clock() - start > maxSeconds) throw new SearchStopped(`The time was up with ${open} of ${made} claims open`);
    },
  };
}
