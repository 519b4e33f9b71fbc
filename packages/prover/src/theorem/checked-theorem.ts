/**
 * Theorems: claims whose certificates the checker accepts. A `CheckedTheorem` is made only if the checker accepts its
 * certificate, now or, for the certificates of the library, when they were recorded (recorded.ts). The claim is made
 * from what the checker read, so it means what was proved.
 */
import type { StyleName } from '@lilypad/games';
import type { Team } from '@lilypad/toads';
import { checkCorollaries, concluding, tryToRead } from '../check/check.ts';
import { parseJson } from '../check/json.ts';
import { type AnyDocument, readDocument } from '../check/kinds.ts';
import type { Accepted, CheckOptions, Rejected } from '../check/verdict.ts';
import { certificateText } from '../claim/certificate-text.ts';
import type { CorollaryText } from '../claim/family-claim.ts';
import type { Counts, FamilyCases, Phrases, ReportOptions, Reports } from '../claim/kind.ts';
import { latexPage } from '../claim/latex-page.ts';
import type { ClaimView } from '../claim/view.ts';
import type { Certificate, Made } from '../claim/write.ts';
import { checkByTeam, type TeamCheckOptions } from './check-by-team.ts';
import { type Claim, kindNamed } from './kinds.ts';
import { recordedCounts } from './record.ts';

/**
 * A certificate that the checker rejects. The message is a sentence without its full stop.
 *
 * @example
 * ```ts
 * let caught: unknown;
 * try {
 *   libraryTheorem('mine', '{}');
 * } catch (error) {
 *   caught = error;
 * }
 * if (caught instanceof RejectedCertificate) {
 *   caught.rejected.obligation; // => 'format'
 * }
 * ```
 */
export class RejectedCertificate extends Error {
  override readonly name = 'RejectedCertificate';

  constructor(
    certificate: string,
    /** The verdict of the checker. */
    readonly rejected: Rejected,
  ) {
    super(`the certificate ${certificate} is rejected: ${rejected.obligation}: ${rejected.message}`);
  }
}

/**
 * A claim whose certificate the checker accepted.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const theorem = CheckedTheorem.check(text);
 * if (theorem instanceof CheckedTheorem) {
 *   theorem.target; // => 'A11'
 *   theorem.counts; // => { words: 2, leaves: 5, obligations: 24, cells: 35 }
 * }
 * const rejected = CheckedTheorem.check('{}');
 * if (!(rejected instanceof CheckedTheorem)) {
 *   rejected.message; // => 'the certificate lacks the field "format"'
 * }
 * ```
 */
export class CheckedTheorem {
  private read: Claim | null = null;

  private constructor(
    /** The certificate, or what writes it when it is needed. */
    private readonly text: string | (() => string),
    private readonly document: AnyDocument,
    /** How large the proof is, as the checker counted. */
    readonly counts: Counts,
  ) {}

  /**
   * Checks a certificate.
   *
   * @throws SyntaxError - if the text is not JSON
   */
  static check(certificate: string, options: TeamCheckOptions = {}): CheckedTheorem | Rejected {
    const document = tryToRead(() => readDocument(parseJson(certificate)));
    if ('ok' in document) return document;
    const verdict = checkByTeam(certificate, document, options);
    return verdict.ok ? new CheckedTheorem(certificate, document, countsOf(verdict)) : verdict;
  }

  /** The theorem of a certificate that was recorded when the checker accepted it; null for all others. */
  static recorded(certificate: string): CheckedTheorem | null {
    const counts = recordedCounts(certificate);
    return counts === null ? null : new CheckedTheorem(certificate, readDocument(parseJson(certificate)), counts);
  }

  /**
   * Writes the certificate of a claim that was proved here, and checks it.
   *
   * @throws Error - if the checker rejects it, which is a defect of the program
   */
  static prove(claim: Claim, made: Made, corollaries: readonly object[] = [], team?: Team): CheckedTheorem {
    const written = kindNamed(claim.kind).write(claim, made);
    const theorem = CheckedTheorem.check(certificateText(withCorollaries(written, corollaries)), { team });
    if (theorem instanceof CheckedTheorem) return theorem;
    throw new Error(`the checker rejects a proof of our own: ${theorem.obligation}: ${theorem.message}`);
  }

  /** The same certificate with other corollaries, or statements, which are checked; the rest was accepted before. */
  concluding(corollaries: readonly object[], options: CheckOptions = {}): CheckedTheorem | Rejected {
    const document = concluding(this.document, corollaries);
    if ('ok' in document) return document;
    const verdict = checkCorollaries(document, options);
    if (!verdict.ok) return verdict;
    const { conclusions } = this.kind;
    const text = (): string =>
      JSON.stringify({ ...(parseJson(this.certificate) as Certificate), [conclusions]: corollaries });
    return new CheckedTheorem(text, document, this.counts);
  }

  /** The certificate in two parts: its claims, as a text, and what it concludes from them. */
  split(): { readonly claims: string; readonly conclusions: readonly object[] } {
    const { [this.kind.conclusions]: conclusions = [], ...claims } = parseJson(this.certificate) as Certificate;
    return { claims: JSON.stringify(claims), conclusions: conclusions as readonly object[] };
  }

  /** The text of the certificate. */
  get certificate(): string {
    return typeof this.text === 'string' ? this.text : this.text();
  }

  /** What the certificate is about, such as the name of a class. */
  get target(): string {
    return this.document.target;
  }

  /** Where the certificate comes from, as it says itself. */
  get made(): Made {
    return (parseJson(this.certificate) as { readonly made?: Made }).made ?? {};
  }

  /** What the certificate says. */
  get claim(): Claim {
    this.read ??= this.kind.read(this.document);
    return this.read;
  }

  /** Parts of sentences about claims of its kind. */
  get phrases(): Phrases {
    return this.kind.phrases;
  }

  /** What it says about families. */
  get corollaries(): readonly CorollaryText[] {
    return this.corollariesIn();
  }

  /** The same with games in a notation. */
  corollariesIn(style?: StyleName): readonly CorollaryText[] {
    return this.kind.corollaries(this.claim, style);
  }

  /** A readable proof, or what families need of it, as Markdown or as a document in LaTeX. */
  report(format: keyof Reports<Claim>, families: readonly FamilyCases[] = [], options: ReportOptions = {}): string {
    const { md, tex } = this.kind.reports;
    if (format === 'tex' && tex !== undefined) return tex(this.claim, this.counts, families, options);
    const text = md(this.claim, this.counts, families, options);
    return format === 'tex' ? latexPage(text) : text;
  }

  /** The part of a page of docs/theorems that is made from the certificate. */
  page(): string {
    return this.kind.page(this.claim, this.counts);
  }

  /** The same where the page would be too long; null if the kind has nothing shorter. */
  shortPage(): string | null {
    return this.kind.shortPage?.(this.claim, this.counts) ?? null;
  }

  /** The values of the starting positions of a class; null if the theorem does not determine them. */
  start(): FamilyCases | null {
    return this.kind.start(this.claim);
  }

  /** What the workbench shows. */
  view(): ClaimView {
    return this.kind.view(this.document);
  }

  private get kind() {
    return kindNamed(this.document.claim);
  }
}

function countsOf({ words, leaves, obligations, cells }: Accepted): Counts {
  return { words, leaves, obligations, cells };
}

function withCorollaries(certificate: Certificate, more: readonly object[]): Certificate {
  if (more.length === 0) return certificate;
  const own = (certificate.corollaries ?? []) as readonly object[];
  return { ...certificate, corollaries: [...own, ...more] };
}
