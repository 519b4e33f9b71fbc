/**
 * Tells V8 to compile less. Most commands run for less than a second, and then its optimising compiler, which runs in threads of its
 * own, takes more processor time than the work: by default it copies up to 920 bytes of bytecode into each function that it compiles, the
 * same small functions again and again. Commands that run for minutes gain, too (docs/performance.md).
 *
 * Load this first: kept code (load-bundle.js) fits only where the same flags are set. The measurements in bench/ load it, too. In
 * LILYPAD_V8_FLAGS there may be other flags; with an empty text V8 works as it does by default. Only the version of V8 in Node 20 was measured; others
 * keep their defaults.
 */
const v8 = require('node:v8');

const FLAGS = '--max-inlined-bytecode-size-cumulative=100 --interrupt-budget=200000';

const flags = process.env.LILYPAD_V8_FLAGS ?? (process.versions.v8.startsWith('11.') ? FLAGS : '');
for (const flag of flags.split(' ')) if (flag !== '') v8.setFlagsFromString(flag);
