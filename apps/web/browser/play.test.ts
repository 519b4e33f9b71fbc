/** Play, as a user would use it. */
import { describe, expect, it } from 'vitest';
import { board, expectBoard, says, square } from './testing/play.ts';
import { expectAddress, useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();

describe('a game', () => {
  it('of two people, by clicking, with the worth of every move', async () => {
    const page = await workbench.open('#/play?board=T...F&right=person&hints=on');
    await says(page, 'Left (toads) should win in 7 moves.');
    await square(page, 'Square 1: toad, slides to 2, wins in 6 more moves').click();
    await says(page, 'Toad slides from 1 to 2.');
    await says(page, 'Right (frogs) to move.');
    await says(page, 'Left (toads) should win in 6 moves.');
    await expectBoard(page, '.T..F');
    await square(page, /Square 5: frog, slides to 4, loses in 5 more moves/).click();
    await says(page, 'Left (toads) should win in 5 moves.');
    await expectBoard(page, '.T.F.');
    await expectAddress(page, 'moves=1-2,5-4');
  });

  it('marks moves by more than colour, best first in the list', async () => {
    const page = await workbench.open('#/play?board=T.TF.F&turn=F&right=person&hints=on');
    const list = page.locator('.move-list li');
    await expect.poll(() => list.count()).toBe(2);
    const rows = await list.evaluateAll((items) => items.map((item) => item.textContent));
    expect(rows[0]).toMatch(/^4 → 2✓ 8wins in 8 more moves$/);
    expect(rows[1]).toMatch(/^6 → 5✕ 1loses in 1 more move$/);
    const fades = await page.locator('.worth').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('style')));
    expect(new Set(fades).size).toBeGreaterThan(1);
    await list.nth(0).getByRole('button').click();
    await expectBoard(page, 'TFT..F');
  });

  it('against the perfect computer, to the end', async () => {
    const page = await workbench.open('#/play?board=TTT..FFF&left=computer&right=person&level=perfect&delay=0');
    const over = page.locator('.status strong').getByText('Right (frogs) cannot move: Left (toads) wins.');
    const movable = page.locator('.spot.movable');
    for (;;) {
      await over.or(movable.first()).first().waitFor();
      if (await over.isVisible()) break;
      const before = page.url();
      await movable.first().click();
      await expect.poll(() => page.url()).not.toBe(before);
    }
    expect(await page.locator('.history-moves li').count()).toBeLessThanOrEqual(16);
    await page.getByRole('heading', { name: 'You lose.' }).waitFor();
    await page.getByText('You made no mistake: the other side could win from the start.').waitFor();
    await page.getByRole('button', { name: 'Other side' }).click();
    await square(page, /Square 3: toad, slides to 4/).waitFor();
    await expectAddress(page, /right=computer|^(?!.*right=)/);
  });

  it('of two people, to the end by touch alone', async () => {
    const page = await workbench.open('#/play?board=TT..FF&right=person', { width: 390, height: 844, touch: true });
    const movable = page.locator('.spot.movable');
    for (let moves = 1; ; moves++) {
      await movable.first().tap();
      await expect.poll(() => page.locator('.history-moves li').count()).toBe(moves + 1);
      if ((await movable.count()) === 0) break;
    }
    await page.getByRole('heading', { name: /The (toads|frogs) win!/ }).waitFor();
    const sizes = await page
      .locator('.spot')
      .evaluateAll((all) => all.map((spot) => spot.getBoundingClientRect().width));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });

  it('ends with the mistake that lost it, which can be looked at', async () => {
    const page = await workbench.open('#/play?board=T.TF.F&turn=F&left=computer&right=person&moves=6-5,1-2');
    await page.getByText('Your one mistake was move 1: 4-2 would have won.').waitFor();
    await page.getByRole('button', { name: 'Step down to Casual' }).waitFor();
    await page.getByRole('button', { name: 'Show me' }).click();
    await expectBoard(page, 'T.TF.F');
    for (const [button, text] of [
      ['Hint', 'Look at the frog on square 4.'],
      ['Which move?', 'Move it: 4-2.'],
      ['Why?', 'It is the only move that wins. 8 moves remain. After 6-5 the answer 1-2 would win for the other side.'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByText(text).waitFor();
    }
    expect(await page.locator('.spot.pointed').count()).toBe(2);
  });

  it('on several boards at once', async () => {
    const page = await workbench.open('#/play?board=T.F+%2B+TF.&right=person&hints=on');
    await says(page, 'Left (toads) should win.');
    const second = page.getByRole('group', { name: /^Board 2/ });
    await second.getByRole('button', { name: 'Square 1: toad, jumps to 3, loses' }).click();
    await says(page, 'Toad jumps from 1 to 3 on board 2.');
    await expectAddress(page, 'moves=2%3A1-3');
  });

  it('on a large board, where only the winner is known, and on a larger one, where nothing is', async () => {
    const page = await workbench.open('#/play?board=T^6.^6F^6&right=person&hints=on');
    await says(page, 'Left (toads) should win.');
    await square(page, 'Square 6: toad, slides to 7, wins').waitFor();
    await page.getByText('it is known who wins, but not in how many moves', { exact: false }).waitFor();
    await page.goto(
      page.url().replace(/#.*/, '#/play?board=(T.)^9(.F)^9&left=computer&right=person&level=perfect&hints=on'),
    );
    await page
      .getByText('This position is too large for perfect play: the computer looks eight moves ahead.')
      .waitFor();
    await page.getByText('This position is too large to know who wins.').waitFor();
  });

  it('with the keyboard alone', async () => {
    const page = await workbench.open('#/play?board=TT..FF&right=person');
    await square(page, /Square 2: toad, slides to 3/).waitFor();
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.classList.contains('spot'))) break;
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectBoard(page, 'T.T.FF');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expectBoard(page, 'T.TF.F');
    await page.keyboard.press('u');
    await expectBoard(page, 'T.T.FF');
    await page.keyboard.press('r');
    await expectBoard(page, 'T.TF.F');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Square 2: empty');
    const movable = page.locator('.spot.movable');
    while ((await movable.count()) > 0) {
      const before = await board(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => board(page)).not.toBe(before);
    }
    await page.getByRole('heading', { name: /The (toads|frogs) win!/ }).waitFor();
  });
});

