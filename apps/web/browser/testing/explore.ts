/** Where things are on the page Explore. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const sumField = (page: Page) => page.getByLabel('Position, game, or a sum of them');
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Waits for a value, in plain notation. */
export async function expectValue(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.getByTestId('value-plain').textContent()).toBe(text);
}
