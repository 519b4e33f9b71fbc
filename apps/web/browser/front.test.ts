/** The front page and the puzzles, as a newcomer would use them. */
import { describe, expect, it } from 'vitest';
import { expectBoard, square } from './testing/play.ts';
import { expectAddress, useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();

describe('the front page', () => {
  it('is a game at once, says who should win, and leads on', async () => {
    const page = await workbench.open('');
    await page.getByText('Your move: press a toad on a bright pad.').waitFor();
    // The rules are three sentences.
    expect((await page.locator('.rules').textContent())?.match(/[.!?](?=\s|$)/g)).toHaveLength(3);
    await page.getByText('The toads should win').waitFor();
    await page.locator('.spot.movable').first().click();
    await expectBoard(page, 'TT.T.FFF');
    await page.getByText('Your move').waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expectBoard(page, 'TTT..FFF');
    await square(page, /Square 3: toad, slides to 4/).click();
    await page.getByText('Your move').waitFor();
    await page.getByRole('link', { name: 'Go on in Play' }).click();
    await page.getByRole('heading', { name: 'Play', level: 1 }).waitFor();
    await expectAddress(page, 'moves=3-4,6-5');
    await page.getByRole('link', { name: 'Lilypad' }).click();
    for (const name of ['Play', 'Puzzles', 'Learn', 'Explore', 'Theorems', 'Worksheet']) {
      await page.getByRole('navigation', { name: 'Ways on' }).getByRole('link', { name }).waitFor();
    }
  });
});

describe('puzzles', () => {
  it('are right or wrong, can be tried again, and count once', async () => {
    const page = await workbench.open('#/puzzles?kind=only&seed=2');
    await page.getByRole('heading', { name: 'Toads to move: find the only move' }).waitFor();
    const movable = page.locator('.spot.movable');
    const wins = page.getByText('is the only move that wins');
    const fails = page.getByText('does not win');
    await movable.first().waitFor();
    const choices = await movable.count();
    let attempts = 0;
    for (; attempts < choices; attempts++) {
      await movable.nth(attempts).click();
      await wins.or(fails).waitFor();
      if (await wins.isVisible()) break;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => movable.count()).toBe(choices);
    }
    await page.getByText(attempts === 0 ? '1 of 1' : '0 of 1').waitFor();
    await page.reload();
    await page.getByText(attempts === 0 ? '1 of 1' : '0 of 1').waitFor();
    await page.getByRole('button', { name: 'Which is hotter?' }).click();
    await page.getByRole('button', { name: 'Board 1 is hotter' }).click();
    await page.getByText(/Hotter: temperature/).waitFor();
    await expectAddress(page, /kind=hotter&seed=\d+/);
    await page.getByRole('button', { name: 'Today’s puzzle' }).click();
    await page.getByText('Puzzle of the day').waitFor();
  });

  it('are won move by move against a perfect computer', async () => {
    const page = await workbench.open('#/puzzles?kind=win&seed=7');
    const over = page.getByText('That is it.');
    const show = page.getByRole('button', { name: 'Show me' });
    const next = page.locator('.spot.movable.pointed');
    await show.click();
    while (!(await over.isVisible())) {
      await next.or(over).first().waitFor();
      if (await next.isVisible()) await next.click();
    }
    await page.getByText('0 of 1').waitFor();
  });
});
