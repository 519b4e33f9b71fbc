/** Proves a class from scratch and writes its certificate as `npm run library` does; for tests. */
import { certificateText } from '../../claim/certificate-text.ts';
import { classNamed, type PositionClass } from '../../classes/position-class.ts';
import { certificateOf } from '../../theorem/testing/claims.ts';
import { proveClass } from '../prove-class.ts';

/** The certificate, or why there is none. */
export function provedAgain(name: string): string {
  const { status, claim, samples } = proveClass(classNamed(name) as PositionClass);
  if (status !== 'proved' || claim === null) return status;
  return certificateText(certificateOf(claim, { program: 'lilypad', samples }));
}
