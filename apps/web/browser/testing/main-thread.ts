/** What the main thread of a page does meanwhile, by the trace of the browser: in processor time, which other work on the machine does not lengthen. */
import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly ts: number;
  /** The processor time, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly message?: string } };
}

export interface Work {
  /** The processor time of the longest task, in milliseconds. */
  readonly longest: number;
  /** How often the page was laid out. */
  readonly layouts: number;
  /** How many tasks were counted. */
  readonly tasks: number;
}

const MARK = 'the work begins';

/** The work of the main thread while something is done. */
export async function workDuring(page: Page, action: () => Promise<void>): Promise<Work> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no browser.');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await page.evaluate((mark) => console.timeStamp(mark), MARK);
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const start = traceEvents.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === MARK);
  if (start === undefined) throw new Error('The trace does not have the beginning.');
  const own = traceEvents.filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts > start.ts);
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').map(({ tdur = 0 }) => tdur / 1000);
  return {
    longest: Math.max(...tasks),
    layouts: own.filter(({ name, ph }) => name === 'Layout' && ph !== 'E').length,
    tasks: tasks.length,
  };
}
