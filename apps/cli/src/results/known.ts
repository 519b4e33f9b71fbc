/** All known results: those that come with the program, and those in the user's store. */
import { readFileSync } from 'node:fs';
import { type Doubt, doubtOf, type Result, type Results, readResults } from '@lilypad/tables';
import { readTextFile } from '../input/read-file.ts';
import { InputError } from '../output/errors.ts';
import { openStore } from './open-store.ts';
import type { ResultStore } from './store.ts';

/** The results that come with the program. */
export function bundledResults(): Results {
  const file = new URL(import.meta.resolve('@lilypad/tables/data/results.txt'));
  return resultsIn(readFileSync(file, 'utf8'), 'the results of this program');
}

/** The results that come with the program, which were verified, before those of a store. */
export class KnownResults {
  readonly store: ResultStore;
  readonly bundled: Results = bundledResults();

  /** Opens a store; makes it if there is none. */
  constructor(path: string) {
    this.store = openStore(path);
  }

  find(position: string): Result | undefined {
    return this.bundled.get(position) ?? this.store.get(position);
  }

  all(): Result[] {
    const stored = this.store.all().filter(({ position }) => !this.bundled.has(position));
    return [...this.bundled.values(), ...stored];
  }

  /** What was wrong with the store, in sentences: damaged lines, and values that contradict the program's own. */
  complaints(): string[] {
    const { damaged, path } = this.store;
    const contradicting = this.store.all().filter(({ position, value }) => {
      const ours = this.bundled.get(position);
      return ours !== undefined && ours.value !== value;
    }).length;
    return [
      ...(damaged > 0 ? [`${damaged} damaged lines of ${path} were passed over.`] : []),
      ...(contradicting > 0
        ? [`Results of ${path} that contradict those of this program were passed over: ${contradicting}.`]
        : []),
    ];
  }
}

/** The results in the text of a file; every line must be whole. */
function resultsIn(text: string, name: string): Results {
  const read = readResults(text);
  if (!read.ok) throw new InputError(`line ${read.line} of ${name} is damaged, or no result`);
  return read.value;
}

/** Adds the results of a file that the store does not have. Nothing is added if one of them is not trusted. */
export async function importResults(
  { store, bundled }: KnownResults,
  file: string,
): Promise<{ readonly added: number; readonly known: number }> {
  const results = [...resultsIn(readTextFile(file), file).values()];
  // The prover is loaded only here: tables need no proofs.
  const library = (await import('../library/library.ts')).openLibrary();
  const knowledge: Parameters<typeof doubtOf>[1] = {
    known: (position) =>
      [
        { result: bundled.get(position), source: 'this program' },
        { result: store.get(position), source: 'the store' },
      ].flatMap(({ result, source }) => (result === undefined ? [] : [{ value: result.value, source }])),
    proved: (arena, board) => library.value(arena, board)?.value ?? null,
  };
  for (const result of results) {
    const doubt = doubtOf(result, knowledge);
    if (doubt !== null) throw new InputError(doubtText(file, result, doubt));
  }
  const fresh = results.filter(({ position }) => store.get(position) === undefined);
  for (const result of fresh) store.add(result);
  return { added: fresh.length, known: results.length - fresh.length };
}

function doubtText(file: string, { position }: Result, doubt: Doubt): string {
  switch (doubt.kind) {
    case 'no position':
      return `the file ${file} has a result for ${JSON.stringify(position)}, which is no position in the usual notation`;
    case 'no game':
      return `the value of ${position} in ${file} is no game`;
    case 'other value':
      return `the file ${file} has another value for ${position} than ${doubt.source}`;
  }
}
