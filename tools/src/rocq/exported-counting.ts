/**
 * An exported table of counting claims, read back from its text and compared with the certificate that it was made
 * from.
 */
import { type CountingCertificate, isWhere, mainShape } from '../meaning/counting.ts';
import { definitionIn, holdsAt, items, parts, type Term } from './exported.ts';

/** Counts up to this are tried. */
const BOX = 6;

/** Where the text differs from the certificate; null if it does not. */
export function countingDifference(text: string, module: string, certificate: CountingCertificate): string | null {
  const { bounds, values } = mainShape(certificate);
  const claims = rowsIn(text, `${module}_bounds`).map((row) => parts(row));
  const told = rowsIn(text, `${module}_values`).map((row) => parts(row));
  if (claims.length !== bounds.length || told.length !== values.length) return 'it has another number of claims';
  for (const [i, { where, relation, bound }] of bounds.entries()) {
    const [, upper, conditions, limit] = claims[i];
    if (upper !== `${relation === '<='}` || boundText(limit) !== bound) return `bound ${i + 1} differs`;
    if (!isAlike(conditions, where)) return `the conditions of bound ${i + 1} differ`;
  }
  for (const [i, { where, value }] of values.entries()) {
    const [conditions, limit] = told[i];
    if (boundText(limit) !== value || !isAlike(conditions, where)) return `value ${i + 1} differs`;
  }
  return null;
}

/** The rows of a table; a comma between the parts of a pair is not a separate sign. */
function rowsIn(text: string, name: string): readonly Term[] {
  const table = definitionIn(text.replaceAll('], (', '] ('), name);
  return table === null ? [] : items(table);
}

function isAlike(conditions: Term, where: readonly string[]): boolean {
  for (let l = 0; l <= BOX; l++) {
    for (let r = 0; r <= BOX; r++) {
      for (let b = 0; b <= BOX; b++) {
        const written = items(conditions).every((condition) => holdsAt(condition, [l, r, b]));
        if (written !== isWhere(where, { l, r, b })) return false;
      }
    }
  }
  return true;
}

/** (Bound 1 Star) as (N+1)*. */
function boundText(term: Term): string {
  const [, base, sort] = parts(term).map(String);
  const twice = 2 * Number(base.replaceAll(/[()]/g, '')) + (sort === 'Half' ? 1 : 0);
  const size = Math.abs(twice);
  const offset = twice === 0 ? '' : `${twice < 0 ? '-' : '+'}${size % 2 === 0 ? size / 2 : `${size}/2`}`;
  if (sort !== 'Star') return `N${offset}`;
  return offset === '' ? 'N*' : `(N${offset})*`;
}
