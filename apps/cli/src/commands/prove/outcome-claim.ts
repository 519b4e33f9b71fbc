/**
 * `lilypad prove --outcomes`, and `lilypad prove T2`: theorems about how positions stand to 0 and *, and what follows from them
 * for families of positions and for conjectures.
 */
import {
  type Accepted,
  classNamed,
  type FamilyAnswer,
  type FamilyClaim,
  familyValues,
  formulaTree,
  negativeGap,
  type OutcomeCertificate,
  type OutcomeProof,
  outcomeRegions,
  outcomeReport,
  outcomeTrees,
  proveOutcomes,
  readCertificate,
  rowsOf,
  writeOutcomeCertificate,
} from '@lilypad/prover';
import { CONJECTURES, type Statement, statementsOf } from '@lilypad/tables';
import { libraryCertificate } from '../../library/library.ts';
import { ExitCode, InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import { checkWritable, claimCommand, keep, type Target, targetOf, tellFailure } from './claim.ts';
import type { ClaimOptions } from './options.ts';

const CONJECTURE = /^[ET][1-9]$/i;

/** Whether a word names a conjecture rather than a class or a family. */
export const isConjecture = (name: string): boolean => CONJECTURE.test(name);

/**
 * Proves a conjecture that is about one family of positions: by the values of all positions of its class, as the family alone
 * would be proved, or by their outcomes.
 */
export async function conjectureCommand(text: string, options: ClaimOptions): Promise<void> {
  const name = text.toUpperCase();
  const conjecture = CONJECTURES.find((one) => one.name === name);
  if (conjecture === undefined)
    throw new InputError(`there is no conjecture '${text}'; there are E1 to E6 and T1 to T5`);
  const statement = statementsOf(name).find(({ part }) => part === null);
  if (statement === undefined) {
    throw new InputError(
      `conjecture ${name} is not about one class of positions; 'lilypad conjectures ${name}' tells what is known of it`,
    );
  }
  // The certificate of a class is about values.
  if (classNamed(statement.certificate) !== null) return claimCommand(familyOf(statement), options, true);
  const target = targetOf(familyOf(statement));
  await prove(target, options, { name, says: conjecture.statement, statement });
}

/** Proves where the positions of a class are >= 0, <= 0, >= * and <= *; for a family, which of them are 0 and which *. */
export async function outcomeCommand(name: string, options: ClaimOptions): Promise<void> {
  await prove(targetOf(name), options, null);
}

interface Goal {
  readonly name: string;
  readonly says: string;
  readonly statement: Statement;
}

/** What came out of a proof, to be told. */
interface Finding {
  readonly target: Target;
  readonly goal: Goal | null;
  readonly proof: OutcomeProof;
  /** Null if nothing is proved. */
  readonly verdict: Accepted | null;
  /** The values of the family, and why they are not known if they are not. */
  readonly member: FamilyClaim | null;
  readonly missing: string | null;
  /** What a family is known by goes without saying, unless it is asked for. */
  readonly withTrees: boolean;
}

async function prove(target: Target, options: ClaimOptions, goal: Goal | null): Promise<void> {
  if (options.report !== undefined && !options.report.endsWith('.md')) {
    throw new InputError('option --report writes a file that ends in .md where outcomes are proved');
  }
  checkWritable(options);
  const negative = target.family && negativeGap(target.family.family, target.family.placement);
  if (negative !== null) {
    throw new InputError(
      `the power ${negative} of ${target.name} is negative for some parameters; outcomes need powers that never are`,
    );
  }
  const progress = new Progress('attempts');
  const proof = proveOutcomes(target.positions, {
    known: (name) => {
      const certificate = libraryCertificate(name);
      return certificate === null ? null : readCertificate(certificate);
    },
    maxSeconds: options.seconds ?? 600,
    onProgress: ({ stage, round, word, regions, obligations }) =>
      progress.update(round, `; ${stage} ${word}, ${regions} regions, ${obligations} obligations met`),
  });
  progress.clear();
  const answer = familyAnswer(target, proof);
  const member = answer?.ok ? answer.claim : null;
  const verdict = proof.status === 'proved' ? await confirm(proof, member, goal, options) : null;
  const missing = answer === null || answer.ok ? null : answer.reason;
  const finding: Finding = {
    target,
    goal,
    proof,
    verdict,
    member,
    missing,
    withTrees: target.family === null || !!options.tree,
  };
  await writeLine(options.json ? JSON.stringify(document(finding)) : lines(finding).join('\n'));
  if (proof.status === 'failed') tellFailure(options);
  else if (missing !== null) process.exitCode = ExitCode.Limit;
}

/** What the outcomes say of the values of the family; null if the target is a class, or not proved. */
function familyAnswer({ name, family }: Target, { status, claim }: OutcomeProof): FamilyAnswer | null {
  if (family === null || claim === null || status === 'failed') return null;
  return familyValues(claim, name, family.family, family.placement);
}

/** Proved means that the separate checker accepts the certificate, with the conjecture as a corollary, which is then written. */
async function confirm(
  { claim, samples }: OutcomeProof,
  family: FamilyClaim | null,
  goal: Goal | null,
  { out, report }: ClaimOptions,
): Promise<Accepted> {
  if (claim === null) throw new Error('a proof without a claim');
  const made = { program: 'lilypad', samples };
  const written = writeOutcomeCertificate(claim, made, family === null ? [] : [family]);
  const corollaries = [...(written.corollaries ?? []), ...(goal === null ? [] : [goal.statement.corollary])];
  const certificate: OutcomeCertificate = corollaries.length === 0 ? written : { ...written, corollaries };
  const verdict = await keep(certificate, out);
  if (report !== undefined) writeWholeFile(report, outcomeReport(certificate));
  return verdict;
}

function lines({ target, goal, proof, verdict, member, missing, withTrees }: Finding): string[] {
  const { name, positions } = target;
  const { status, reason, failures, claim, samples } = proof;
  if (status === 'failed' || verdict === null || claim === null) {
    const places = failures.slice(0, 3).map(({ question, word, point }) => {
      const asked = question === null ? '' : ` ${question.relation === 'atLeast' ? '>=' : '<='} ${question.rival}`;
      return `The recurrence of ${word}${asked} fails where the gaps are ${point.join(', ')}.`;
    });
    return [`Not proved: outcomes of class ${positions.name}.`, `${reason}.`, ...places];
  }
  const { words, obligations } = verdict;
  const regions = outcomeRegions(claim);
  const head =
    goal !== null
      ? [`Theorem, proved for all parameters and checked: conjecture ${goal.name}: ${goal.says}.`]
      : member === null
        ? [`Theorem, proved for all sizes of the gaps and checked: outcomes of class ${positions.name}.`]
        : [`Theorem, proved for all parameters and checked:`];
  const values = member === null ? [] : [`${name} is`, ...formulaTree(member).map((line) => `  ${line}`)];
  const basis = `By the outcomes of class ${positions.name}: ${words} words, ${regions} regions, ${obligations} obligations, ${samples} samples.`;
  const open = missing === null ? [] : [`${missing}.`];
  const trees = withTrees ? outcomeTrees(claim) : [];
  return [...head, ...values, basis, ...open, ...trees];
}

function document({ target, goal, proof, member, missing, withTrees }: Finding): object {
  const { name, positions } = target;
  const { status, claim, seconds, reason, failures } = proof;
  return {
    target: goal?.name ?? name,
    class: positions.name,
    claim: 'outcome',
    status,
    words: positions.words.length,
    regions: claim === null ? 0 : outcomeRegions(claim),
    seconds,
    ...(status === 'failed' ? { reason, failures } : {}),
    ...(missing === null ? {} : { missing }),
    ...(goal === null ? {} : { conjecture: goal.says }),
    theorem: member === null ? [] : rowsOf(member.forest, name, member.formula),
    ...(member === null ? {} : { formula: formulaTree(member) }),
    ...(claim !== null && withTrees ? { trees: outcomeTrees(claim).slice(1) } : {}),
  };
}

/** The family that a statement is about, for all sizes of its gaps that are not fixed: `TT.^nFF`, though it may say `n+7`. */
function familyOf({ corollary: { word, gaps } }: Statement): string {
  const filling = word.includes('.') ? 'T' : '.';
  const power = (gap: string): string => {
    const parameters = gap.match(/[a-z]/g) ?? [];
    if (gap === '0') return '';
    return parameters.length === 1 ? `${filling}^${parameters[0]}` : `${filling}^(${gap})`;
  };
  return gaps.map((gap, i) => `${power(gap)}${word[i] ?? ''}`).join('');
}
