/** The cells of the page Worksheet. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The editor of a cell, counted from 1. */
export const code = (page: Page, cell: number) =>
  page.getByRole('textbox', { name: `Code of cell ${cell}`, exact: true });

/** What a cell gave. */
export const result = (page: Page, cell: number) =>
  page.getByRole('status', { name: `Result of cell ${cell}`, exact: true });

/** Waits for what a cell gives; formulas contain their LaTeX. */
export async function expectResult(page: Page, cell: number, text: string): Promise<void> {
  await expect.poll(() => result(page, cell).textContent()).toContain(text);
}
