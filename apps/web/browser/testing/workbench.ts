/** A page of the workbench in the browser, watched: errors on its console and requests elsewhere fail the test. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export interface OpenOptions {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: boolean;
  /** Whether the screen can be touched. */
  readonly touch?: boolean;
}

/** For a test file: opens pages, watches them and closes them. */
export function useWorkbench(): { open(hash: string, options?: OpenOptions): Promise<Page> } {
  const site = inject('site');
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => {
    await browser.close();
  });
  afterEach(async () => {
    const [said] = [complaints, await Promise.all(contexts.map((context) => context.close()))];
    contexts = [];
    complaints = [];
    expect(said).toEqual([]);
  });

  return {
    async open(hash, { theme = 'light', width = 1280, height = 800, reducedMotion = true, touch = false } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: touch,
        colorScheme: theme,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(40_000);
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const url = request.url();
        if (!/^(blob|data):/.test(url) && !url.startsWith(site)) complaints.push(`A request left for ${url}`);
      });
      await page.goto(site + hash);
      return page;
    },
  };
}

/** Waits until the address contains something; asks the page, since the driver's copy may be out of date. */
export async function expectAddress(page: Page, what: string | RegExp): Promise<void> {
  const address = expect.poll(() => page.evaluate(() => location.href));
  await (typeof what === 'string' ? address.toContain(what) : address.toMatch(what));
}