describe('around a game', () => {
  it('takes back, makes again, restarts and swaps', async () => {
    const page = await workbench.open('#/play?board=TT..FF&delay=0');
    await square(page, /Square 2: toad, slides to 3/).click();
    await expectBoard(page, 'T.TF.F');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectBoard(page, 'TT..FF');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expectBoard(page, 'T.T.FF');
    await page.getByRole('button', { name: 'Let the computer move' }).click();
    await expectBoard(page, 'T.TF.F');
    await page.getByRole('button', { name: 'Restart' }).click();
    await expectBoard(page, 'TT..FF');
    await page.getByRole('button', { name: 'Swap sides' }).click();
    await expectBoard(page, 'T.T.FF');
    await square(page, /Square 5: frog, slides to 4/).waitFor();
  });

  it('goes on by itself between two perfect computers, with a list of moves that follows', async () => {
    const begun = '4-5,8-7,3-4,9-8,2-3,7-6,5-7,6-5,4-6,5-4,7-9';
    const page = await workbench.open(
      `#/play?board=T^4...F^4&left=computer&right=computer&level=perfect&delay=0&hints=on&moves=${begun}`,
    );
    await page
      .locator('.status strong')
      .getByText(/cannot move/)
      .waitFor();
    // Played perfectly from a win in 21, the game has 21 moves.
    expect(await page.locator('.history-moves li').count()).toBe(22);
    const inSight = () =>
      page.locator('.history').evaluate((frame) => {
        const row = frame.querySelector('[aria-current]')!.getBoundingClientRect();
        const seen = frame.getBoundingClientRect();
        // Scrolling rounds to whole pixels.
        return frame.scrollHeight > frame.clientHeight && row.top > seen.top - 1 && row.bottom < seen.bottom + 1;
      });
    await expect.poll(inSight).toBe(true);
  });

  it('draws the tug of war with mistakes, and goes back to any move', async () => {
    const page = await workbench.open('#/play?board=T.TF.F&turn=F&right=person&moves=6-5&hints=on');
    const chart = page.getByRole('img', { name: 'Remoteness move by move' });
    await chart.waitFor();
    expect(await chart.locator('desc').textContent()).toBe(
      'At the start Right wins in 9. After move 1 Left wins in 1, after a mistake.',
    );
    expect(await chart.locator('.mistake').count()).toBe(1);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expectBoard(page, 'T.TF.F');
    await expectAddress(page, 'at=0');
  });

  it('starts anywhere, in any notation, and says where a board is wrong', async () => {
    const page = await workbench.open('#/play');
    const field = page.getByLabel(/^Start position/);
    await field.fill('TT.Q');
    await page.getByRole('alert').getByText('"Q" is neither', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'New game' }).isDisabled()).toBe(true);
    await field.fill('2_R-RL-L');
    await page.getByLabel('Right (frogs)').selectOption('person');
    await page.getByLabel('Show what moves are worth').check();
    await page.getByRole('button', { name: 'New game' }).click();
    await expectBoard(page, 'T.TF.F');
    await says(page, 'Right (frogs) should win in 9 moves.');
    await page.goBack();
    await expectBoard(page, 'TTT..FFF');
    await page.goForward();
    await expectBoard(page, 'T.TF.F');
  });

  it('is shared by its address, and the address is checked', async () => {
    const page = await workbench.open('#/play?board=TT..FF&right=person');
    await square(page, /Square 2: toad, slides to 3/).click();
    await expectBoard(page, 'T.T.FF');
    await page.getByRole('button', { name: 'Copy link to this game' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await workbench.open(link.slice(link.indexOf('#')));
    await expectBoard(other, 'T.T.FF');
    const wrong = await workbench.open('#/play?board=TT..FF&right=person&moves=2-3,2-3');
    await wrong.getByRole('alert').getByText('Move 2, "2-3", cannot be made', { exact: false }).waitFor();
    await expectBoard(wrong, 'T.T.FF');
  });

  it('is still there when one goes elsewhere and back', async () => {
    const page = await workbench.open('#/play?board=TT..FF&right=person');
    await square(page, /Square 2: toad, slides to 3/).click();
    await expectBoard(page, 'T.T.FF');
    await page.getByRole('link', { name: 'Explore this position' }).click();
    await page.getByLabel('Position, game, or a sum of them').waitFor();
    await page.goBack();
    await expectBoard(page, 'T.T.FF');
    const navigation = page.getByRole('navigation', { name: 'Pages' });
    await navigation.getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
    await navigation.getByRole('link', { name: 'Play' }).click();
    await expectBoard(page, 'T.T.FF');
  });

  it('loads and shows the record of a game', async () => {
    const page = await workbench.open('#/play?board=TT..FF&right=person&left=person');
    await page.getByText('Record', { exact: true }).click();
    const record = page.getByLabel('Moves, as the squares they leave and reach');
    await record.fill('2-3 5-4 9-9');
    await page.getByRole('button', { name: 'Load' }).click();
    await page.getByRole('alert').getByText('Move 3, "9-9"', { exact: false }).waitFor();
    await record.fill('2-3 5-4 3-5');
    await page.getByRole('button', { name: 'Load' }).click();
    await expectBoard(page, 'T..FTF');
  });

  it('shows what moves are worth, and hides motion, when asked to', async () => {
    const page = await workbench.open('#/play?right=person', { reducedMotion: false });
    await page.getByLabel('Show what moves are worth').check();
    await page.locator('.spot .worth').first().waitFor();
    await page.getByLabel('Animate moves').uncheck();
    await square(page, /Square 3: toad, slides to 4/).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectAddress(page, 'hints=on');
  });

  it('says what the position is worth in plain words, with terms that are explained by a tap', async () => {
    const page = await workbench.open('#/play?board=TTTT.TF&right=person&hints=on', { touch: true });
    const words = page.locator('.plain-value');
    await words.getByText('Left is about 2 moves ahead; moving now is worth 1.').waitFor();
    await words.getByRole('button', { name: 'hot', exact: true }).tap();
    await page.getByText('Both sides gain by moving first.').waitFor();
    await page.getByRole('link', { name: 'The lesson on this' }).tap();
    await page.getByRole('heading', { name: 'Hot positions: both want to move', level: 1 }).waitFor();
  });

  it('has five opponents to choose from', async () => {
    const page = await workbench.open('#/play?board=TT..FF&skill=100&delay=0');
    expect(await page.getByRole('radio', { name: 'Perfect' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Beginner' }).check();
    await page.getByText('It sees one move ahead and misjudges a lot.').waitFor();
    await expectAddress(page, 'level=beginner');
    await square(page, /Square 2: toad, slides to 3/).click();
    await expectBoard(page, 'T.TF.F');
  });
});
