/**
 * A round of a proof by threads that share memory: words are learned, and recurrences checked. A recurrence needs the formulas of a few
 * words only, so a thread that has no word left to learn checks those whose formulas are known, while others still learn.
 *
 * Formulas are notes in shared memory, each written once, by whoever has it: those that are learned when they are there, the others before. A
 * recurrence that comes too early is left for later. So no result depends on who does what, and when.
 */
import { mapByTeam, type Others, SharedTexts, type Task, type Team, textOf, textsBuffer } from '@lilypad/toads';
import type { PositionClass } from '../classes/position-class.ts';
import type { PlainFormula } from '../formula/plain.ts';
import { GaveUp } from '../region/exact.ts';
import type { KeptValues } from './kept-values.ts';
import type { LearnListener } from './progress.ts';
import type { CellListener, WordResult } from './recurrence.ts';
import type { SharedValues } from './shared-values.ts';
import type { LearnedWord, LearnJob } from './word-jobs.ts';
import type { LearnControl } from './word-learner.ts';
import { checkWord, classOf, joinShared, LETTERS, learnWord, wordsIn } from './word-tasks.ts';

/** The recurrence of a word, with formulas that are notes. */
interface NotedCheck {
  /** The class, such as A33. */
  readonly name: string;
  readonly toCheck: string;
}

/** A job is to learn a word, or to check a recurrence. */
type RoundJob = LearnJob | NotedCheck;
/** A word whose formula is among the notes, where others read it. */
interface NotedWord extends Omit<LearnedWord, 'formula'> {
  readonly formula: typeof NOTED;
}

const NOTED = 'noted';
/** A recurrence has no result if a formula is missing, or the work was given up. */
type RoundResult = LearnedWord | NotedWord | WordResult | null;

const isCheck = (job: RoundJob): job is NotedCheck => 'toCheck' in job;

/** How jobs are done, besides what decides about their results. */
interface RoundControl extends LearnControl {
  readonly onCell?: CellListener;
}

/** What came of a round. */
export interface RoundOutcome {
  /** In the order of their jobs. */
  readonly learned: readonly LearnedWord[];
  /** Of the recurrences that were checked. */
  readonly results: readonly WordResult[];
}

export class Round {
  /** Null if there is one thread. */
  private readonly notes: FormulaNotes | null;
  private readonly toCheck: NotedCheck[] = [];
  private jobsDone = 0;
  /** Whether there was no formula for a word. */
  private hasFailed = false;

  constructor(
    private readonly positions: PositionClass,
    private readonly team: Team,
    private readonly kept: KeptValues,
    private readonly values: SharedValues,
    private readonly listener: LearnListener,
  ) {
    this.notes = team.threads > 1 ? new FormulaNotes(positions) : null;
  }

  /** Leaves a formula that is known. */
  leave(word: string, formula: PlainFormula): void {
    this.notes?.leave(word, formula);
  }

  /** Has recurrences checked. */
  check(words: readonly string[]): void {
    const { name } = this.positions;
    this.toCheck.push(...words.map((toCheck) => ({ name, toCheck })));
  }

  /**
   * The same for those of the words whose recurrences need something that is learned. The words to learn come largest first, so what needs
   * the first of them is likely to wait longest.
   */
  checkAfter(learned: readonly string[], words: readonly string[]): void {
    const first = (word: string): number => learned.findIndex((one) => wordsIn(this.positions, word).includes(one));
    this.check(words.filter((word) => first(word) >= 0).sort((x, y) => first(y) - first(x)));
  }

  /** Learns words, and checks what is to be checked; recurrences that came too early are left out. */
  run(toLearn: readonly LearnJob[]): RoundOutcome {
    const task: Task<RoundJob, RoundResult> = {
      ...roundTask(this.kept),
      run: (job, others) => this.runHere(job, others),
    };
    const found = mapByTeam(task, [...toLearn, ...this.toCheck], {
      team: this.team,
      notes: this.notes?.texts,
      common: this.values,
      onProgress: (done) => {
        this.jobsDone = done;
      },
    });
    const results = found.slice(toLearn.length) as (WordResult | null)[];
    return {
      learned: (found.slice(0, toLearn.length) as (LearnedWord | NotedWord)[]).map((one) => this.withFormula(one)),
      results: results.filter((result) => result !== null),
    };
  }

