/** The clock of `--seconds`: what this process has used, whatever else keeps the machine busy. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
