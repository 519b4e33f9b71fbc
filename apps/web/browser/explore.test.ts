/** Explore, as a person would use it. */
import { describe, expect, it } from 'vitest';
import { card, expectValue, sumField } from './testing/explore.ts';
import { useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();

describe('the value of a position', () => {
  it('is shown for what is typed, in every notation', async () => {
    const page = await workbench.open('#/explore');
    await expectValue(page, '*');
    await sumField(page).fill('T^5 .^4 F^3');
    await expectValue(page, '{3*|5/2||2}');
    expect(page.url()).toContain('sum=T^5+.^4+F^3');
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
    await value.getByText('Whoever moves first wins.').waitFor();
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
    // The longest time in which the page did not get to draw.
    await page.evaluate(() => {
      const watched = window as unknown as { longest: number };
      watched.longest = 0;
      let last = performance.now();
      const look = () => {
        const now = performance.now();
        watched.longest = Math.max(watched.longest, now - last);
        last = now;
        setTimeout(look, 10);
      };
      look();
    });
    await sumField(page).fill('T^6.^5F^5');
    await expectValue(page, '2v4');
    expect(await page.evaluate(() => (window as unknown as { longest: number }).longest)).toBeLessThan(500);
  });

  it('that needs too much memory is refused with a sentence', async () => {
    const page = await workbench.open('#/explore?sum=T^8.^8F^8');
    await card(page, 'Value').getByRole('alert').getByText('This board needs more than', { exact: false }).waitFor();
  });

  it('can be cancelled, and asked for again', async () => {
    const page = await workbench.open('#/explore?sum=T^7.^6F^6');
    const value = card(page, 'Value');
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
  it('is changed by clicking', async () => {
    const page = await workbench.open('#/explore?sum=T.F');
    await expectValue(page, '*');
    await page.getByRole('button', { name: 'Square 2: empty' }).click();
    await page.getByRole('button', { name: 'Square 2: toad' }).waitFor();
    await page.getByRole('button', { name: '+ right' }).click();
    expect(await sumField(page).inputValue()).toBe('TTF.');
    await expectValue(page, '0');
    await page.getByRole('button', { name: 'Mirror' }).click();
    expect(await sumField(page).inputValue()).toBe('.TFF');
  });

  it('is changed from the keyboard', async () => {
    const page = await workbench.open('#/explore?sum=T.F');
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
  });

  it('tells what is wrong with an address', async () => {
    const page = await workbench.open('#/explore?sum=%7B1%7C');
    await page.getByRole('alert').getByText('never closed', { exact: false }).waitFor();
  });
});

describe('moves and tree', () => {
  it('shows moves with values, sensible ones marked, each a click away', async () => {
    const page = await workbench.open('#/explore?sum=TT.TF.FF');
    const moves = card(page, 'Moves');
    const left = moves.locator('.side.left .move');
    await expect.poll(() => left.count()).toBe(2);
    const rows = await left.evaluateAll((buttons) =>
      buttons.map((button) => [
        button.querySelector('.move-name')?.firstChild?.textContent,
        button.querySelector('.badge.sensible') !== null,
        button.querySelector('.value')?.textContent,
      ]),
    );
    expect(rows).toEqual([
      ['2 → 3', false, '{1/2|1/8||0}'],
      ['4 → 6', true, '1/8'],
    ]);
    await left.nth(1).click();
    await expectValue(page, '1/8');
    expect(await sumField(page).inputValue()).toBe('TT..FTFF');
    await page.goBack();
    await expectValue(page, '+-1/8');
    expect(await sumField(page).inputValue()).toBe('TT.TF.FF');
    await page.goForward();
    await expectValue(page, '1/8');
  });

  it('unfolds and folds the game tree, and draws it', async () => {
    const page = await workbench.open('#/explore?sum=TT..FF');
    const tree = card(page, 'Game tree');
    await tree.getByRole('button', { name: 'Options of Left’s move to T.T.FF' }).click();
    await tree.getByRole('button', { name: 'Options of Right’s move to T.TF.F' }).waitFor();
    await tree.getByRole('button', { name: 'Options of Left’s move to T.T.FF' }).click();
    expect(await tree.getByRole('button', { name: 'Options of Right’s move to T.TF.F' }).count()).toBe(0);
    await tree.getByRole('button', { name: 'Draw the whole tree' }).click();
    await tree.getByRole('img', { name: 'Game tree' }).waitFor();
    await tree.getByRole('button', { name: 'Go to T.T.FF' }).click();
    await expectValue(page, '0');
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
    expect(page.url()).toContain('with=');
    await page.reload();
    await compare.getByText('The first is greater: Left wins the difference, whoever starts.').waitFor();
  });
});
