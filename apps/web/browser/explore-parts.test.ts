/** Explore: moves, thermographs, the game tree and theorems, as a user would use them. */
import { describe, expect, it } from 'vitest';
import { complaints } from './testing/accessible.ts';
import { card, expectValue, sumField } from './testing/explore.ts';
import { overflow } from './testing/layout.ts';
import { pinch } from './testing/touch.ts';
import { expectAddress, useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();

describe('moves and tree', () => {
  it('shows moves with values, which win, which are canonical and what they cost, each a click away', async () => {
    const page = await workbench.open('#/explore?sum=TT.TF.FF');
    const moves = card(page, 'Moves');
    const left = moves.locator('.side.left .move');
    await expect.poll(() => left.count()).toBe(2);
    const rows = await left.evaluateAll((buttons) =>
      buttons.map((button) => [
        button.querySelector('.move-name')?.firstChild?.textContent,
        [...button.querySelectorAll('.badge')].map((badge) => badge.textContent).join(),
        button.querySelector('.value')?.textContent,
      ]),
    );
    expect(rows).toEqual([
      ['2 → 3', 'dominated,costs 1/8', '{1/2|1/8||0}'],
      ['4 → 6', 'wins,canonical', '1/8'],
    ]);
    await page.getByRole('button', { name: 'Copy link to this position' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.evaluate(() => location.href));
    await left.nth(1).click();
    await expectValue(page, '1/8');
    expect(await sumField(page).inputValue()).toBe('TT..FTFF');
    await page.goBack();
    await expectValue(page, '+-1/8');
    expect(await sumField(page).inputValue()).toBe('TT.TF.FF');
    await page.goForward();
    await expectValue(page, '1/8');
  });

  it('explains terms, lays thermographs over one another, draws the tree and names the theorem', async () => {
    const page = await workbench.open('#/explore?sum=T^4.F');
    await expectValue(page, '{2|1||0}');
    // A word of the theory.
    const term = card(page, 'Value').getByRole('button', { name: 'mean', exact: true });
    await term.click();
    await page.getByText('How many moves Left is ahead on average', { exact: false }).waitFor();
    const note = page.locator('.term-note:visible');
    expect(await note.getByRole('link').getAttribute('href')).toBe('#/learn?lesson=switches');
    await page.keyboard.press('Escape');
    await expect.poll(() => note.count()).toBe(0);
    // The pointer comes upon it by scrolling: the event of that scroll, which follows, does not end it; the next does.
    await term.evaluate(async (word) => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      scrollBy(0, 5);
      word.parentElement?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      await scrolled;
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await note.count()).toBe(1);
    await page.mouse.wheel(0, 30);
    await expect.poll(() => note.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    // Two thermographs, read at a temperature.
    const graph = card(page, 'Thermograph');
    await graph.getByLabel('Lay another one over it').fill('{3|1}');
    await graph.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => page.getByTestId('wall-1-0').textContent()).toBe('3');
    await graph.getByRole('slider').fill('8');
    await graph.getByText('At temperature ½').waitFor();
    const walls = await Promise.all(
      ['0-0', '0-1', '1-0', '1-1'].map((id) => page.getByTestId(`wall-${id}`).textContent()),
    );
    expect(walls).toEqual(['1', '½', '2½', '1½']);
    await expectAddress(page, 'over=');
    const saved = page.waitForEvent('download');
    await graph.getByRole('button', { name: 'Save the thermograph as PNG' }).click();
    expect((await saved).suggestedFilename()).toBe('thermograph.png');
    // The tree: unfolded further, below numbers too, and gone along.
    const tree = card(page, 'Game tree');
    const nodes = tree.locator('.node');
    await expect.poll(() => nodes.count()).toBe(5);
    await tree.getByRole('button', { name: 'TT.TTF 2, a move of Left' }).press('Enter');
    await expect.poll(() => nodes.count()).toBe(6);
    await tree.getByLabel('Go on below numbers').check();
    await tree.getByRole('button', { name: 'Unfold all' }).click();
    await expect.poll(() => nodes.count()).toBeGreaterThan(20);
    await tree.getByLabel('Canonical moves only').check();
    const [window, drawing] = await Promise.all(
      ['.picture-window', '.picture-window svg'].map((one) => page.locator(one).boundingBox()),
    );
    expect(drawing?.width).toBeLessThanOrEqual((window?.width ?? 0) + 1);
    expect(await complaints(page)).toEqual([]);
    await tree.getByRole('button', { name: /^TTT\.TF/ }).click();
    await tree.getByRole('button', { name: 'Go to TTT.TF' }).click();
    await expectValue(page, '{2|1}');
    // The theorem, with its row.
    await card(page, 'Theorem').getByRole('button', { name: 'Which theorem covers it?' }).click();
    await card(page, 'Theorem').getByText('It is the word', { exact: false }).waitFor();
    expect(await page.getByTestId('covering-value').textContent()).toBe('{2|1}');
    await card(page, 'Theorem').getByRole('link', { name: 'A11' }).click();
    await expectAddress(page, 'class=A11&word=.F&at=3,1,0');
  });

  it('enlarges tree and thermograph under two fingers', async () => {
    const page = await workbench.open('#/explore?sum=T^4.F', { width: 390, height: 844, touch: true });
    await page.locator('.picture-window .node').first().waitFor();
    const widthOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().width);
    for (const [window, drawing] of [
      ['.picture-window', '.picture-window svg .node'],
      ['.thermograph-window', '.thermograph-window svg'],
    ] as const) {
      const before = await widthOf(drawing);
      await pinch(page, window, 40, 120);
      await expect.poll(() => widthOf(drawing), { message: window }).toBeGreaterThan(1.5 * before);
    }
    await card(page, 'Thermograph').getByRole('button', { name: 'Fit' }).tap();
    const letters = await page
      .locator('.thermograph-window text')
      .evaluateAll((texts) => texts.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(12);
    expect(await overflow(page, [390])).toEqual({});
  });

  it('leaves no empty cards where the game is over', async () => {
    const page = await workbench.open('#/explore?sum=TTFF');
    await card(page, 'Moves').getByText('Neither side can move', { exact: false }).waitFor();
    expect(await card(page, 'Game tree').count()).toBe(0);
    await sumField(page).fill('T^99.^98F');
    await expectValue(page, '9506');
  });
});
