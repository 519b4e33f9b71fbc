/** What is on a board in play, and what the page says of the game. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const square = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label });
const status = (page: Page) => page.locator('.status');
export const says = (page: Page, text: string) => status(page).getByText(text).waitFor();
export const board = (page: Page) =>
  page
    .locator('.play-board .spot')
    .evaluateAll((spots) =>
      spots
        .map(
          (spot) => ({ empty: '.', toad: 'T', frog: 'F' })[/: (\w+)/.exec(spot.getAttribute('aria-label') ?? '')![1]!],
        )
        .join(''),
    );
export const expectBoard = (page: Page, text: string) => expect.poll(() => board(page)).toBe(text);
