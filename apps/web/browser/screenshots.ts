/**
 * Pictures of all pages, in both themes, on a desk and on a phone, to be looked at: in node_modules/.cache. Some of them
 * are in the documentation too. Run on demand, not with the tests.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { serveBuiltSite } from './testing/built-site.ts';
import type { Site } from './testing/serve.ts';
import { useWorkbench } from './testing/workbench.ts';

interface Subject {
  readonly name: string;
  readonly hash: string;
  /** What to wait for before the picture is taken. */
  readonly ready: string;
  /** Whether it is a page of the site, whose address `hash` then is. */
  readonly site?: boolean;
  /** Only the part visible without scrolling. */
  readonly cut?: boolean;
  /** The kinds of pictures that are in the documentation, with their names there. */
  readonly documented?: Readonly<Partial<Record<Kind, string>>>;
}

type Kind = keyof typeof KINDS;

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const KINDS = {
  light: { theme: 'light', ...DESK },
  dark: { theme: 'dark', ...DESK },
  'phone-light': { theme: 'light', ...PHONE },
  'phone-dark': { theme: 'dark', ...PHONE },
} as const;

const GAME = '#/play?board=TTT....FFF&right=person&moves=3-4,8-7,4-5,7-6,5-7,6-5,2-3,9-8,1-2&hints=on';

const SUBJECTS: readonly Subject[] = [
  { name: 'front', hash: '#/', ready: '.forecast.left', documented: { light: 'front', 'phone-dark': 'front-phone' } },
  { name: 'play', hash: GAME, ready: '.tug-of-war', documented: { light: 'play', 'phone-dark': 'play-phone' } },
  { name: 'play-new', hash: '#/play', ready: '.spot.movable' },
  { name: 'play-sum', hash: '#/play?board=T..F+%2B+TT.FF&right=person', ready: '.spot.movable' },
  {
    name: 'play-end',
    hash: '#/play?board=T.TF.F&turn=F&left=computer&right=person&moves=6-5,1-2',
    ready: '.game-over .link',
    documented: { dark: 'play-end' },
  },
  {
    name: 'puzzles',
    hash: '#/puzzles?day=2026-11-16',
    ready: '.spot.movable',
    documented: { light: 'puzzles' },
  },
  { name: 'puzzles-heat', hash: '#/puzzles?kind=hotter&seed=3', ready: '.heat-boards .pond' },
  {
    name: 'explore',
    hash: '#/explore?sum=TT.TF.FF',
    ready: '.move',
    documented: { light: 'explore', 'phone-light': 'explore-phone' },
  },
  {
    name: 'explore-sum',
    hash: '#/explore?sum=T^5.^4F^3+-+TF.&with=2',
    ready: '.relation',
    documented: { dark: 'explore-dark' },
  },
  {
    name: 'tables',
    hash: '#/tables?table=3.3&cell=3,4',
    ready: '.table-status[aria-busy="false"]',
    documented: { light: 'tables' },
  },
  {
    name: 'tables-mean',
    hash: '#/tables?table=3.2&cell=4,5&colour=mean',
    ready: '.table-status[aria-busy="false"]',
    documented: { dark: 'tables-dark' },
  },
  {
    name: 'theorems',
    hash: '#/theorems?class=A21&word=..F&at=3,4,1,2&across=b&up=c',
    ready: '.slice',
    documented: { light: 'theorems' },
  },
  {
    name: 'worksheet',
    hash: '#/worksheet?example=tour',
    ready: '.cell-output',
    documented: { light: 'worksheet' },
  },
  {
    name: 'worksheet-list',
    hash: '#/worksheet?example=length-11',
    ready: '.cell-output',
    documented: { 'phone-dark': 'worksheet-phone' },
  },
  { name: 'learn', hash: '#/learn', ready: 'h1', cut: true, documented: { light: 'learn' } },
  {
    name: 'learn-lesson',
    hash: '#/learn?lesson=switches',
    ready: '.play-board',
    documented: { light: 'lesson' },
  },
  { name: 'learn-sheet', hash: '#/learn?lesson=switches&view=sheet', ready: '.sheet-page .pond' },
  { name: 'learn-teacher', hash: '#/learn?teach=A+set%0Awinner+TT..FF', ready: 'textarea' },
  { name: 'explore-over', hash: '#/explore?sum=T^4.F&over={3|1};TT.F', ready: '.picture-window' },
  {
    name: 'tables-third',
    hash: '#/tables?table=own&family=T^a.^bF^c&third=2&rows=6&columns=6&colour=temperature',
    ready: '.table-status[aria-busy="false"]',
  },
  { name: 'theorems-outcomes', hash: '#/theorems?class=T2&word=TTFF&at=0,0,7,0,0', ready: '.slice' },
  { name: 'theorems-closed-set', hash: '#/theorems?class=W22', ready: '[data-testid="agreement"]' },
  {
    name: 'theorems-register',
    hash: '#/theorems?view=register',
    ready: '.register-node',
    documented: { light: 'register' },
  },
  { name: 'explore-large', hash: '#/explore?sum=T^8.^8F^8', ready: '.input-error, .failure, [role="alert"]' },
  { name: 'play-large', hash: '#/play?board=T^6.^6F^6&right=person&hints=on', ready: '.worth' },
  { name: 'worksheets', hash: '#/worksheet', ready: 'h1' },
  { name: 'site', hash: '', ready: '.forecast.left', site: true },
  { name: 'site-docs', hash: 'docs/', ready: 'h1', site: true, cut: true, documented: { light: 'documentation' } },
  { name: 'site-theorem', hash: 'docs/theorems/A21.html', ready: 'h1', site: true, cut: true },
  { name: 'site-reference', hash: 'reference/games.html', ready: 'h1', site: true, cut: true },
];

const folderAt = (path: string): string => {
  const folder = fileURLToPath(new URL(path, import.meta.url));
  mkdirSync(folder, { recursive: true });
  return folder;
};
const ALL = folderAt('../../../node_modules/.cache/lilypad-screenshots/');
const DOCUMENTED = folderAt('../../../docs/screenshots/');
const workbench = useWorkbench();
let built: Site;

beforeAll(async () => {
  built = await serveBuiltSite();
});
afterAll(() => built.close());

describe.each(SUBJECTS)('$name', ({ name, hash, ready, site = false, cut = false, documented = {} }) => {
  it.each(Object.keys(KINDS) as Kind[])('%s', async (kind) => {
    const page = await workbench.open(hash, { ...KINDS[kind], ...(site ? { site: built.url } : {}) });
    await page.locator(ready).first().waitFor();
    await settled(page);
    const path = `${ALL}${name}-${kind}.png`;
    await page.screenshot({ path, fullPage: !cut });
    const copy = documented[kind];
    if (copy !== undefined) copyFileSync(path, `${DOCUMENTED}${copy}.png`);
  });
});

/** Cells of worksheets have run, formulas are drawn, and the worker has had time to finish. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.code-cell[aria-busy="true"]') === null);
  await page
    .locator('.katex')
    .first()
    .waitFor({ timeout: 1500 })
    .catch(() => {});
  await page.waitForTimeout(500);
}
