/**
 * Tells V8 that the work ahead takes minutes. The commands have it write out little code where functions are called
 * (apps/cli/bin/compiler-flags.js), because most of them end within a second; a long proof gains from more. The proof of A33 takes 191 instead of
 * 209 s on one core, 112 instead of 121 s by two threads.
 */

import type { TeamOptions } from './open-team.ts';

/** How many bytes of other functions V8 copies into one by default. */
const INLINED = 920;
/** How much of a function runs before V8 compiles it, in bytes of bytecode. Code that runs for minutes is hot much longer; the rest is not worth it. */
const BUDGET = 800_000;

/**
 * How a team for such work is set up. With heaps that may grow by 100 % the proof of A33 takes 36.7 and 37.8 s by two threads, with 250 % it takes
 * 35.2 and 36.2 s, with 400 % no less; and 420, 540 and 650 MB, where one core takes 510 to 540. So 200 % leaves memory to spare.
 */
export const LONG_WORK: TeamOptions = { heapGrowth: 200 };

/**
 * To be called before work that takes minutes, in the first thread; it counts for all. Where flags are given by the user, and in
 * versions of V8 that keep their defaults, nothing changes.
 *
 * @example
 * ```ts
 * expectLongWork();
 * ```
 */
export function expectLongWork(): void {
  if (process.env.LILYPAD_V8_FLAGS !== undefined || !process.versions.v8.startsWith('11.')) return;
  const v8 = process.getBuiltinModule('node:v8');
  v8.setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${INLINED}`);
  v8.setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
