/**
 * Who wins a sum of boards and games? A depth-first search with Left always to move: she wins if some option is lost
 * for the player who moves next, who is called Left again (expand.ts turns the board round).
 *
 * There is no recursion: a frame is a position being searched, and the records of all frames and of their options that
 * are still open are on one stack of integers. The option being searched is always the last one of its frame.
 */
import type { Arena, GameId } from '@lilypad/games';
import type { Board } from '../../board/board.ts';
import type { Evaluator } from '../../value/evaluator.ts';
import { Busy } from './busy.ts';
import { Expander, type Knowledge, LOST, UNKNOWN, WON } from './expand.ts';
import { Games } from './games.ts';
import { MoveOrder } from './move-order.ts';
import { Names, UNNAMED } from './names.ts';
import { RecordLayout } from './record.ts';
import { SmallParts } from './small-parts.ts';
import { ALL_TECHNIQUES, type SearchSwitches } from './switches.ts';
import { hashOf, SearchTable } from './table.ts';

export interface SearchOptions {
  /** A part is small if a sweep for it would go through at most so many arrangements. */
  readonly smallSize: number;
  /** Techniques to switch off (all are on). */
  readonly switches?: Partial<SearchSwitches> | undefined;
  /** What threads that search the same sums share besides the table (SHARED_BYTES). */
  readonly shared?: { readonly names: ArrayBufferLike; readonly busy: ArrayBufferLike } | undefined;
  /** Called every 1,024 nodes, and more often on long boards; the search is given up if it returns false. */
  readonly onProgress?: (search: Search) => boolean;
}

const REPORT_EVERY = 1 << 10;
/** The work for a node grows with the square of the number of squares. Nodes are counted in full up to so many squares. */
const SHORT = 64;

/** How many nodes of a sum with so many squares take as long as `nodes` of a short one. */
export const nodesInTime = (nodes: number, squares: number): number =>
  Math.max(1, Math.floor(nodes * Math.min(1, (SHORT / squares) ** 2)));
/** A frame was opened, there is no result yet. */
const OPENED = 0;

export class Search {
  /** Positions whose options have been looked at. */
  nodes = 0;
  readonly table: SearchTable;

  private readonly options: SearchOptions;
  private readonly switches: SearchSwitches;
  private readonly layout: RecordLayout;
  private readonly order = new MoveOrder();
  private readonly expander: Expander;
  private readonly busy: Busy | null;

  private readonly reportEvery: number;

  private words: Int32Array;
  /** By depth: the record of the position, where its options begin and end, and the nodes before it. */
  private readonly records: number[] = [];
  private readonly begins: number[] = [];
  private readonly ends: number[] = [];
  private readonly before: number[] = [];
  /** By depth: whether an option has been searched already. */
  private readonly started: boolean[] = [];

  /** For sums of boards with at most so many squares in all, one more counted for each board. */
  constructor(arena: Arena, evaluator: Evaluator, squares: number, buffer: ArrayBufferLike, options: SearchOptions) {
    this.options = options;
    this.switches = { ...ALL_TECHNIQUES, ...options.switches };
    const { switches, order } = this;
    const { smallSize, shared } = options;
    const layout = new RecordLayout(squares);
    const games = new Games(arena);
    const names = shared && new Names(arena, games, shared.names);
    this.layout = layout;
    this.reportEvery = nodesInTime(REPORT_EVERY, squares);
    this.words = new Int32Array(1024 * layout.size);
    this.table = new SearchTable(buffer, layout.keyWords);
    this.busy = shared === undefined ? null : new Busy(shared.busy);
    this.expander = new Expander({
      arena,
      games,
      layout,
      switches,
      small: switches.small ? new SmallParts(evaluator, smallSize) : null,
      order,
      nameOf: names === undefined ? (game) => game : (game) => names.nameOf(game),
      lookUp: (words, at) => this.lookUp(words, at),
    });
  }

