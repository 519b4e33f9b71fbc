/** Properties of the whole site: accessible in both themes, light, offline, on a phone, on paper. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectOnEveryScreen } from './testing/every-screen.ts';
import { card, expectValue, sumField } from './testing/explore.ts';
import { goTo, useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();

/** A page of each kind with some content, and what shows that it is complete. */
const PAGES: readonly (readonly [name: string, hash: string, complete: string])[] = [
  ['Explore, with a long board', '#/explore?sum=T^9.F^9+-+{1|0}&with=2', '.relation'],
  ['Explore, with a mistake', '#/explore?sum=TT.X', '.input-error'],
  ['Play', '#/play?board=T.TF.F&turn=F&right=person&moves=6-5&at=0&hints=on', '.worth'],
  ['Play, at the end of a game on two boards', '#/play?board=T.+%2B+TF.F&moves=1:1-2', '.game-over .next'],
  ['Play on a long board', '#/play?board=T^6....F^6&right=person', '.spot.movable'],
  ['Puzzles', '#/puzzles?day=2026-11-16', '.spot.movable'],
  ['Puzzles about heat', '#/puzzles?kind=hotter&seed=3', '.heat-boards .pond'],
  ['The front page', '#/', '.forecast.left'],
  ['Tables', '#/tables?table=3.3&rows=4&columns=5&cell=3,4', '.table-status[aria-busy="false"]'],
  ['Theorems', '#/theorems?class=A11', '.slice'],
  ['Learn', '#/learn', '.lesson-card'],
  ['A lesson', '#/learn?lesson=switches', '.play-board'],
  ['A sheet', '#/learn?lesson=switches&view=sheet', '.sheet-answers strong'],
  ['A set for a class', '#/learn?teach=A+set%0Awinner+TT..FF', 'textarea'],
  ['Worksheets', '#/worksheet', '.worksheet-page, main h1'],
];

/** Waits for formulas, where there are any. */
async function formulas(page: Page): Promise<void> {
  if ((await page.locator('.formula').count()) > 0) await page.locator('.katex').first().waitFor();
}

describe('every page', () => {
  it('is accessible in both themes and forced colours, fits every screen, and has no empty parts on paper', async () => {
    const page = await workbench.open('');
    for (const [name, hash, complete] of PAGES) {
      await goTo(page, hash);
      await page.locator(complete).first().waitFor();
      await formulas(page);
      await expectOnEveryScreen(page, name);
    }
  });
});

describe('the frame', () => {
  it('leads to every page, says which it is, and can be skipped', async () => {
    const page = await workbench.open('');
    const navigation = page.getByRole('navigation', { name: 'Pages' });
    for (const name of ['Play', 'Worksheet', 'Tables', 'Theorems', 'Puzzles', 'Learn', 'Explore']) {
      await navigation.getByRole('link', { name }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      expect(await page.title()).toBe(`${name} · Lilypad`);
      expect(await navigation.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
    }
    await page.goBack();
    await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('follows the system or the choice between light and dark, remembers it, and has more contrast on request', async () => {
    const page = await workbench.open('', { theme: 'dark' });
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await background();
    await page.getByLabel('Theme').selectOption('light');
    await expect.poll(background).not.toBe(dark);
    const light = await background();
    await page.reload();
    await expect.poll(background).toBe(light);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Theme').selectOption('dark');
    await expect.poll(background).toBe(dark);
    // For people who ask the system for more contrast.
    const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).color);
    const usual = await ink();
    await page.emulateMedia({ contrast: 'more' });
    expect(await ink()).not.toBe(usual);
    await page.emulateMedia({ contrast: 'no-preference' });
  });
});

describe('an address', () => {
  it('that names no page says so, and leads on', async () => {
    const page = await workbench.open('#/nonsense');
    await page.getByRole('heading', { name: 'No such page', level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Play' }).click();
    await page.getByRole('heading', { name: 'Play', level: 1 }).waitFor();
  });
});

describe('the build', () => {
  it('needs at most 300 kB for the first page, engine included', async () => {
    const page = await workbench.open('');
    await page.locator('.forecast.left').waitFor();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const optional = /^data:|katex|icon|manifest|sw\.js/;
    const sizes = [inject('site'), ...loaded]
      .filter((url) => !optional.test(url))
      .map((url) => url.slice(inject('site').length).replace(/[?#].*/, '') || 'index.html')
      .map((name) => gzipSync(readFileSync(`${inject('folder')}/${name}`)).length);
    expect(loaded.filter((url) => /worker-.*\.js$/.test(url))).toHaveLength(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
  });

  it('works offline after the first visit', async () => {
    const page = await workbench.open('#/explore', { offline: true });
    await expectValue(page, '*');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await sumField(page).fill('TT.TF.FF');
    await expectValue(page, '+-1/8');
    await page.locator('.big-value .katex').waitFor();
    for (const name of ['Play', 'Puzzles', 'Tables', 'Theorems', 'Learn', 'Worksheet']) {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
    }
    await page.getByRole('button', { name: 'New worksheet' }).click();
    await page.getByRole('textbox', { name: 'Code of cell 1' }).click();
    await page.keyboard.type('value(T.F)');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('status', { name: 'Result of cell 1' }).locator('.katex').waitFor();
  });
});

describe('on other screens', () => {
  it('grows on a projector', async () => {
    const page = await workbench.open('');
    const size = async (width: number) => {
      await page.setViewportSize({ width, height: 1080 });
      return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    };
    expect(await size(1920)).toBeGreaterThan(1.1 * (await size(1280)));
  });

  it('is printed black on white, without controls', async () => {
    const page = await workbench.open('#/explore?sum=TT.TF.FF', { theme: 'dark' });
    await page.locator('.move').first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Add a board' }).isVisible()).toBe(false);
    const colour = await card(page, 'Value').evaluate((element) => getComputedStyle(element).color);
    expect(Math.max(...[...colour.matchAll(/\d+/g)].slice(0, 3).map(Number))).toBeLessThan(80);
  });
});