  private withFormula(learned: LearnedWord | NotedWord): LearnedWord {
    const { word, formula } = learned;
    return { ...learned, formula: formula === NOTED ? (this.notes?.of([word])?.[0][1] ?? null) : formula };
  }

  /** Does a job in this thread. */
  private runHere(job: RoundJob, others?: Others): RoundResult {
    const { listener, kept } = this;
    listener.onWord(wordOf(job), isCheck(job) ? 'proving' : 'learning', this.jobsDone);
    // What comes after a word without a formula is not wanted.
    if (this.hasFailed) return isCheck(job) ? null : unlearned(job);
    const { onRound, onCell } = listener;
    const result = runJob(job, this.notes, kept, { onRound, onCell, helpers: others?.helpers });
    if (result === null) return null;
    if ('formula' in result) this.hasFailed = result.formula === null;
    else listener.onChecked(result);
    return result;
  }
}

/** The formulas of a class, which threads leave for each other. */
class FormulaNotes {
  readonly texts: SharedTexts;

  constructor(
    private readonly positions: PositionClass,
    texts?: SharedTexts,
  ) {
    const count = positions.words.length;
    this.texts = texts ?? new SharedTexts(textsBuffer(count, count * LETTERS), count);
  }

  leave(word: string, formula: PlainFormula | null): void {
    this.texts.write(this.place(word), textOf(formula));
  }

  has(word: string): boolean {
    return this.texts.has(this.place(word));
  }

  /** The formulas of some words; null if one is missing. */
  of(words: readonly string[]): (readonly [word: string, formula: PlainFormula])[] | null {
    if (!words.every((word) => this.has(word))) return null;
    const found = words.map((word) => [word, this.texts.read(this.place(word)) as PlainFormula | null] as const);
    return found.every((one): one is [string, PlainFormula] => one[1] !== null) ? found : null;
  }

  private place(word: string): number {
    return this.positions.words.indexOf(word);
  }
}

const wordOf = (job: RoundJob): string => (isCheck(job) ? job.toCheck : job.word);

/** The result of a word that was not learned. */
const unlearned = ({ word, saved }: LearnJob): LearnedWord => ({
  word,
  saved,
  facts: { work: 0, relevant: [], gaps: [] },
  formula: null,
});

/** The task for one thread, with the values of positions that it keeps. */
export const roundTask = (kept: KeptValues): Task<RoundJob, RoundResult> => ({
  name: 'round',
  letters: LETTERS,
  largeJobs: true,
  run(job, others) {
    joinShared(kept, others);
    const texts = others?.notes ?? null;
    const notes = texts && new FormulaNotes(classOf(job.name), texts);
    const result = runJob(job, notes, kept, {});
    // The formula is not sent twice.
    const isNoted = result !== null && 'formula' in result && notes?.has(result.word) === true;
    return isNoted ? { ...result, formula: NOTED } : result;
  },
});

function runJob(
  job: RoundJob,
  notes: FormulaNotes | null,
  kept: KeptValues,
  { onCell, ...control }: RoundControl,
): LearnedWord | WordResult | null {
  if (!isCheck(job)) {
    const learned = learnWord(job, kept, control);
    notes?.leave(job.word, learned.formula);
    return learned;
  }
  const { name, toCheck: word } = job;
  const formulas = notes?.of(wordsIn(classOf(name), word)) ?? null;
  if (formulas === null) return null;
  try {
    return checkWord({ name, word, formulas }, onCell);
  } catch (error) {
    if (error instanceof GaveUp) return null;
    throw error;
  }
}
