/**
 * Reads jobs about slices and their results where they come from outside, as from the database of a farm. They are checked for their
 * form only: a set that was found is believed when the checker has accepted its certificate.
 */
import { classNamed } from '../classes/position-class.ts';

type Fields = Readonly<Record<string, unknown>>;

function check(holds: boolean, what: string): void {
  if (!holds) throw new TypeError(`${what} cannot be read`);
}

function fields(data: unknown, what: string): Fields {
  check(typeof data === 'object' && data !== null && !Array.isArray(data), what);
  return data as Fields;
}

const isCount = (data: unknown): boolean => Number.isSafeInteger(data) && (data as number) >= 0;

/** Throws TypeError if the data is no job about a slice. */
export function checkSliceJob(data: unknown): void {
  const { target, slice, sums, settled } = fields(data, 'a job');
  const positions = typeof target === 'string' ? classNamed(target) : null;
  const words = positions?.words ?? [];
  const { word, rival, tempo } = fields(slice, 'a slice');
  check(positions?.name === target && words.includes(word as string), 'a slice');
  check((rival === '0' || rival === '*') && Number.isSafeInteger(tempo), 'a slice');
  const { from, modulus, residue } = fields(sums, 'sums');
  check(isCount(from) && isCount(residue) && isCount(modulus) && (residue as number) < (modulus as number), 'sums');
  const sets = fields(settled, 'sets');
  for (const one of ['0', '*']) checkSets(sets[one], words);
}

/** Throws TypeError if the data is no result of a job about a slice of a word. */
export function checkSliceFound(data: unknown, word: string): void {
  const { set, isPruned } = fields(data, 'a set');
  check(typeof isPruned === 'boolean', 'a set');
  checkSet(set, word.length + 1);
}

function checkSets(data: unknown, words: readonly string[]): void {
  check(Array.isArray(data), 'sets');
  for (const one of data as readonly unknown[]) {
    check(Array.isArray(one) && one.length === 2 && words.includes(one[0]), 'a set');
    const [word, set] = one as [string, unknown];
    checkSet(set, word.length + 1);
  }
}

/** A decision tree with truths at its ends. */
function checkSet(data: unknown, gaps: number): void {
  if (typeof data === 'boolean') return;
  const { form, modulus, yes, no } = fields(data, 'a set');
  check(Array.isArray(form) && form.length === gaps + 2 && form.every(Number.isSafeInteger), 'a form');
  check(isCount(modulus), 'a set');
  checkSet(yes, gaps);
  checkSet(no, gaps);
}
