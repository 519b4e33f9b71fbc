/**
 * The regions of a formula: the ways through its tree of conditions, each with the game that holds there. Conditions on
 * the same form are put together, so that "not b >= 2, not b = 1" reads b = 0.
 */
import { Dyadic } from '@lilypad/games';
import { type Affine, affineLatex } from './affine.ts';
import { type Condition, readCondition } from './condition.ts';
import type { CertificateFormula } from './document.ts';
import { type GameFormula, readGameFormula } from './game-formula.ts';

export interface Region {
  /** The conditions on the way, each met or not. */
  readonly path: readonly { readonly condition: Condition; readonly met: boolean }[];
  readonly game: GameFormula;
  /** The game as the certificate writes it. */
  readonly text: string;
}

/** The tree of conditions; its leaves are the numbers of regions. */
export type Tree = number | { readonly condition: Condition; readonly yes: Tree; readonly no: Tree };

/** The regions in the order of the tree, and the tree. */
export function regionsOf(formula: CertificateFormula): { regions: Region[]; tree: Tree } {
  const regions: Region[] = [];
  const walk = (node: CertificateFormula, path: Region['path']): Tree => {
    if ('value' in node) return regions.push({ path, game: readGameFormula(node.value), text: node.value }) - 1;
    const condition = readCondition(node.if);
    const yes = walk(node.then, [...path, { condition, met: true }]);
    const no = walk(node.else, [...path, { condition, met: false }]);
    return { condition, yes, no };
  };
  const tree = walk(formula, []);
  return { regions, tree };
}

/** What is known of one form, without its constant: bounds, values it does not take, residues. */
interface Known {
  readonly form: Affine;
  low: bigint | null;
  high: bigint | null;
  readonly excluded: Set<bigint>;
  readonly residues: { readonly modulus: number; readonly residue: bigint; readonly met: boolean }[];
}

/** The conditions of a region in LaTeX; none if it is everything. */
export function conditionsLatex({ path }: Pick<Region, 'path'>): string[] {
  const known = new Map<string, Known>();
  for (const { condition, met } of path) note(known, condition, met);
  return [...known.values()].flatMap(describe);
}

function note(known: Map<string, Known>, condition: Condition, met: boolean): void {
  const { form, sign } = oriented(condition.form);
  const offset = -BigInt(sign) * condition.form.constant.numerator;
  const entry = known.get(form.key) ?? newEntry(form.affine);
  known.set(form.key, entry);
  if (condition.kind === 'congruent') {
    const m = BigInt(condition.modulus);
    entry.residues.push({ modulus: condition.modulus, residue: ((offset % m) + m) % m, met });
  } else if (condition.kind === 'equal') {
    if (met) {
      raise(entry, offset);
      lower(entry, offset);
    } else entry.excluded.add(offset);
  } else if (met === sign > 0) raise(entry, met ? offset : offset + 1n);
  else lower(entry, met ? offset : offset - 1n);
}

/** A single parameter is never negative. */
function newEntry(form: Affine): Known {
  const [only, ...others] = form.factors.values();
  const single = others.length === 0 && only !== undefined && only.equals(Dyadic.ONE);
  return { form, low: single ? 0n : null, high: null, excluded: new Set(), residues: [] };
}

function raise(entry: Known, low: bigint): void {
  if (entry.low === null || low > entry.low) entry.low = low;
}

function lower(entry: Known, high: bigint): void {
  if (entry.high === null || high < entry.high) entry.high = high;
}

/** The form without its constant, its first factor positive; `sign` is -1 if it was turned round. */
function oriented({ factors }: Affine): { form: { key: string; affine: Affine }; sign: 1 | -1 } {
  const sorted = [...factors].filter(([, factor]) => factor.sign() !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const sign = (sorted[0]?.[1].sign() ?? 1) < 0 ? -1 : 1;
  const turned = sorted.map(([name, factor]) => [name, sign < 0 ? factor.negate() : factor] as const);
  const affine = { factors: new Map(turned), constant: Dyadic.ZERO };
  return { form: { key: turned.map(([name, factor]) => `${factor}${name}`).join('+'), affine }, sign };
}

function describe({ form, low, high, excluded, residues }: Known): string[] {
  const name = affineLatex(form);
  let [least, most] = [low, high];
  while (least !== null && excluded.has(least)) excluded.delete(least++);
  while (most !== null && excluded.has(most)) excluded.delete(most--);
  const single = form.factors.size === 1 && low !== null;
  const words: string[] = [];
  if (least !== null && least === most) return [`${name} = ${least}`];
  if (least !== null && most !== null && !(single && least === 0n)) words.push(`${least} \\le ${name} \\le ${most}`);
  else if (most !== null) words.push(`${name} \\le ${most}`);
  else if (least !== null && !(single && least === 0n)) words.push(`${name} \\ge ${least}`);
  for (const value of excluded) {
    if ((least === null || value > least) && (most === null || value < most)) words.push(`${name} \\ne ${value}`);
  }
  for (const { modulus, residue, met } of residues) {
    words.push(`${name} ${met ? '\\equiv' : '\\not\\equiv'} ${residue} \\pmod{${modulus}}`);
  }
  return words;
}
