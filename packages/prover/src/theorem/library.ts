/** The certificates that come with the program, as theorems, each read when it is needed. */
import { CheckedTheorem, RejectedCertificate } from './checked-theorem.ts';

/** Where certificates are kept: their names, and the text of one; null if there is none of the name. */
export interface CertificateFiles {
  readonly names: () => readonly string[];
  readonly text: (name: string) => string | null;
}

/** The theorems of a folder of certificates. Each is read once. */
export class TheoremLibrary {
  private readonly theorems = new Map<string, CheckedTheorem | null>();

  constructor(private readonly files: CertificateFiles) {}

  /** The theorem with a name, such as A32 or T2; null if there is none. Throws `RejectedCertificate`. */
  theorem(name: string): CheckedTheorem | null {
    let theorem = this.theorems.get(name);
    if (theorem === undefined) {
      const text = this.files.text(name);
      theorem = text === null ? null : libraryTheorem(name, text);
      this.theorems.set(name, theorem);
    }
    return theorem;
  }

  /** The theorem about a class: the one with its name, or another. */
  about(target: string): CheckedTheorem | null {
    const named = this.theorem(target);
    if (named !== null) return named;
    // Certificates that are not named for their class have the names of conjectures.
    const others = this.files.names().filter((name) => /^[ET]\d$/.test(name));
    return others.map((name) => this.theorem(name)).find((theorem) => theorem?.target === target) ?? null;
  }
}

/**
 * A certificate of the library: one that was recorded is not checked again, any other is checked. Throws
 * `RejectedCertificate`.
 */
export function libraryTheorem(name: string, certificate: string): CheckedTheorem {
  const theorem = CheckedTheorem.recorded(certificate) ?? CheckedTheorem.check(certificate);
  if (theorem instanceof CheckedTheorem) return theorem;
  throw new RejectedCertificate(`${name} of the library`, theorem);
}
