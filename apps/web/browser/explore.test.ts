/** Explore, as a user would use it. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { card, expectValue, sumField } from './testing/explore.ts';
import { expectAddress, useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();
/** Where the first answer is. */
const verdict = (page: Page) => card(page, 'Position');

describe('the value of a position', () => {
  it('is shown for what is typed, in every notation', async () => {
    const page = await workbench.open('#/explore');
    await expectValue(page, '*');
    await sumField(page).fill('T^5 .^4 F^3');
    await expectValue(page, '{3*|5/2||2}');
    await expectAddress(page, 'sum=T^5+.^4+F^3');
    await page.locator('.big-value .katex').waitFor();
    const value = card(page, 'Value');
    await value.getByText('All notations').click();
    expect(await page.getByTestId('value-paper').textContent()).toBe('{{3*|5/2}|2}');
    expect(await page.getByTestId('value-unicode').textContent()).toBe('{3∗|5/2||2}');
    expect(await page.getByTestId('value-latex').textContent()).toContain('\\frac{5}{2}');
    await value.getByRole('button', { name: 'Copy the value as Plain text (CGSuite)' }).click();
    await value.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{3*|5/2||2}');
  });

  it('comes with outcome, stops, mean, temperature, thermograph and reasons', async () => {
    const page = await workbench.open('#/explore?sum=T^4.F');
    await expectValue(page, '{2|1||0}');
    const value = card(page, 'Value');
    await verdict(page).getByText('Whoever moves first wins.').waitFor();
    await verdict(page).getByText('Left is about ¾ of a move ahead; moving now is worth ¾.').waitFor();
    const facts = Object.fromEntries(
      await value
        .locator('.facts > div')
        .evaluateAll((rows) =>
          rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
        ),
    );
    expect(facts).toMatchObject({
      'left stop': '1',
      'right stop': '0',
      mean: '3/4',
      temperature: '3/4',
      birthday: '4',
    });
    await page.getByRole('img', { name: /Thermograph of/ }).waitFor();
    await value.getByText('Where it comes from').click();
    await value.getByText(/has one empty square \(Theorem 1\)/).waitFor();
  });

  it('of sixteen squares appears while the page goes on', async () => {
    const page = await workbench.open('#/explore?sum=TF');
    await expectValue(page, '0');
    // Whether the value is shown yet, and the longest time that the page was blocked before.
    await page.evaluate(() => {
      const watch = { start: performance.now(), last: performance.now(), longest: 0, end: 0 };
      Object.assign(window, { watch });
      const look = () => {
        const now = performance.now();
        watch.longest = Math.max(watch.longest, now - watch.last);
        watch.last = now;
        if (document.querySelector('[data-testid="value-plain"]')?.textContent === '2v4') watch.end = now;
        else setTimeout(look, 10);
      };
      look();
    });
    await sumField(page).fill('T^6.^5F^5');
    await expectValue(page, '2v4');
    const whole = () => page.evaluate(() => (window as unknown as { watch: Record<string, number> }).watch);
    await expect.poll(async () => (await whole()).end).toBeGreaterThan(0);
    const { start, end, longest } = await whole();
    // A page that computes without a worker is blocked nearly all the time; how long that is depends on the machine.
    expect(longest!).toBeLessThan((end! - start!) / 2);
  });

  it('that needs too much memory is refused with a sentence', async () => {
    const page = await workbench.open('#/explore?sum=T^8.^8F^8');
    await verdict(page).getByRole('alert').getByText('This board needs more than', { exact: false }).waitFor();
    await verdict(page)
      .getByText(/Computing who wins/)
      .waitFor();
    expect(await page.locator('.card').count()).toBe(3);
  });

  it('can be cancelled, and asked for again', async () => {
    const page = await workbench.open('#/explore?sum=T^7.^6F^6');
    const value = verdict(page);
    await value.getByRole('progressbar', { name: 'Computing the value' }).waitFor();
    await value.getByText(/Computing the value: [\d,]+ of [\d,]+ positions/).waitFor();
    await value.getByRole('button', { name: 'Cancel' }).click();
    await value.getByText('Cancelled.').waitFor();
    await value.getByRole('button', { name: 'Compute the value after all' }).click();
    await value.getByRole('button', { name: 'Cancel' }).waitFor();
    await sumField(page).fill('TT.TF.FF');
    await expectValue(page, '+-1/8');
  });
});

