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
  /** The figure of the peer on another machine (ELSEWHERE): it stands in where no variable names a binary. */
  readonly peerElsewhere?: number;
}

/** The machine on which peers were last measured: there an empty program took Node so many seconds. */
export const ELSEWHERE = { emptyNode: 0.064 };

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

const randomStrips = (count: number, peerElsewhere: number): Line => ({
  name: `${count.toLocaleString('en')} random strips of length 12`,
  peer: 'cgt-tools',
  measure: 'process',
  own: { command: ['value', '-'] },
  input: () => strips(count, 12),
  peerElsewhere,
});

const work = (peer: Peer, name: string, own: string, peerElsewhere: number): Line => ({
  name,
  peer,
  measure: 'work',
  own: { case: own },
  peerElsewhere,
});

const memory = (variant: string, peerElsewhere: number): Line => ({
  name: `memory to solve ${variant}`,
  peer: 'GamesmanOne',
  measure: 'memory',
  own: { command: ['solve', '--variant', variant] },
  peerElsewhere,
});

const against0 = (board: string): Line => ({
  name: `${board} against 0`,
  peer: 'MCGS',
  measure: 'process',
  own: { command: ['compare', board, '0'] },
});

export const LINES: readonly Line[] = [
  randomStrips(1000, 0.54),
  randomStrips(10_000, 1.06),
  {
    name: 'all strips of length 11',
    peer: 'cgt-tools',
    measure: 'process',
    own: { case: 'sheet: all strips of length 11' },
    peerElsewhere: 0.44,
  },
  work('cgt-tools', '100,000 comparisons of small games', 'games: 100,000 comparisons', 0.009),
  work('cgt-tools', '1,000,000 comparisons of small games', 'games: comparisons, default', 0.078),
  work('cgt-tools', 'sums of day 2, 100 rounds', 'games: sums of day 2, default', 0.07),
  work('cgt-tools', '4,000 thermographs', 'theory: thermographs', 0.023),
  work('cgt-tools', '4,000 temperatures', 'theory: temperatures', 0.026),
  work('cgt-tools', '4,000 atomic weights', 'theory: atomic weights', 0.004),
  work('cgt-tools', '4,000 reduced forms', 'theory: reduced forms', 0.02),
  work('CGSuite', '4,000 Norton products', 'theory: Norton products by up', 0.15),
  work('CGSuite', '4,000 ordinal sums', 'theory: ordinal sums on star', 0.02),
  work('CGSuite', '4,000 birthdays', 'theory: birthdays', 0.01),
  {
    name: 'start-up',
    peer: 'cgt-tools',
    measure: 'process',
    own: { command: ['value', 'TT.F.F'] },
    peerElsewhere: 0.0025,
  },
  against0('T^4.^4F^4'),
  against0('T^5.^6F^5'),
  memory('5_5_5', 14),
  memory('6_5_6', 19),
];
