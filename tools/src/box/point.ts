/** Whether a certificate is wrong at one point of a box, where somebody says so. */
import { Arena } from '@lilypad/games';
import { GapValues } from '@lilypad/toads';
import type { JsonCertificate } from '../meaning/meaning.ts';
import { Claims } from './claims.ts';

/** False also if `where`, such as `F. with gaps 1, 1, 0`, is no position of the certificate. */
export function isWrongAt(certificate: JsonCertificate, where: string): boolean {
  const values = new GapValues(new Arena());
  const { gap, words } = new Claims(values.arena, certificate);
  const entry = words.find(({ name }) => where.startsWith(`${name} `));
  const point = where
    .slice(entry?.name.length)
    .split(',')
    .map((size) => (/^ \d{1,4}$/.test(size) ? Number(size) : Number.NaN));
  if (entry === undefined || point.length !== entry.parameters.length || point.some(Number.isNaN)) return false;
  values.begin(null, 0);
  const value = values.value(entry.word, gap, point);
  return value !== null && entry.claims.some(({ isTrue }) => !isTrue(value, point));
}
