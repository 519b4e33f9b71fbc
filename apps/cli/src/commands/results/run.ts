/**
 * `lilypad results` and `lilypad conjectures`: what is claimed of Toads and Frogs, and what this program has proved, checked or
 * refuted.
 */
import { Arena, formatGame, type StyleName } from '@lilypad/games';
import { isStatement, parseStatement } from '@lilypad/prover';
import {
  CONJECTURES,
  type Evidence,
  evidenceText,
  examine,
  type Find,
  findResults,
  type GraphFormat,
  graphBelow,
  graphOf,
  graphText,
  hasWildcards,
  type NamedResult,
  positionsOf,
  proofsText,
  REGISTER,
  type ResultFinding,
  resultNamed,
  rocqOf,
} from '@lilypad/register';
import { boardOf, Valuer, valueCost } from '@lilypad/toads';
import { parseFailure } from '../../input/parse-failure.ts';
import { openProofLibrary } from '../../library/library.ts';
import { ExitCode, InputError } from '../../output/errors.ts';
import { inNotation } from '../../output/in-notation.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { raiseExitCode } from '../../output/report-error.ts';
import { shorten } from '../../output/shorten.ts';
import { computePositions } from '../../results/compute/fill.ts';
import { KnownResults } from '../../results/known.ts';
import type { ResultOptions } from './options.ts';
import { lookAgain, refuseContradiction } from './witness.ts';

/** The conjectures E1 to T5, with the state of the evidence for each. */
export const conjectures = (name: string | undefined, options: ResultOptions): Promise<void> => {
  const unknown = `there is no conjecture '${name}'; there are E1 to E6 and T1 to T5`;
  return show(chosen(name, CONJECTURES, unknown), options, false);
};

/** All named results. */
export const run = (name: string | undefined, options: ResultOptions): Promise<void> => {
  const unknown = `there is no result '${name}'; 'lilypad results' lists them all`;
  if (options.graph === undefined) return show(chosen(name, REGISTER, unknown), options, true);
  if (name !== undefined && resultNamed(name) === undefined) throw new InputError(unknown);
  return draw(name, options.graph, options);
};

/** The graph of all results, or of what one of them follows from. */
async function draw(name: string | undefined, format: GraphFormat, options: ResultOptions): Promise<void> {
  const graph = graphOf(await found(REGISTER, options));
  const one = name === undefined ? undefined : resultNamed(name);
  await writeLine(graphText(one === undefined ? graph : graphBelow(graph, one.name), format));
}

function chosen(name: string | undefined, all: readonly NamedResult[], unknown: string): readonly NamedResult[] {
  if (name === undefined) return all;
  if (isStatement(name)) return [asked(name)];
  const result = resultNamed(name);
  if (result === undefined || !all.includes(result)) throw new InputError(unknown);
  return [result];
}

/** A statement that the user gives, as if it had a name. */
function asked(text: string): NamedResult {
  const parsed = parseStatement(text);
  if (!parsed.ok) throw parseFailure(text, parsed.error);
  const { parameters } = parsed.value;
  const scope = parameters.length === 0 ? 'no parameters' : `${parameters.join(', ')} <= N`;
  const usual = [0, 12, 6, 4, 3][Math.min(parameters.length, 4)];
  return {
    name: 'statement',
    kind: 'claim',
    statement: text,
    statements: [{ text }],
    source: 'given',
    literature: 'not looked up',
    checked: { scope, usual },
  };
}

async function show(results: readonly NamedResult[], options: ResultOptions, isWide: boolean): Promise<void> {
  const findings = await found(results, options);
  if (options.json) return writeLine(JSON.stringify(findings.map(document)));
  await writeLine(findings.map((finding) => describe(finding, isWide, options.notation)).join('\n\n'));
}

async function found(results: readonly NamedResult[], options: ResultOptions): Promise<ResultFinding[]> {
  const known = new KnownResults(options.store);
  const boundOf = ({ checked }: NamedResult): number => options.upTo ?? checked?.usual ?? 0;
  await computeUnknown(results, boundOf, known, options);
  const arena = new Arena();
  const library = openProofLibrary();
  const find = finder(arena, known);
  const progress = new Progress('results');
  const findings = findResults(results, library, (one, { isWhole }) => {
    progress.update(results.indexOf(one), `; ${one.name}`);
    if (one.checked === undefined) return null;
    const most = hasWildcards(one) ? MOST_WORK : options.most;
    const evidence = evidenceFor(arena, one, boundOf(one), find(most), known);
    if (isWhole) refuseContradiction(one.name, evidence);
    return evidence;
  });
  progress.clear();
  known.store.close();
  return findings;
}

