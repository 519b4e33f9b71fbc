/**
 * The lines of the table of contenders: what each measures, how Lilypad does it, and which program it is compared with.
 */

/** The programs that Lilypad is compared with; the variable names the binary that does the work of a line. */
export const PEERS = {
  'cgt-tools': 'LILYPAD_BENCH_CGT_TOOLS',
  CGSuite: 'LILYPAD_BENCH_CGSUITE',
  MCGS: 'LILYPAD_BENCH_MCGS',
  GamesmanOne: 'LILYPAD_BENCH_GAMESMAN_ONE',
} as const;

type Peer = keyof typeof PEERS;

/**
 * What is compared: the processor time of the whole process, the seconds that the contender reports for the work alone
 * (the last line that it prints), or its peak memory in megabytes.
 */
export type Measure = 'process' | 'work' | 'memory';

export interface Line {
  readonly name: string;
  readonly peer: Peer;
  readonly measure: Measure;
  /** Lilypad's part: arguments of the command, or the case of the measurements whose `workMilliseconds` count. */
  readonly own: { readonly command: readonly string[] } | { readonly case: string };
  /** What all contenders get on standard input. */
  readonly input?: () => string;
}

/** Random strips, the same at every run. */
function strips(count: number, length: number): string {
  let state = 1;
  const square = (): string => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return 'T.F'[(state >>> 8) % 3];
  };
  const strip = (): string => Array.from({ length }, square).join('');
  return `${Array.from({ length: count }, strip).join('\n')}\n`;
}

const randomStrips = (count: number): Line => ({
  name: `${count.toLocaleString('en')} random strips of length 12`,
  peer: 'cgt-tools',
  measure: 'process',
  own: { command: ['value', '-'] },
  input: () => strips(count, 12),
});

const work = (peer: Peer, name: string, own: string): Line => ({ name, peer, measure: 'work', own: { case: own } });

const memory = (variant: string): Line => ({
  name: `memory to solve ${variant}`,
  peer: 'GamesmanOne',
  measure: 'memory',
  own: { command: ['solve', '--variant', variant] },
});

const against0 = (board: string): Line => ({
  name: `${board} against 0`,
  peer: 'MCGS',
  measure: 'process',
  own: { command: ['compare', board, '0'] },
});

export const LINES: readonly Line[] = [
  randomStrips(1000),
  randomStrips(10_000),
  {
    name: 'all strips of length 11',
    peer: 'cgt-tools',
    measure: 'process',
    own: { case: 'toads: all strips of length 11' },
  },
  work('cgt-tools', '100,000 comparisons of small games', 'games: 100,000 comparisons'),
  work('cgt-tools', '1,000,000 comparisons of small games', 'games: comparisons, default'),
  work('cgt-tools', 'sums of day 2, 100 rounds', 'games: sums of day 2, default'),
  work('cgt-tools', '4,000 thermographs', 'theory: thermographs'),
  work('cgt-tools', '4,000 temperatures', 'theory: temperatures'),
  work('cgt-tools', '4,000 atomic weights', 'theory: atomic weights'),
  work('cgt-tools', '4,000 reduced forms', 'theory: reduced forms'),
  work('CGSuite', '4,000 Norton products', 'theory: Norton products by up'),
  work('CGSuite', '4,000 ordinal sums', 'theory: ordinal sums on star'),
  work('CGSuite', '4,000 birthdays', 'theory: birthdays'),
  { name: 'start-up', peer: 'cgt-tools', measure: 'process', own: { command: ['value', 'TT.F.F'] } },
  against0('T^4.^4F^4'),
  against0('T^5.^6F^5'),
  memory('5_5_5'),
  memory('6_5_6'),
];
