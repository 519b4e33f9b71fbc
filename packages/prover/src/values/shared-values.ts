/**
 * A search for values that the threads of a proof share: words have many positions in common, so two threads would value the same ones.
 * One thread opens it and tells the others with their jobs; when it is full, another one is opened once nobody is at work.
 */
import { hasBeenFull, type OpenSearch, SearchHost } from '@lilypad/toads';

/** What a thread needs to join. */
export interface SharedValues {
  readonly search: OpenSearch;
  /** By which a thread knows the search again: what it is sent is a copy each time. */
  readonly id: number;
}

/** A million places for boards take 25 MB, as far as they are used. */
const SLOT_BITS = 20;
/** The most memory for boards and games. */
const MAX_BYTES = 2 ** 28;

export class ValuesHost {
  private host: SearchHost | null = null;
  private open: SharedValues | null = null;

  /** For so many threads; the places for boards are a power of two. */
  constructor(
    private readonly threads: number,
    private readonly slotBits = SLOT_BITS,
  ) {}

  /** The search to join; to be asked for when nobody is at work. */
  get values(): SharedValues {
    if (this.open === null || hasBeenFull(this.open.search)) {
      this.host ??= new SearchHost();
      this.open = { search: this.host.open(this.slotBits, this.threads, MAX_BYTES), id: Math.random() };
    }
    return this.open;
  }
}