describe('the board', () => {
  it('is changed by clicking, and from the keyboard', async () => {
    const page = await workbench.open('#/explore?sum=T.F');
    await expectValue(page, '*');
    await page.getByRole('button', { name: 'Square 2: empty' }).click();
    await page.getByRole('button', { name: 'Square 2: toad' }).waitFor();
    await page.getByRole('button', { name: '+ right' }).click();
    expect(await sumField(page).inputValue()).toBe('TTF.');
    await expectValue(page, '0');
    await page.getByRole('button', { name: 'Mirror' }).click();
    expect(await sumField(page).inputValue()).toBe('.TFF');
    // From the keyboard.
    await sumField(page).fill('T.F');
    await page.getByRole('button', { name: 'Square 1: toad' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('t');
    await page.keyboard.press('.');
    await page.keyboard.press('Insert');
    await page.keyboard.press('f');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await expect.poll(() => sumField(page).inputValue()).toBe('T.F');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect.poll(() => sumField(page).inputValue()).toBe('T.');
  });

  it('takes keys as fast as they come', async () => {
    const page = await workbench.open('#/explore?sum=T.F');
    await page.getByRole('button', { name: 'Square 1: toad' }).focus();
    const keys = [
      't',
      'f',
      '.',
      'Insert',
      't',
      '+',
      'f',
      'Home',
      'ArrowRight',
      't',
      'End',
      '+',
      't',
      'ArrowLeft',
      'Delete',
    ];
    // Keys are pressed without waiting for the page.
    await Promise.all(keys.map((key) => page.keyboard.press(key)));
    await expect.poll(() => sumField(page).inputValue()).toBe('TT.TT');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Square 5: toad');
    // There is not even a rendering between these.
    await page.evaluate(() => {
      for (const key of ['Home', 'f', 'f', '+', 't', 'End', 'Backspace', 'ArrowLeft', 'f']) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    });
    await expect.poll(() => sumField(page).inputValue()).toBe('FF.FT');
    await expect.poll(focused).toBe('Square 5: toad');
  });

  it('lets no late frame bring back a square that was left', async () => {
    const page = await workbench.open('#/explore?sum=T..F');
    await page.getByRole('button', { name: 'Square 2: empty' }).focus();
    // The test decides when frames are drawn.
    await page.evaluate(() => {
      const held: FrameRequestCallback[] = [];
      Object.assign(window, { held, requestAnimationFrame: (callback: FrameRequestCallback) => held.push(callback) });
    });
    await page.keyboard.press('Home');
    await page.evaluate(() => {
      const late = (window as unknown as { held: FrameRequestCallback[] }).held.splice(0);
      Object.assign(window, { late });
    });
    await page.keyboard.press('End');
    await page.evaluate(() => {
      for (const frame of (window as unknown as { late: FrameRequestCallback[] }).late) frame(performance.now());
    });
    await page.keyboard.press('t');
    await expect.poll(() => sumField(page).inputValue()).toBe('T..T');
  });

  it('takes clicks on several boards between two renderings', async () => {
    const page = await workbench.open('#/explore?sum=T.F+%2B+T..F');
    await page.getByRole('group', { name: 'Board 2' }).waitFor();
    await page.evaluate(() => {
      const press = (board: string, square: string) =>
        document.querySelector<HTMLElement>(`[aria-label^="${board}"] [aria-label^="${square}"]`)!.click();
      press('Board 1', 'Square 2');
      press('Board 2', 'Square 2');
      press('Board 2', 'Square 2');
      press('Board 2', 'Square 1');
    });
    await expect.poll(() => sumField(page).inputValue()).toBe('TTF + FF.F');
  });

  it('goes on from what was typed a moment ago', async () => {
    const page = await workbench.open('#/explore?sum=T.F');
    await expectValue(page, '*');
    // The pause after typing does not end here; leaving the field is enough.
    await page.evaluate(() => {
      const start = window.setTimeout;
      Object.assign(window, { setTimeout: (f: () => void, ms = 0) => start(f, ms < 100 ? ms : 1e8) });
    });
    await sumField(page).fill('TT.F');
    await page.getByRole('button', { name: '+ right' }).click();
    await expect.poll(() => sumField(page).inputValue()).toBe('TT.F.');
  });

  it('shows what is wrong with a text, and where', async () => {
    const page = await workbench.open('#/explore?sum=T.F');
    await expectValue(page, '*');
    await sumField(page).fill('TT.X.FF');
    const alert = page.getByRole('alert');
    await alert.getByText('"X"', { exact: false }).waitFor();
    expect(await alert.locator('mark').textContent()).toBe('X');
    expect(await sumField(page).getAttribute('aria-invalid')).toBe('true');
    await sumField(page).fill('T.F + ');
    await alert.getByText(/character 7/).waitFor();
    await sumField(page).fill('T.F + T.F');
    await expectValue(page, '0');
    // An address may be wrong, too.
    await page.evaluate(() => {
      location.hash = '#/explore?sum=%7B1%7C';
    });
    await alert.getByText('never closed', { exact: false }).waitFor();
  });
});

describe('sums', () => {
  it('takes boards and games together', async () => {
    const page = await workbench.open('#/explore?sum=TT..FF');
    await page.getByRole('button', { name: 'Add a board' }).click();
    await expectValue(page, '0');
    await page.getByRole('button', { name: 'Add a game' }).click();
    await expectValue(page, '*');
    expect(await sumField(page).inputValue()).toBe('TT..FF + T.F + *');
    await page.getByRole('button', { name: 'Remove term 1' }).click();
    await expectValue(page, '0');
    await sumField(page).fill('TT.TF.FF - {1|0}');
    await expectValue(page, '{+-1/8||-7/8|-9/8}');
    await page.getByRole('button', { name: 'Term 2 is subtracted; change' }).click();
    expect(await sumField(page).inputValue()).toBe('TT.TF.FF + {1|0}');
  });

  it('compares two of them', async () => {
    const page = await workbench.open('#/explore?sum=T^5.^4F^3');
    const compare = card(page, 'Compare');
    const other = compare.getByLabel('with another position, game or sum');
    await other.fill('2');
    await compare.getByText('They are confused: in the difference, whoever moves first wins.').waitFor();
    await other.fill('{{3*|5/2}|2}');
    await compare.getByText('They are equal: in the difference, whoever moves second wins.').waitFor();
    await other.fill('{{5/2|2}|2}');
    await compare.getByText('The first is greater: Left wins the difference, whoever starts.').waitFor();
    await expectAddress(page, 'with=');
    await page.reload();
    await compare.getByText('The first is greater: Left wins the difference, whoever starts.').waitFor();
  });
});