async function computeUnknown(
  results: readonly NamedResult[],
  boundOf: (result: NamedResult) => number,
  known: KnownResults,
  options: ResultOptions,
): Promise<void> {
  const plain = results.filter((one) => !hasWildcards(one));
  const positions = plain.flatMap((one) => positionsOf(one, boundOf(one)));
  const isOpen = (position: string): boolean => known.find(position) === undefined && !isSmall(position, options.most);
  const unknown = new Set(positions.filter(isOpen));
  const failures = await computePositions([...unknown], known, options);
  for (const { position, message } of failures) messages.tell(`${position}: ${message}`);
  if (failures.length > 0) raiseExitCode(ExitCode.Limit);
}

/** Boards of up to so many arrangements are computed when they are looked at, and not stored. */
const MOST_WORK = 20_000;

/** Small boards are computed at once, if `most` allows; a thread and the store would take longer than the work. */
const isSmall = (position: string, most: number): boolean => valueCost(boardOf(position)) <= Math.min(MOST_WORK, most);

function finder(arena: Arena, known: KnownResults): (most: number) => Find {
  const valuer = new Valuer(arena);
  const computed = new Map<string, string>();
  return (most) => (position) => {
    const value = known.find(position)?.value ?? computed.get(position);
    if (value !== undefined || !isSmall(position, most)) return value;
    const text = formatGame(arena, valuer.value(boardOf(position)));
    computed.set(position, text);
    return text;
  };
}

function evidenceFor(arena: Arena, one: NamedResult, bound: number, find: Find, known: KnownResults): Evidence {
  const evidence = examine(arena, one, bound, find);
  const usual = one.checked?.usual ?? 0;
  if (evidence.witness !== null || bound >= usual) return lookAgain(evidence, known);
  // A known refutation is reported even if only a small part is asked for.
  const further = examine(arena, one, usual, find);
  return lookAgain(further.witness === null ? evidence : further, known);
}

function document({ result, evidence, proofs, state }: ResultFinding): object {
  const { name, kind, statement, statements, source, literature, from = [], impliedBy = [], checked } = result;
  return {
    name,
    statement,
    literature,
    state,
    proofs: proofs.proofs,
    scope: evidence === null ? null : checked?.scope.replace('N', String(evidence.bound)),
    checked: evidence?.known ?? 0,
    notComputed: evidence?.unknown ?? 0,
    witness: evidence?.witness ? { position: evidence.witness.position, value: evidence.witness.value } : null,
    remark: evidence?.remark ?? null,
    kind,
    source,
    statements: statements.map(({ text }) => text),
    from,
    impliedBy,
    rocq: rocqOf(result).theorems,
  };
}

const LONGEST_VALUE = 100;

function describe({ result, evidence, proofs, state }: ResultFinding, isWide: boolean, notation: StyleName): string {
  const { name, statement, literature, source, from = [], impliedBy = [], checked } = result;
  const found =
    evidence === null || checked === undefined
      ? 'not checked board by board.'
      : evidenceText(checked.scope, evidence, (value) => shorten(inNotation(value, notation), LONGEST_VALUE));
  const rocq = rocqOf(result).theorems;
  const more = [
    ...(from.length === 0 ? [] : [`    Uses: ${from.join(', ')}.`]),
    ...(impliedBy.length === 0 ? [] : [`    Said by: ${impliedBy.join(', ')}.`]),
    ...(rocq.length === 0 ? [] : [`    In Rocq: ${rocq.join(', ')}.`]),
  ];
  return [
    `${name}  ${statement}`,
    ...(isWide ? [`    Source: ${source}.`] : []),
    `    In the literature: ${literature}.`,
    `    Here: ${state === 'proved' && !proofs.isWhole ? 'proved by what says it; ' : ''}${proofsText(proofs)}${found}`,
    ...(isWide ? more : []),
  ].join('\n');
}
