/** `lilypad conjectures`: what is claimed of Toads and Frogs, and the evidence that this program has found. */
import { Arena } from '@lilypad/games';
import { CONJECTURES, type Conjecture, type Evidence, examine, partsAreAll, statementsOf } from '@lilypad/tables';
import { openTheorems } from '../../library/library.ts';
import { ExitCode, InputError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { raiseExitCode } from '../../output/report-error.ts';
import { shorten } from '../../output/shorten.ts';
import { computePositions } from '../../results/compute/fill.ts';
import { KnownResults } from '../../results/known.ts';
import type { ConjectureOptions } from './options.ts';
import { isProved, type Proof, proofsOf, proofsText } from './proofs.ts';
import { lookAgain, refuseContradiction } from './witness.ts';

export async function run(name: string | undefined, options: ConjectureOptions): Promise<void> {
  const chosen = CONJECTURES.filter((one) => name === undefined || one.name === name.toUpperCase());
  if (chosen.length === 0) throw new InputError(`there is no conjecture '${name}'; there are E1 to E6 and T1 to T5`);
  const results = new KnownResults(options.store);
  const find = (position: string): string | undefined => results.find(position)?.value;
  const boundOf = (conjecture: Conjecture): number => options.upTo ?? conjecture.usual;
  const positions = chosen.flatMap((one) => one.instances(boundOf(one)).map(({ position }) => position));
  const unknown = new Set(positions.filter((position) => find(position) === undefined));
  const failures = await computePositions([...unknown], results, options);
  for (const { position, message } of failures) messages.tell(`${position}: ${message}`);
  if (failures.length > 0) raiseExitCode(ExitCode.Limit);
  const arena = new Arena();
  const statements = chosen.map(({ name }) => statementsOf(name));
  const progress = new Progress('certificates checked');
  const theorems = openTheorems();
  const proofs = proofsOf(
    statements.flat(),
    (name) => theorems.theorem(name),
    (checked) => progress.update(checked),
  );
  progress.clear();
  const all = chosen.map((one, i): Finding => {
    let evidence = examine(arena, one, boundOf(one), find);
    if (evidence.witness === null && boundOf(one) < one.usual) {
      // A known refutation is reported even if only a small part is asked for.
      const usual = examine(arena, one, one.usual, find);
      if (usual.witness !== null) evidence = usual;
    }
    evidence = lookAgain(evidence, results);
    const found = statements[i].flatMap((statement) => proofs.get(statement) ?? []);
    const all = partsAreAll(one.name) && found.length === statements[i].length;
    if (isProved(found, all)) refuseContradiction(one.name, evidence);
    return { one, evidence, proofs: found, all };
  });
  results.store.close();
  if (options.json) return writeLine(JSON.stringify(all.map(document)));
  await writeLine(all.map(describe).join('\n\n'));
}

interface Finding {
  readonly one: Conjecture;
  readonly evidence: Evidence;
  readonly proofs: readonly Proof[];
  /** Are the parts that they prove all of it? */
  readonly all: boolean;
}

function document({ one: { name, statement, literature, scope }, evidence, proofs, all }: Finding): object {
  const { state, bound, known, unknown, witness, remark } = evidence;
  return {
    name,
    statement,
    literature,
    state: state === 'checked' && isProved(proofs, all) ? 'proved' : state,
    proofs,
    scope: scope.replace('N', String(bound)),
    checked: known,
    notComputed: unknown,
    witness: witness && { position: witness.instance.position, value: witness.value },
    remark,
  };
}

const LONGEST_VALUE = 100;

function describe({ one: { name, statement, literature, scope }, evidence, proofs, all }: Finding): string {
  return [
    `${name}  ${statement}`,
    `    In the literature: ${literature}.`,
    `    Here: ${proofsText(proofs, all)}${finding(scope, evidence)}`,
  ].join('\n');
}

function finding(scope: string, { state, bound, known, unknown, witness, remark }: Evidence): string {
  const range = `${scope.replace('N', String(bound))}`;
  const left = unknown === 0 ? '' : ` (${unknown} more ${unknown === 1 ? 'is' : 'are'} not computed)`;
  if (witness !== null) {
    const against = `${witness.instance.position} = ${shorten(witness.value, LONGEST_VALUE)}`;
    const among = `among ${known} positions with ${range}${left}`;
    if (state === 'refuted') return `refuted by ${against}, ${among}.`;
    return `a stored result contradicts it, ${against}, too large to be computed again here; ${among}.`;
  }
  if (remark !== null) return `${remark}${left}.`;
  return `holds in ${known} positions with ${range}${left}.`;
}
