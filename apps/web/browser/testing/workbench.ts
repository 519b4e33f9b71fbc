/**
 * A page of the workbench in the browser, watched: errors on its console and requests elsewhere fail the test.
 *
 * A new context of a browser costs more than most tests, so the tests of a file use one page after the other; between
 * two tests its storage is emptied. A test that opens a second page gets a context of its own, as another person would.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export interface OpenOptions {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: boolean;
  /** Whether the screen can be touched. */
  readonly touch?: boolean;
  /** Whether the service worker stores the workbench for use offline, which takes longer than most tests. */
  readonly offline?: boolean;
  /** The address that pages are opened at, with a slash at its end: that of the workbench if it is not given. */
  readonly site?: string;
}

/** For a test file: opens pages, watches them and closes them. */
export function useWorkbench(): { open(hash: string, options?: OpenOptions): Promise<Page> } {
  let browser: Browser;
  let kept: Page | null = null;
  let isKeptInUse = false;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  const newPage = async ({ touch = false, offline = false, site = inject('site') }: OpenOptions): Promise<Page> => {
    const context = await browser.newContext({
      hasTouch: touch,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    contexts.push(context);
    if (!offline) await context.addInitScript('delete Navigator.prototype.serviceWorker');
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    watch(page, site, (complaint) => complaints.push(complaint));
    return page;
  };

  const pageFor = async (options: OpenOptions): Promise<Page> => {
    const { touch, offline, site } = options;
    if (touch || offline || site !== undefined || isKeptInUse) return newPage(options);
    isKeptInUse = true;
    if (kept === null) {
      kept = await newPage(options);
      contexts.pop();
    }
    return kept;
  };

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => {
    await browser.close();
  });
  afterEach(async () => {
    if (kept !== null && isKeptInUse) {
      await kept.evaluate('localStorage.clear()');
      await kept.goto('about:blank');
    }
    isKeptInUse = false;
    const [said] = [complaints, await Promise.all(contexts.map((context) => context.close()))];
    contexts = [];
    complaints = [];
    expect(said).toEqual([]);
  });

  return {
    async open(hash, options = {}) {
      const { theme = 'light', width = 1280, height = 800, reducedMotion = true, site = inject('site') } = options;
      const page = await pageFor(options);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({
        media: 'screen',
        colorScheme: theme,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        forcedColors: 'none',
      });
      await page.goto(site + hash);
      return page;
    },
  };
}

function watch(page: Page, site: string, complain: (complaint: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(?:about|blob|data):/.test(url) && !url.startsWith(site)) complain(`A request left for ${url}`);
  });
}

/** Goes to another page of the workbench, as a link would: quicker than opening it. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

/** Waits until the address contains something; asks the page, since the driver's copy may be out of date. */
export async function expectAddress(page: Page, what: string | RegExp): Promise<void> {
  const address = expect.poll(() => page.evaluate(() => location.href));
  await (typeof what === 'string' ? address.toContain(what) : address.toMatch(what));
}
