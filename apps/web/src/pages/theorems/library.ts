/** The certificates of the project, each fetched when it is first looked at. */
import type { CertificateDocument } from './document.ts';

const FILES = import.meta.glob<string>('../../../../../packages/prover/library/*.json', {
  query: '?raw',
  import: 'default',
});

export interface LibraryEntry {
  /** Such as A21. */
  readonly name: string;
  /** The certificate as it is stored. */
  readonly load: () => Promise<string>;
}

/** By name: first the classes of few empty squares, then those of few toads. */
export const LIBRARY: readonly LibraryEntry[] = Object.entries(FILES)
  .map(([path, load]) => ({ name: /([^/]+)\.json$/.exec(path)![1]!, load }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export const documentOf = (text: string): CertificateDocument => JSON.parse(text) as CertificateDocument;
