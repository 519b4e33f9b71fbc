/** `lilypad conjectures`: what is claimed of Toads and Frogs, and the evidence that this program has found. */
import { availableParallelism } from 'node:os';
import type { Conjecture, Evidence } from '@lilypad/tables';
import { type Command, Option } from 'commander';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { libraryCertificate } from '../../library/library.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { bundledResults } from '../../results/known.ts';
import { defaultStorePath } from '../../results/location.ts';
import { ResultStore } from '../../results/store.ts';
import { threadCount } from '../../threads/threads.ts';
import { computePositions, MOST_HELP, mostWork } from '../table/fill.ts';
import { cut } from '../table/words.ts';
import { isProved, type Proof, proofsOf, proofsText } from './conjectures-proofs.ts';

const HELP_AFTER = `
E1 to E6 are Erickson's conjectures, T1 to T5 those of "Further Hopping with Toads and Frogs". Each is checked position by
position, up to a bound that --up-to changes; values that are stored, or come with the program, are not computed again.
Certificates that come with the program go through the checker to see what they prove.

Examples:
  $ lilypad conjectures
  $ lilypad conjectures E4
  $ lilypad conjectures T2 --up-to 60
  $ lilypad conjectures --json`;

interface ConjectureOptions {
  readonly upTo?: number;
  readonly most: number;
  readonly store: string;
  readonly threads: number;
  readonly memory: number;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .description('List conjectures and the state of the evidence for each, or for one of them.')
    .argument('[name]', 'a conjecture, E1 to E6 or T1 to T5')
    .option('--up-to <N>', 'check to this bound', bound)
    .addOption(new Option('--most <N>', MOST_HELP).argParser(mostWork).default(2_000_000, '2'))
    .option('--store <file>', 'where results are kept', defaultStorePath())
    .option('--threads <N>', 'how many positions to compute at a time', threadCount, availableParallelism())
    .option('--memory <MB>', `${MEMORY_HELP}, for all threads`, megabytes, 4096)
    .option('--json', 'print a JSON document')
    .addHelpText('after', HELP_AFTER)
    .action(conjectures);
}

function bound(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InputError(`option --up-to takes a whole number up to 999, not '${text}'`);
  return Number(text);
}

async function conjectures(name: string | undefined, options: ConjectureOptions): Promise<void> {
  const [games, toads, tables, prover] = await Promise.all([
    import('@lilypad/games'),
    import('@lilypad/toads'),
    import('@lilypad/tables'),
    import('@lilypad/prover'),
  ]);
  const chosen = tables.CONJECTURES.filter((one) => name === undefined || one.name === name.toUpperCase());
  if (chosen.length === 0) throw new InputError(`there is no conjecture '${name}'; there are E1 to E6 and T1 to T5`);
  const store = new ResultStore(options.store);
  const bundled = bundledResults();
  const find = (position: string): string | undefined => (store.get(position) ?? bundled.get(position))?.value;
  const boundOf = (conjecture: Conjecture): number => options.upTo ?? conjecture.usual;
  const positions = chosen.flatMap((one) => one.instances(boundOf(one)).map(({ position }) => position));
  const unknown = new Set(positions.filter((position) => find(position) === undefined));
  await computePositions(toads, [...unknown], store, options);
  const arena = new games.Arena();
  const statements = chosen.map(({ name }) => tables.statementsOf(name));
  const progress = new Progress('certificates checked');
  let checked = 0;
  const proofs = proofsOf(statements.flat(), libraryCertificate, (json) => {
    const verdict = prover.checkCertificate(json, { onProgress: () => progress.update(checked) });
    checked++;
    return verdict;
  });
  progress.clear();
  const all = chosen.map((one, i): Finding => {
    let evidence = tables.examine(arena, one, boundOf(one), find);
    if (evidence.witness === null && boundOf(one) < one.usual) {
      // A refutation that is known stays one, however little is asked for.
      const usual = tables.examine(arena, one, one.usual, find);
      if (usual.witness !== null) evidence = usual;
    }
    return { one, evidence, proofs: statements[i].flatMap((statement) => proofs.get(statement) ?? []) };
  });
  store.close();
  if (options.json) return writeLine(JSON.stringify(all.map(document)));
  await writeLine(all.map(describe).join('\n\n'));
}

interface Finding {
  readonly one: Conjecture;
  readonly evidence: Evidence;
  readonly proofs: readonly Proof[];
}

function document({ one: { name, statement, literature, scope }, evidence, proofs }: Finding): object {
  const { state, bound, known, unknown, witness, remark } = evidence;
  return {
    name,
    statement,
    literature,
    state: state === 'checked' && isProved(proofs) ? 'proved' : state,
    proofs,
    scope: scope.replace('N', String(bound)),
    checked: known,
    notComputed: unknown,
    witness: witness && { position: witness.instance.position, value: witness.value },
    remark,
  };
}

const LONGEST_VALUE = 100;

function describe({ one: { name, statement, literature, scope }, evidence, proofs }: Finding): string {
  return [
    `${name}  ${statement}`,
    `    In the literature: ${literature}.`,
    `    Here: ${proofsText(proofs)}${finding(scope, evidence)}`,
  ].join('\n');
}

function finding(scope: string, { bound, known, unknown, witness, remark }: Evidence): string {
  const range = `${scope.replace('N', String(bound))}`;
  const left = unknown === 0 ? '' : ` (${unknown} more ${unknown === 1 ? 'is' : 'are'} not computed)`;
  if (witness !== null) {
    return `refuted by ${witness.instance.position} = ${cut(witness.value, LONGEST_VALUE)}, among ${known} positions with ${range}${left}.`;
  }
  if (remark !== null) return `${remark}${left}.`;
  return `holds in ${known} positions with ${range}${left}.`;
}
