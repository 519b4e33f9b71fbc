/**
 * The prover as worksheets use it. A separate entry of this package, `@lilypad/sheet/prover`: whoever runs worksheets
 * imports it when the first question of this kind is asked.
 */
import { Arena, formatGame } from '@lilypad/games';
import {
  type CertificateFiles,
  compareSymbolic,
  FormulaLibrary,
  isStatement,
  ProofLibrary,
  parseStatement,
  parseTarget,
  proveStatement,
  proveValues,
  StrategyValues,
  simplifySymbolic,
  TargetError,
  TheoremLibrary,
  theoremOf,
  type ValueFinding,
} from '@lilypad/prover';
import { CONJECTURES, type NamedResult, proofsOf, proofsText, resultNamed } from '@lilypad/register';
import { type Board, printBoard, type Team } from '@lilypad/toads';
import type { Answered, Host, HostCase, HostReport } from '../evaluate/host.ts';

/** How long a search for a proof may take, in seconds. */
const MOST_SECONDS = 60;

/** A host that proves, with the certificates of these files; proofs are found and checked by a team (default: this thread alone). */
export function proverHost(files: CertificateFiles, team?: Team): Required<Host> {
  return {
    simplify: async (game, where) => {
      const result = simplifySymbolic(game, where);
      if (!result.ok) return refused(result.text, result.error.message);
      return {
        ok: true,
        value: result.cases.map((one): HostCase => ({ where: phrase(one.where), text: (style) => one.format(style) })),
      };
    },
    compare: async (left, right, where) => {
      const result = compareSymbolic(left, right, where);
      if (!result.ok) return refused(result.text, result.error.message);
      return {
        ok: true,
        value: result.cases.map((one): HostCase => ({ where: phrase(one.where), text: () => one.relation })),
      };
    },
    prove: async (statement) => prove(statement, files, team),
    theorem: async (board) => theoremFor(board, files),
    conjectures: async () => CONJECTURES.map((one) => namedReport(one, files)),
  };
}

const phrase = (where: string): string => (where === 'always' ? '' : where);
const refused = (text: string, message: string) => ({ ok: false, message: `${message} (${text})` }) as const;

/** A named result, a statement, or a class or family whose values are to be found. */
function prove(text: string, files: CertificateFiles, team: Team | undefined): Answered<HostReport> {
  const named = resultNamed(text);
  if (named !== undefined && named !== null) return { ok: true, value: namedReport(named, files) };
  if (isStatement(text)) return statementProof(text, files, team);
  try {
    const target = parseTarget(text);
    const known = new TheoremLibrary(files).theorem(target.positions.name);
    return { ok: true, value: valueReport(text, proveValues(target, { known, maxSeconds: MOST_SECONDS, team })) };
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    return { ok: false, message: error.message };
  }
}

function statementProof(text: string, files: CertificateFiles, team: Team | undefined): Answered<HostReport> {
  const parsed = parseStatement(text);
  if (!parsed.ok) return { ok: false, message: parsed.error.message };
  const finding = proveStatement(parsed.value, { library: new ProofLibrary(files), maxSeconds: MOST_SECONDS, team });
  if (finding.status === 'proved') {
    const { by, certificates } = finding;
    const how = certificates.length === 0 ? `by ${by}` : `as a corollary of ${certificates.join(' and ')}`;
    return { ok: true, value: report(text, 'proved', [`${text}: proved, ${how}.`]) };
  }
  const { counterexample, tried } = finding.trial;
  const line =
    counterexample === null
      ? `no proof was found; it holds in ${tried} positions`
      : `false at ${counterexample.position}, which is ${counterexample.value}`;
  return { ok: true, value: report(text, finding.status, [`${text}: ${line}.`]) };
}

const report = (title: string, status: string, lines: readonly string[]): HostReport => ({
  title,
  lines,
  fields: { statement: title, status, proved: status === 'proved' },
});

function valueReport(text: string, { status, claim, cases, reason, target }: ValueFinding): HostReport {
  const head = status === 'proved' ? 'Theorem' : 'Not proved';
  const why = status === 'proved' ? [] : [`${reason}.`];
  if (cases !== null) {
    const parts = cases.cases.map(({ where, value }) => (where === 'always' ? value : `${value} for ${where}`));
    const line = `${head}: ${cases.family} = ${parts.join('; ')}  (class ${target.positions.name})`;
    return report(text, status, [line, ...why]);
  }
  const rows = claim === null ? [] : theoremOf(claim);
  const lines = rows.map(
    ({ family, value, where }) => `${family} = ${value}${where === 'always' ? '' : ` where ${where}`}`,
  );
  return report(text, status, [`${head}: class ${target.positions.name}`, ...why, ...lines]);
}

/** What a named result says, and what the certificates prove of it. */
function namedReport(result: NamedResult, files: CertificateFiles): HostReport {
  const { name, statement, literature } = result;
  const proofs = proofsOf(result, new ProofLibrary(files));
  const status = proofs.isWhole ? 'proved' : 'not proved';
  const proved = proofsText(proofs).replace(/; $/, '');
  const here = proved === '' ? 'no certificate of the library proves it' : proved;
  return {
    title: `${name}  ${statement}`,
    lines: [`${name}  ${statement}`, `In the literature: ${literature}.`, `Here: ${here}.`],
    fields: { name, statement, literature, status, proved: proofs.isWhole },
  };
}

/** The value of a board by the theorem that covers it. */
function theoremFor(board: Board, files: CertificateFiles): HostReport | null {
  const arena = new Arena();
  const theorems = new TheoremLibrary(files);
  const found = new FormulaLibrary((name) => theorems.about(name), new StrategyValues(files)).value(arena, board);
  if (found === null) return null;
  const value = formatGame(arena, found.value);
  const position = printBoard(board);
  return {
    title: found.class,
    lines: [`${position} = ${value}, by the theorem about class ${found.class}.`],
    fields: { class: found.class, position, value },
  };
}
