/**
 * The clocks of `--seconds`. Work that is done here is measured by the time that this process has used, however busy the machine is;
 * where a farm does it, this process sleeps, and the time that passes counts.
 */

/** The time that this process has used. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The time that passes, by a clock that nobody sets. */
export const passedSeconds = (): number => performance.now() / 1000;
