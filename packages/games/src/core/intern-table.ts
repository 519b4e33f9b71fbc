/**
 * A hash table of rows, to find out whether a game is stored already: open addressing, at most half full.
 *
 * It holds hashes and row numbers only. To look up a game, walk the rows that share its hash,
 *
 *     for (let slot = table.start(hash); (row = table.row(slot)) !== 0; slot = table.next(slot)) ...
 *
 * and compare each with the game. Row 0 is never in the table, so 0 marks a free slot.
 */
export class InternTable {
  private size = 0;
  // Empty at first: see row-table.ts.
  private slots = new Int32Array(0);
  /** The hash of each row that is in the table: needed to grow it, and to reject most other rows at once. */
  private hashes = new Int32Array(0);

  constructor() {
    this.slots = new Int32Array(2048);
    this.hashes = new Int32Array(1024);
  }

  get bytes(): number {
    return this.slots.byteLength + this.hashes.byteLength;
  }

  /** The first slot to look at for a hash. */
  start(hash: number): number {
    return hash & (this.slots.length - 1);
  }

  next(slot: number): number {
    return (slot + 1) & (this.slots.length - 1);
  }

  /** The row in a slot, 0 if the slot is free. */
  row(slot: number): number {
    return this.slots[slot];
  }

  hashOf(row: number): number {
    return this.hashes[row];
  }

  add(row: number, hash: number): void {
    if (2 * (this.size + 1) > this.slots.length) this.grow();
    while (row >= this.hashes.length) {
      const wider = new Int32Array(2 * this.hashes.length);
      wider.set(this.hashes);
      this.hashes = wider;
    }
    this.hashes[row] = hash;
    this.size++;
    this.insert(row);
  }

  private insert(row: number): void {
    let slot = this.start(this.hashes[row]);
    while (this.slots[slot] !== 0) slot = this.next(slot);
    this.slots[slot] = row;
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Int32Array(2 * old.length);
    for (const row of old) if (row !== 0) this.insert(row);
  }
}

/** Spreads the information of a hash over all its bits. */
export function mix(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  return Math.imul(h, 0x846ca68b) ^ (h >>> 16);
}
