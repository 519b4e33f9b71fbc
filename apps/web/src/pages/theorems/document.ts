/** Certificates as documents; docs/certificates.md tells what each part means. */
export interface CertificateDocument {
  readonly target: string;
  readonly claim: string;
  readonly key: Readonly<Record<string, number>>;
  readonly gap: string;
  readonly words: readonly CertificateWord[];
  readonly made?: Readonly<Record<string, unknown>>;
}

interface CertificateWord {
  readonly word: string;
  readonly parameters: readonly string[];
  readonly formula: CertificateFormula;
}

export type CertificateFormula =
  | { readonly value: string }
  | { readonly if: string; readonly then: CertificateFormula; readonly else: CertificateFormula };
