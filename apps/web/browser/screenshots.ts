/** Pictures of the pages for the documentation; run on demand, not with the tests. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { type OpenOptions, useWorkbench } from './testing/workbench.ts';

interface Picture {
  readonly name: string;
  readonly hash: string;
  readonly options?: OpenOptions;
  /** Only the part visible without scrolling. */
  readonly cut?: boolean;
  /** What to do and to wait for before the picture is taken. */
  readonly prepare: (page: Page) => Promise<void>;
}

const visible = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().waitFor();
};

/** All cells of a worksheet have run. */
async function worksheetRun(page: Page): Promise<void> {
  await page.locator('.cell-output').first().waitFor();
  await page.waitForFunction(() => document.querySelector('.code-cell[aria-busy="true"]') === null);
}

const PICTURES: readonly Picture[] = [
  { name: 'explore', hash: '#/explore?sum=TT.TF.FF', prepare: visible('.move') },
  {
    name: 'explore-dark',
    hash: '#/explore?sum=T^5.^4F^3+-+TF.&with=2',
    options: { theme: 'dark' },
    prepare: visible('.relation'),
  },
  {
    name: 'explore-phone',
    hash: '#/explore?sum=TTT..FFF',
    options: { width: 390, height: 844 },
    prepare: visible('.move'),
  },
  {
    name: 'play',
    hash: '#/play?board=TTT....FFF&right=person&moves=3-4,8-7,4-5,7-6,5-7,6-5,2-3,9-8,1-2',
    prepare: visible('.tug-of-war'),
  },
  {
    name: 'tables',
    hash: '#/tables?table=3.3&cell=3,4',
    prepare: visible('.table-status[aria-busy="false"]'),
  },
  {
    name: 'tables-dark',
    hash: '#/tables?table=3.2&cell=4,5&colour=mean',
    options: { theme: 'dark' },
    prepare: visible('.table-status[aria-busy="false"]'),
  },
  { name: 'theorems', hash: '#/theorems?class=A21&word=..F&at=3,4,1,2&across=b&up=c', prepare: visible('.slice') },
  {
    name: 'play-phone',
    hash: '#/play?board=TTT....FFF&right=person&moves=3-4,8-7,4-5,7-6,5-7,6-5,2-3,9-8,1-2',
    options: { width: 390, height: 844, theme: 'dark' },
    prepare: visible('.tug-of-war'),
  },
  {
    name: 'worksheet',
    hash: '#/worksheet?example=tour',
    prepare: worksheetRun,
  },
  {
    name: 'worksheet-phone',
    hash: '#/worksheet?example=length-11',
    options: { width: 390, height: 844, theme: 'dark' },
    prepare: worksheetRun,
  },
  { name: 'learn', hash: '#/learn', cut: true, prepare: visible('.play-board') },
];

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const workbench = useWorkbench();

it.each(PICTURES)('$name', async ({ name, hash, options, cut = false, prepare }) => {
  mkdirSync(FOLDER, { recursive: true });
  const page = await workbench.open(hash, { width: 1280, height: 900, ...options });
  await prepare(page);
  await page
    .locator('.katex')
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => {});
  await page.waitForTimeout(500); // time for the worker to finish and for fonts to load
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage: !cut });
});
