/** The certificates that come with the program, as theorems, each read when it is needed. */
import { CheckedTheorem, RejectedCertificate } from './checked-theorem.ts';

/** Where certificates are kept. */
export interface CertificateFiles {
  /** The names of all certificates. */
  readonly names: () => readonly string[];
  /** The text of one; null if there is none of the name. */
  readonly text: (name: string) => string | null;
}

/**
 * The theorems of a folder of certificates. Each is read once.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const files: CertificateFiles = {
 *   names: () => ['A11'],
 *   text: (name) => (name === 'A11' ? readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8') : null),
 * };
 * const library = new TheoremLibrary(files);
 * library.theorem('A11')?.counts.words; // => 2
 * library.about('A32'); // => null
 * ```
 */
export class TheoremLibrary {
  private readonly theorems = new Map<string, CheckedTheorem | RejectedCertificate | null>();

  constructor(private readonly files: CertificateFiles) {}

  /** The names of all certificates. */
  get names(): readonly string[] {
    return this.files.names();
  }

  /**
   * The theorem with a name, such as A32 or T2; null if there is none.
   *
   * @throws RejectedCertificate - if the checker rejects its certificate
   */
  theorem(name: string): CheckedTheorem | null {
    let theorem = this.theorems.get(name);
    if (theorem === undefined) {
      theorem = this.read(name);
      this.theorems.set(name, theorem);
    }
    if (theorem instanceof RejectedCertificate) throw theorem;
    return theorem;
  }

  private read(name: string): CheckedTheorem | RejectedCertificate | null {
    const text = this.files.text(name);
    try {
      return text === null ? null : libraryTheorem(name, text);
    } catch (error) {
      if (error instanceof RejectedCertificate) return error;
      throw error;
    }
  }

  /**
   * The theorem about a class: the one with its name, or another; null if there is none.
   *
   * @throws RejectedCertificate - if the checker rejects a certificate
   */
  about(target: string): CheckedTheorem | null {
    const name = this.nameAbout(target);
    return name === null ? null : this.theorem(name);
  }

  /** The name of the theorem about a class; null if there is none. */
  nameAbout(target: string): string | null {
    if (this.theorem(target) !== null) return target;
    // Certificates that are not named for their class have the names of conjectures.
    const others = this.files.names().filter((name) => /^[ET]\d$/.test(name));
    return others.find((name) => this.theorem(name)?.target === target) ?? null;
  }
}

/**
 * A certificate of the library: one that was recorded is not checked again, any other is checked.
 *
 * @throws RejectedCertificate - if the checker rejects it
 * @throws SyntaxError - if the text is not JSON
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * libraryTheorem('A11', text).counts.obligations; // => 24
 * ```
 */
export function libraryTheorem(name: string, certificate: string): CheckedTheorem {
  const theorem = CheckedTheorem.recorded(certificate) ?? CheckedTheorem.check(certificate);
  if (theorem instanceof CheckedTheorem) return theorem;
  throw new RejectedCertificate(`${name} of the library`, theorem);
}