  /** Whether Left wins the sum when she moves first; null if the search was given up. */
  winsFirst(boards: readonly Board[], game: GameId): boolean | null {
    const known = this.expander.root(boards, game, this.words, 0);
    if (known !== UNKNOWN) return known === WON;
    let depth = 0;
    this.open(0, 0);
    for (;;) {
      const result = this.step(depth);
      if (result === OPENED) {
        depth++;
        if (this.nodes % this.reportEvery === 0 && this.options.onProgress?.(this) === false) return this.giveUp(depth);
        continue;
      }
      this.remember(depth, result === WON);
      if (depth === 0) return result === WON;
      depth--;
      this.close(depth, result);
    }
  }

  private giveUp(depth: number): null {
    for (let d = depth; d >= 0; d--) this.busy?.unmark(this.hash(this.records[d]));
    return null;
  }

  /** Makes a frame for the position in the record at `at`. */
  private open(depth: number, at: number): void {
    this.records[depth] = at;
    this.before[depth] = this.nodes++;
    this.started[depth] = false;
    this.busy?.mark(this.hash(at));
    const begin = at + this.layout.size;
    this.reserve(begin + (this.expander.mostOptions(this.words, at) + 1) * this.layout.size);
    this.begins[depth] = begin;
    this.ends[depth] = this.expander.expand(this.words, at, begin);
  }

  private reserve(length: number): void {
    if (length <= this.words.length) return;
    const larger = new Int32Array(2 * length);
    larger.set(this.words);
    this.words = larger;
  }

  /** Continues with the frame at this depth: its result, or OPENED if there is a new frame for one of its options. */
  private step(depth: number): typeof WON | typeof LOST | typeof OPENED {
    const { begins, ends } = this;
    if (ends[depth] < 0) return WON;
    while (ends[depth] > begins[depth]) {
      const at = this.chooseOption(depth);
      const known = this.lookUp(this.words, at);
      if (known === LOST) return WON;
      if (known === UNKNOWN) {
        this.open(depth + 1, at);
        return OPENED;
      }
      ends[depth] -= this.layout.size;
    }
    return LOST;
  }

  /** The option of the frame at this depth that was opened last has its result. */
  private close(depth: number, result: typeof WON | typeof LOST): void {
    const at = this.ends[depth] - this.layout.size;
    this.order.learn(this.words[at + this.layout.pattern], result === LOST);
    this.started[depth] = true;
    this.ends[depth] = result === LOST ? -1 : at;
  }

  /**
   * Brings the most promising option to the last place. All threads work on the first option of a position together: if
   * it wins, nothing else is needed. After that, each takes one that no other thread is working on, if there is one.
   */
  private chooseOption(depth: number): number {
    const { words } = this;
    const { size } = this.layout;
    const last = this.ends[depth] - size;
    let best = last;
    let bestScore = this.priority(depth, last);
    for (let at = this.begins[depth]; at < last; at += size) {
      const score = this.priority(depth, at);
      if (score > bestScore) {
        best = at;
        bestScore = score;
      }
    }
    for (let i = 0; i < size && best !== last; i++) {
      const word = words[last + i];
      words[last + i] = words[best + i];
      words[best + i] = word;
    }
    return last;
  }

  private priority(depth: number, at: number): number {
    const score = this.switches.order ? this.words[at + this.layout.score] : 0;
    return this.busy !== null && this.started[depth] && this.busy.isMarked(this.hash(at)) ? score - 2 ** 30 : score;
  }

  // ---- the table ----

  private hash(at: number): number {
    return hashOf(this.words, at, this.layout.keyWords) ^ this.words[at + this.layout.k];
  }

  private lookUp(words: Int32Array, at: number): Knowledge {
    const { table, layout } = this;
    if (!this.switches.table || words[at + layout.name] === UNNAMED) return UNKNOWN;
    table.find(words, at, hashOf(words, at, layout.keyWords));
    const k = words[at + layout.k];
    return k >= table.wins ? WON : k <= table.loses ? LOST : UNKNOWN;
  }

  private remember(depth: number, won: boolean): void {
    const { words, layout, table } = this;
    const at = this.records[depth];
    this.busy?.unmark(this.hash(at));
    if (!this.switches.table || words[at + layout.name] === UNNAMED) return;
    const work = Math.min(255, 1 + Math.floor(8 * Math.log2(this.nodes - this.before[depth])));
    table.store(words, at, hashOf(words, at, layout.keyWords), words[at + layout.k], won, work);
  }
}
