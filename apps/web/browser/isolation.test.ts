/** The workbench as `lilypad serve` serves it: isolated from other origins, so that its threads may share memory. */
import { startServer } from '@lilypad/server';
import { chromium } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { expectValue } from './testing/explore.ts';

it('works, and may share memory, also when the service worker answers', async () => {
  const server = await startServer({ port: 0, workbench: inject('folder') });
  const browser = await chromium.connect(inject('browser'));
  try {
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
    // A board that several threads work on: they load the script of a thread.
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${server.url}workbench/#/explore?sum=T^6.^5F^5`);
    await expectValue(page, '2v4');
    const cores = await page.evaluate('navigator.hardwareConcurrency');
    if (Number(cores) > 1) expect(scripts).toContainEqual(expect.stringMatching(/team-worker/));
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});

it('works on one core where memory may not be shared', async () => {
  const browser = await chromium.connect(inject('browser'));
  try {
    const page = await browser.newPage();
    await page.goto(`${inject('site')}#/explore?sum=T^6.^5F^5`);
    expect(await page.evaluate('crossOriginIsolated')).toBe(false);
    await expectValue(page, '2v4');
  } finally {
    await browser.close();
  }
});
