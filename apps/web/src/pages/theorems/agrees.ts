/** Whether what is computed is what is claimed. */
import type { InstanceView } from '@lilypad/prover';

/** ">=" claims ">" or "="; the signs of relations contain what they allow. */
export const agrees = (claimed: InstanceView['relation'], found: string | undefined): boolean =>
  found !== undefined && claimed.includes(found);
