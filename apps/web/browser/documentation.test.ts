/** The site of `npm run site`, under a path of its own: the documentation beside the workbench, searched and offline. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { complaints } from './testing/accessible.ts';
import { serveBuiltSite } from './testing/built-site.ts';
import { expectValue, sumField } from './testing/explore.ts';
import { overflow } from './testing/layout.ts';
import type { Site } from './testing/serve.ts';
import { expectAddress, useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();
let site: Site;

beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site.close());

const openSite = (place: string, offline = false): Promise<Page> => workbench.open(place, { site: site.url, offline });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const found = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option');

async function search(page: Page, words: string): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await found(page).first().waitFor();
}

it('is searched from the keyboard, and leads to the workbench and back', async () => {
  const page = await openSite('docs/');
  await heading(page, 'Lilypad');
  await search(page, 'death leap');
  await expect.poll(() => found(page).first().textContent()).toMatch(/death leap/i);
  await page.keyboard.press('ArrowDown');
  expect(await found(page).first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await expectAddress(page, /\/a\/deeper\/path\/docs\/.*\.html/);
  await search(page, 'xyzzy');
  await page.getByText('Nothing found.').waitFor();
  // From a theorem to the workbench, to what the documentation says of it, and to the reference.
  await page.getByRole('navigation', { name: 'Lilypad' }).getByRole('link', { name: 'Theorems' }).click();
  await page.getByRole('main').getByRole('link', { name: 'A11', exact: true }).first().click();
  await page.getByRole('link', { name: 'Open in the workbench' }).click();
  await heading(page, 'Theorems');
  await expectAddress(page, 'class=A11');
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'The checker' }).click();
  await heading(page, 'The checker');
  await page.getByRole('navigation', { name: 'Lilypad' }).getByRole('link', { name: 'API' }).click();
  await page.getByRole('main').getByRole('link', { name: '@lilypad/games' }).click();
  await page.getByRole('link', { name: 'Dyadic', exact: true }).first().click();
  await expectAddress(page, 'reference/games.html#api-dyadic');
});

it('follows the theme of the workbench, is accessible, and fits every screen', async () => {
  const page = await openSite('');
  const theme = () => page.evaluate('document.documentElement.dataset.theme');
  await page.getByLabel('Theme').selectOption('dark');
  await expect.poll(theme).toBe('dark');
  for (const place of ['docs/workbench.html', 'docs/theorems/A11.html', 'reference/register.html']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(site.url + place);
    expect(await theme()).toBe('dark');
    expect(await complaints(page), place).toEqual([]);
    await page.evaluate('document.documentElement.dataset.theme = "light"');
    expect(await complaints(page, 'colours'), place).toEqual([]);
    expect(await overflow(page, [2560, 640, 320]), place).toEqual({});
  }
});

it('works without a network after the first visit', async () => {
  const page = await openSite('', true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
  await page.goto(`${site.url}docs/notation.html`);
  await search(page, 'certificate');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open in the workbench' }).click();
  await sumField(page).fill('TT.TF.FF');
  await expectValue(page, '+-1/8');
});
