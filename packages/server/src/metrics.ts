/** What the server counts, in the text format that Prometheus reads. */
import type { Positions } from './positions.ts';

/** The upper bounds of the classes of durations, in seconds. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

interface Durations {
  /** How many took at most the bound of the class, and more than the one before; the last class has no bound. */
  readonly counts: number[];
  sum: number;
}

export class Metrics {
  private readonly requests = new Map<string, number>();
  private readonly durations = new Map<string, Durations>();

  /** Counts a request that was answered. */
  count(route: string, status: number, seconds: number): void {
    const labels = `route="${route}",status="${status}"`;
    this.requests.set(labels, (this.requests.get(labels) ?? 0) + 1);
    let durations = this.durations.get(route);
    if (durations === undefined) {
      durations = { counts: new Array(BUCKETS.length + 1).fill(0), sum: 0 };
      this.durations.set(route, durations);
    }
    const found = BUCKETS.findIndex((bound) => seconds <= bound);
    durations.counts[found < 0 ? BUCKETS.length : found]++;
    durations.sum += seconds;
  }

  /** Everything as text. */
  text(positions: Positions): string {
    const { tables, cache, answered } = positions;
    const cpu = process.cpuUsage();
    return [
      ...metric('lilypad_requests_total', 'counter', 'Requests answered.', this.requests),
      ...this.histogram('lilypad_request_duration_seconds', 'Time from the request to its answer.'),
      ...metric(
        'lilypad_positions_total',
        'counter',
        'Positions answered, by where the answer came from.',
        labelled('source', answered),
      ),
      ...metric(
        'lilypad_variants_total',
        'counter',
        'Variants solved, or read from disk.',
        labelled('source', tables.made),
      ),
      ...metric('lilypad_too_large_total', 'counter', 'Positions found to be beyond the limits.', positions.tooLarge),
      ...metric('lilypad_open_positions', 'gauge', 'Positions that are being solved or wait for it.', positions.open),
      ...metric('lilypad_cached_positions', 'gauge', 'Documents in the cache.', cache.size),
      ...metric('lilypad_cached_bytes', 'gauge', 'Memory of the cache of documents.', cache.bytes),
      ...metric('lilypad_tables', 'gauge', 'Solved variants in memory.', tables.size),
      ...metric('lilypad_tables_bytes', 'gauge', 'Memory of solved variants.', tables.bytes),
      ...metric(
        'process_cpu_seconds_total',
        'counter',
        'Processor time of all threads.',
        (cpu.user + cpu.system) / 1e6,
      ),
      ...metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', process.memoryUsage.rss()),
      ...metric(
        'process_start_time_seconds',
        'gauge',
        'When the process started.',
        Math.round(performance.timeOrigin / 1000),
      ),
      '',
    ].join('\n');
  }

  private histogram(name: string, help: string): string[] {
    const lines = [...this.durations].flatMap(([route, { counts, sum }]) => {
      let total = 0;
      const buckets = counts.map((count, i) => {
        total += count;
        return `${name}_bucket{route="${route}",le="${BUCKETS[i] ?? '+Inf'}"} ${total}`;
      });
      return [...buckets, `${name}_sum{route="${route}"} ${sum}`, `${name}_count{route="${route}"} ${total}`];
    });
    return [...head(name, 'histogram', help), ...lines];
  }
}

const head = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** A metric with one value, or one for each set of labels. */
function metric(name: string, type: string, help: string, value: number | ReadonlyMap<string, number>): string[] {
  const lines =
    typeof value === 'number' ? [`${name} ${value}`] : [...value].map(([labels, n]) => `${name}{${labels}} ${n}`);
  return [...head(name, type, help), ...lines];
}

const labelled = (label: string, values: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(values).map(([name, n]) => [`${label}="${name}"`, n]));
