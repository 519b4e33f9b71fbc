/** Whether something has lasted longer than a moment. */
import { useEffect, useState } from 'preact/hooks';

/** Anything quicker than this shows no progress. */
const QUICK_MS = 250;

export function useSlow(running: boolean, ms: number = QUICK_MS): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!running) return;
    const timer = setTimeout(() => setSlow(true), ms);
    return () => clearTimeout(timer);
  }, [running, ms]);
  return slow && running;
}
