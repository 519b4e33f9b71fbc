/** What every page must hold, whatever it shows: for all eyes, on every screen, and on paper. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { complaints } from './accessible.ts';
import { emptyParts, narrowSquares, overflow, smallControls } from './layout.ts';

/** The width of a sheet of paper within its margins, in pixels. */
const A4 = 718;

/**
 * The page is accessible in both themes and in the colours of the system, fits every screen, has controls that a finger can
 * press, and no empty parts on paper. Afterwards it is shown in light colours on a desk again.
 */
export async function expectOnEveryScreen(page: Page, name: string): Promise<void> {
  expect.soft(await complaints(page), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await complaints(page, 'colours'), `${name} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect.soft(await complaints(page, 'colours'), `${name} in the colours of the system`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  // 640 pixels are a usual window at twice the size.
  expect.soft(await overflow(page, [2560, 1024, 640, 320]), name).toEqual({});
  // Boards are drawn anew after a moment.
  await expect.poll(() => narrowSquares(page), { message: `${name} on a phone` }).toEqual([]);
  await expect.poll(() => smallControls(page), { message: `${name} on a phone` }).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect.soft(await emptyParts(page), `${name} on paper`).toEqual([]);
  expect.soft(await overflow(page, [A4]), `${name} on paper`).toEqual({});
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
}
