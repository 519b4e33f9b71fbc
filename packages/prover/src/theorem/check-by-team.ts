/**
 * Checks a certificate by a team of threads: the chapters of a certificate about a class do not need each other. Every thread
 * reads the certificate with the checker and checks some chapters; the verdicts are joined by the checker. The verdict is
 * that of one thread, whatever their number.
 *
 * With several threads it must be trusted, besides the checker, that verdicts come back as they were sent.
 */
import { mapByTeam, type Task, type Team } from '@lilypad/toads';
import type { ChapterVerdict } from '../check/chapters.ts';
import { chaptersIn, checkDocument, checkSome, joinChapters } from '../check/check.ts';
import { parseJson } from '../check/json.ts';
import { type AnyDocument, readDocument } from '../check/kinds.ts';
import type { Accepted, CheckOptions, Rejected } from '../check/verdict.ts';

/** How a certificate is checked, and by whom. */
export interface TeamCheckOptions extends CheckOptions {
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
}

/** A certificate. All jobs have the same object, so a thread gets its text once, and knows it again. */
interface Source {
  readonly text: string;
}

/** Some chapters of a certificate to check. */
interface ChaptersJob {
  readonly certificate: Source;
  readonly chapters: readonly number[];
  readonly maxCells: number | undefined;
}

/** Jobs a thread: a thread that is done early takes another. */
const JOBS_PER_THREAD = 8;
/** A shorter certificate is checked before other threads have read it. */
const LEAST_LETTERS = 30_000;

/** A job is to check some chapters of a certificate. A thread reads a certificate once, unless it is known what is in it. */
export function checkChaptersTask(
  known = new WeakMap<Source, AnyDocument>(),
): Task<ChaptersJob, readonly ChapterVerdict[]> {
  return {
    name: 'check chapters',
    run({ certificate, chapters, maxCells }) {
      const document = known.get(certificate) ?? readDocument(parseJson(certificate.text));
      known.set(certificate, document);
      return checkSome(document, chapters, maxCells === undefined ? {} : { maxCells });
    },
  };
}

/** Checks what was read from a certificate. */
export function checkByTeam(
  certificate: string,
  document: AnyDocument,
  { team, ...options }: TeamCheckOptions,
): Accepted | Rejected {
  const count = team === undefined || team.threads === 1 ? 0 : chaptersIn(document).length;
  const isSmall = certificate.length < LEAST_LETTERS && team?.eager !== true;
  if (team === undefined || count < 2 || isSmall) return checkDocument(document, options);
  const groups = dealt(count, Math.min(count, JOBS_PER_THREAD * team.threads));
  const source = { text: certificate };
  const jobs = groups.map((chapters): ChaptersJob => ({ certificate: source, chapters, maxCells: options.maxCells }));
  const found = mapByTeam(checkChaptersTask(new WeakMap([[source, document]])), jobs, {
    team,
    onProgress: (done, total) => {
      const wordsDone = Math.floor((count * done) / total);
      options.onProgress?.({ word: '', wordsDone, words: count, cells: 0 });
    },
  });
  const verdicts: ChapterVerdict[] = [];
  groups.forEach((chapters, g) => {
    chapters.forEach((chapter, k) => {
      verdicts[chapter] = found[g][k];
    });
  });
  return joinChapters(document, verdicts, options);
}

/** The numbers below `count` in so many groups, dealt out like cards: neighbours are often alike. */
function dealt(count: number, groups: number): number[][] {
  const found = Array.from({ length: groups }, (): number[] => []);
  for (let i = 0; i < count; i++) found[i % groups].push(i);
  return found;
}
