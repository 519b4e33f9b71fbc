/** The clock of `--seconds`: the time that this process has used, however busy the machine is. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
