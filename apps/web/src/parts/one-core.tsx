/** Says why long work is done on one core, where several would do it if the page might share memory between its threads. */
import { useSlow } from './use-slow.ts';

/** Work that is done sooner needs no explanation. */
const LONG_MS = 2000;

/** `alone`: there is work for several threads, and one does it. */
export function OneCore({ alone }: { readonly alone: boolean }) {
  const isLong = useSlow(alone, LONG_MS);
  // With one core there is nothing to explain.
  if (!isLong || globalThis.crossOriginIsolated) return null;
  const why = globalThis.isSecureContext
    ? 'its server does not send the headers for that'
    : 'that takes an address with https';
  return <span class="hint">On one core: this page may not share memory, since {why}.</span>;
}
