/**
 * Several cores: pages that their server isolates from other origins share memory between threads, as `lilypad serve` and
 * `npm start` allow; others work on one core, with the same results, and say so where it takes long.
 */
import { fileURLToPath } from 'node:url';
import { startServer } from '@lilypad/server';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectValue } from './testing/explore.ts';
import { code, expectResult } from './testing/worksheet.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const ONE_CORE = 'On one core: this page may not share memory, since its server does not send the headers for that.';

let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
  server = await startServer({ port: 0, workbench: inject('folder') });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The scripts of workers that a page has started. */
function startedBy(page: Page): string[] {
  const scripts: string[] = [];
  page.on('worker', (worker) => scripts.push(worker.url()));
  return scripts;
}

/** Other threads have come, if this machine has a core for them. */
async function expectHelpers(page: Page, scripts: readonly string[]): Promise<void> {
  const cores = await page.evaluate('navigator.hardwareConcurrency');
  if (Number(cores) > 1) await expect.poll(() => scripts).toContainEqual(expect.stringMatching(/team-worker/));
}

/** Runs a cell of a new worksheet. */
async function runCell(page: Page, site: string, text: string): Promise<void> {
  await page.goto(`${site}#/worksheet`);
  await page.getByRole('button', { name: 'New worksheet' }).click();
  await code(page, 1).click();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
}

it('works, and may share memory, also when the service worker answers', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${server.url}workbench/#/explore?sum=TT.TF.FF`);
  await expectValue(page, '+-1/8');
  expect(await page.evaluate('crossOriginIsolated && typeof SharedArrayBuffer')).toBe('function');
  await page.reload();
  await expectValue(page, '+-1/8');
  expect(await page.evaluate('crossOriginIsolated')).toBe(true);
  const scripts = startedBy(page);
  await page.goto(`${server.url}workbench/#/explore?sum=T^6.^6F^5`);
  await expectValue(page, '1');
  await expectHelpers(page, scripts);
  expect(complaints).toEqual([]);
  await page.close();
});

it('works on one core where memory may not be shared', async () => {
  const page = await browser.newPage();
  const scripts = startedBy(page);
  await page.goto(`${inject('site')}#/explore?sum=T^6.^6F^5`);
  expect(await page.evaluate('crossOriginIsolated')).toBe(false);
  await expectValue(page, '1');
  expect(scripts).not.toContainEqual(expect.stringMatching(/team-worker/));
  await page.close();
});

it('may share memory as `npm start` serves it', async () => {
  const started = await preview({ root: WEB, preview: { port: 0 }, logLevel: 'error' });
  const page = await browser.newPage();
  await page.goto(String(started.resolvedUrls?.local[0]));
  expect(await page.evaluate('crossOriginIsolated')).toBe(true);
  await page.close();
  await started.close();
});

describe('a worksheet', () => {
  it.each([
    ['a large value', 'value(T^6.^6F^5) + 41', '42'],
    ['all strips of a length', 'length(find(stopCount = max, length = 13))', '2'],
    ['a family', 'length(find(T^a.^bF^c, temperature > 0, a = 4..6, b = 4..5, c = 3..5))', '5'],
  ])('uses all cores for %s, and gives the same with one', async (_, text, answer) => {
    for (const site of [`${server.url}workbench/`, inject('site')]) {
      const page = await browser.newPage();
      const scripts = startedBy(page);
      await runCell(page, site, text);
      await expectResult(page, 1, answer);
      if (site !== inject('site')) await expectHelpers(page, scripts);
      await page.close();
    }
  });
});

/** Put before the script of a helper: it ends in the middle of the first unit of work that it takes, with an error or by closing itself. */
const crash = (how: string): string => `
  const { store } = Atomics;
  Atomics.store = (words, place, hand) => {
    store(words, place, hand);
    if (place < ${HANDS} || hand <= 0) return hand;
    const fail = () => { throw new Error('crash'); };
    Object.assign(Atomics, { load: fail, store: fail, add: fail, compareExchange: fail });
    ${how}
    fail();
  };`;
/** Where threads write down what they have in hand (packages/toads/src/team/stages.ts). */
const HANDS = 504;

describe('a thread that ends in the middle of its work', () => {
  it.each([
    ['with an error', '', 'length(find(stopCount = max, length = 13))', '2'],
    ['without a word', 'close();', 'length(find(stopCount = max, length = 13))', '2'],
    ['that only it can finish', '', 'value(T^7.^7F^6)', 'a thread has ended in the middle of its work'],
  ])('%s is not waited for: %#', async (_, how, text, answer) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    let crashes = 0;
    await page.route(/team-worker/, async (route) => {
      const response = await route.fetch();
      crashes++;
      await route.fulfill({ response, body: crash(how) + (await response.text()) });
    });
    await runCell(page, `${server.url}workbench/`, text);
    await expectResult(page, 1, answer);
    const cores = await page.evaluate('navigator.hardwareConcurrency');
    expect(crashes > 0).toBe(Number(cores) > 1);
    await context.close();
  });
});

describe('without the headers, long work says that one core does it', () => {
  it.each<[string, (page: Page, site: string) => Promise<void>]>([
    ['a value', async (page, site) => void (await page.goto(`${site}#/explore?sum=T^7.^7F^6`))],
    ['a cell of a worksheet', (page, site) => runCell(page, site, 'value(T^7.^7F^6)')],
    [
      'a certificate',
      async (page, site) => {
        await page.goto(`${site}#/theorems?class=A33`);
        await page.getByRole('button', { name: 'Check A33 here' }).click();
      },
    ],
  ])('%s', async (_, ask) => {
    const page = await browser.newPage();
    await ask(page, inject('site'));
    await page.getByText(ONE_CORE).first().waitFor();
    await page.close();
  });
});
