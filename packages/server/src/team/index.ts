/** Teams of worker threads of Node: for whoever starts them, and for the scripts that they run. */
export { hasEnded, lifeLines, openLifeLine, showLifeLine } from './life-line.ts';
export { expectLongWork, LONG_WORK } from './long-work.ts';
export { openTeam, type TeamOptions } from './open-team.ts';
export { serveTeam } from './serve-team.ts';
