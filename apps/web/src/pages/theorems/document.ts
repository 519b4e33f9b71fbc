/** Certificates as documents; docs/certificates.md tells what each part means. */
export interface CertificateDocument {
  readonly target: string;
  readonly claim: string;
  readonly key: Readonly<Record<string, number>>;
  readonly gap: string;
  readonly words: readonly CertificateWord[];
  readonly corollaries?: readonly CertificateCorollary[];
  readonly made?: Readonly<Record<string, unknown>>;
}

/** A word with its value, or with how it stands to 0 and perhaps to *. */
export type CertificateWord = { readonly word: string; readonly parameters: readonly string[] } & (
  | { readonly formula: CertificateFormula }
  | { readonly against: Readonly<Partial<Record<Rival, Readonly<Record<Comparison, CertificatePredicate>>>>> }
);

export interface CertificateCorollary {
  readonly name: string;
  readonly word: string;
  readonly gaps: readonly string[];
  readonly parameters: readonly string[];
  readonly formula: CertificateFormula;
}

export type Rival = '0' | '*';
export type Comparison = 'atLeast' | 'atMost';

type CertificateTree<End> =
  | End
  | { readonly if: string; readonly then: CertificateTree<End>; readonly else: CertificateTree<End> };

export type CertificateFormula = CertificateTree<{ readonly value: string }>;
export type CertificatePredicate = CertificateTree<{ readonly holds: boolean }>;
