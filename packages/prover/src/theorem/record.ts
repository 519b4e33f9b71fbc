/** Digests of certificates, and the record of those of the library that the checker accepted. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Counts } from '../claim/kind.ts';
import { RECORDED } from './recorded.ts';

/** The SHA-256 of a certificate, as hexadecimal digits. */
const digestOf = (certificate: string): string => bytesToHex(sha256(utf8ToBytes(certificate)));

/** What the checker counted when it accepted exactly this text; null if that is not recorded. */
export function recordedCounts(certificate: string): Counts | null {
  const digest = digestOf(certificate);
  const found = RECORDED.find(([, recorded]) => recorded === digest);
  if (found === undefined) return null;
  const [, , words, leaves, obligations, cells] = found;
  return { words, leaves, obligations, cells };
}

/**
 * The text of recorded.ts with other records in place of the present ones.
 *
 * @param module - the present text
 * @example
 * ```ts
 * recordText('export const RECORDED = [\n  [1],\n];\n', []); // => 'export const RECORDED = [\n];\n'
 * ```
 */
export function recordText(
  module: string,
  theorems: readonly { readonly name: string; readonly certificate: string; readonly counts: Counts }[],
): string {
  const lines = theorems.map(({ name, certificate, counts }) => {
    const { words, leaves, obligations, cells } = counts;
    return `  ['${name}', '${digestOf(certificate)}', ${words}, ${leaves}, ${obligations}, ${cells}],\n`;
  });
  return `${module.slice(0, module.indexOf('= [') + 3)}\n${lines.join('')}];\n`;
}
