/** The options of one side while a game is being made: a set of ids, sorted, in a flat array that is used again. */
export class OptionList {
  // Empty at first: see row-table.ts.
  ids = new Int32Array(0);
  size = 0;

  constructor() {
    this.ids = new Int32Array(16);
  }

  clear(): void {
    this.size = 0;
  }

  add(g: number): void {
    let i = this.size;
    while (i > 0 && this.ids[i - 1] > g) i--;
    if (i > 0 && this.ids[i - 1] === g) return;
    if (this.size === this.ids.length) this.grow();
    const { ids } = this;
    for (let j = this.size; j > i; j--) ids[j] = ids[j - 1];
    ids[i] = g;
    this.size++;
  }

  removeAt(i: number): void {
    this.ids.copyWithin(i, i + 1, this.size);
    this.size--;
  }

  has(g: number): boolean {
    for (let i = 0; i < this.size; i++) if (this.ids[i] === g) return true;
    return false;
  }

  private grow(): void {
    const wider = new Int32Array(2 * this.ids.length);
    wider.set(this.ids);
    this.ids = wider;
  }
}
