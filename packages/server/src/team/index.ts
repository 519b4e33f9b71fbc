/** Teams of worker threads of Node: for whoever starts them, and for the scripts that they run. */
export { hasEnded, lifeLines, openLifeLine, showLifeLine } from './life-line.ts';
export { expectLongWork } from './long-work.ts';
export { openTeam } from './open-team.ts';
export { serveTeam } from './serve-team.ts';
