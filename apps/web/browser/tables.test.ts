/** Tables, as a user would use them. */
import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectValue } from './testing/explore.ts';
import { expectAddress, useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();

const cell = (page: Page, name: string | RegExp) => page.locator('.heat-map').getByRole('button', { name });
const card = (page: Page) => page.locator('.cell-card');
const idle = (page: Page) => page.locator('.table-status[aria-busy="false"]').waitFor();

describe('the tables', () => {
  it('are computed and compared with the paper, the misprint too', async () => {
    const page = await workbench.open('#/tables?table=3.3&rows=3&columns=4');
    await idle(page);
    await cell(page, 'T^3.F: {1∗|0}, agrees with the paper').waitFor();
    const misprint = cell(page, 'T^5.^4F^3: {3∗|5/2||2}, differs from the paper');
    await misprint.click();
    await card(page).getByText('It is a misprint', { exact: false }).waitFor();
    expect(await card(page).getByTestId('mark').textContent()).toContain('≠');
    await card(page).locator('.katex').waitFor();
    await card(page).getByRole('button', { name: 'temperature' }).hover();
    await card(page).getByText('What it is worth to move here now.', { exact: false }).waitFor();
    expect(await card(page).getByRole('link', { name: 'The lesson on this' }).getAttribute('href')).toContain(
      'lesson=',
    );
    await page.mouse.move(0, 0);
    // Words that are explained stand in line with the others.
    const tops = await card(page)
      .locator('.facts dt')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const marks = await page.locator('.cell-mark').allTextContents();
    expect(marks.filter((mark) => mark === '✓')).toHaveLength(11);
    await card(page).getByRole('link', { name: 'Open T^5.^4F^3 in Explore' }).click();
    await expectValue(page, '{3*|5/2||2}');
    await page.goBack();
    await misprint.waitFor();
    expect(await misprint.getAttribute('aria-pressed')).toBe('true');
  });

  it('have larger cells, computed on request', async () => {
    const page = await workbench.open('#/tables?table=excess&size=4&rows=3&columns=6&cell=3,6');
    await card(page).getByText('The paper does not have this cell.').waitFor();
    await cell(page, 'T^7.^6F^3: not computed yet').waitFor();
    await card(page).getByRole('button', { name: 'Compute this cell' }).click();
    await cell(page, /^T\^7\.\^6F\^3: .*, not in the tables of the paper/).waitFor();
  });

  it('have the large cells that come with the project', async () => {
    const page = await workbench.open('#/tables?table=3.2&rows=6&columns=7&cell=6,7');
    await cell(page, 'T^7.^7F^6: 3∗, settles what the paper bounds').waitFor();
    await card(page).getByText('The paper prints greater than 2 and confused with 3.').waitFor();
    await card(page).getByText('Computed beforehand, by sweep', { exact: false }).waitFor();
    await page.getByText('42 of 42 cells computed').waitFor();
  });

  it('can be of any size and of other families, new cells included', async () => {
    const page = await workbench.open('#/tables');
    await page.getByRole('combobox', { name: 'Table', exact: true }).selectOption('blanks');
    await page.getByRole('spinbutton', { name: 'Empty squares' }).fill('1');
    await page.getByRole('spinbutton', { name: 'Rows' }).fill('3');
    await page.getByRole('spinbutton', { name: 'Columns' }).fill('3');
    await idle(page);
    await page.getByText('9 of 9 cells computed').waitFor();
    await cell(page, /^T\.F\^2: .*not in the tables of the paper/).waitFor();
    await page.getByLabel('Colour by').selectOption('temperature');
    await page.locator('.scale').getByText('temperature').waitFor();
    expect(await page.locator('.scale-ends span').allTextContents()).toEqual(['0', '1/2']);
    await expectAddress(page, /table=blanks.*size=1.*rows=3.*columns=3.*colour=temperature/);
  });

  it('can be of a family that one writes down', async () => {
    const page = await workbench.open('#/tables?table=own&rows=3&columns=3');
    await cell(page, /^TFT\.\^2F: .*not in the tables of the paper/).waitFor();
    const field = page.getByLabel(/^Family with up to three parameters/);
    await field.fill('T^a.^bX');
    await page.getByRole('alert').getByText('"X" is neither', { exact: false }).waitFor();
    await field.fill('T^a.^bF');
    await cell(page, 'T^3.^3F: 4∗, agrees with the paper').waitFor();
    await expectAddress(page, 'family=T^a.^bF');
    // A formula, cell by cell; a filter; the whole value under the pointer; a file.
    await page.getByLabel(/^Try a formula/).fill('2b-2 for a = 3, b >= 2');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('The formula agrees with 1 cell and differs from 1; it says nothing of 7.').waitFor();
    await page.locator('.legend').getByText('not as the formula says').waitFor();
    await page.getByLabel('that contain').fill('4*');
    await page.locator('.table-filter').getByText('1 cell', { exact: true }).waitFor();
    await cell(page, /^T\^3\.\^3F:/).hover();
    await page.locator('.pointed').getByText('T^3.^3F: 4∗', { exact: false }).waitFor();
    for (const [format, cell] of [
      ['CSV', '4*'],
      ['Markdown', '| '],
      ['LaTeX', '\\begin{tabular}'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: format }).click();
      expect(await textOf(await (await saved).createReadStream())).toContain(cell);
    }
    // A third parameter, on a slider.
    await field.fill('T^a.^bF^c');
    await page.locator('.third input').fill('1');
    await cell(page, /^T\^3\.\^3F: 4∗/).waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(content).toBeLessThanOrEqual(width);
  });

  it('are gone through with the arrow keys', async () => {
    const page = await workbench.open('#/tables?rows=3&columns=3');
    await cell(page, /^T\.F:/).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await card(page).getByRole('heading', { name: 'T^2.^3F^2' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('2,3');
    await expectAddress(page, 'cell=2,3');
  });

  it('remember what was computed, and can be stopped', async () => {
    const page = await workbench.open('#/tables?table=excess&size=4&rows=5&columns=6');
    await page.getByRole('button', { name: /Compute \d+ larger cells/ }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await idle(page);
    const count = await page.locator('.table-status .count').textContent();
    const known = Number(/^\d+/.exec(count ?? '')?.[0]);
    expect(known).toBeGreaterThan(10);
    await page.reload();
    await expect
      .poll(async () => Number(/^\d+/.exec((await page.locator('.table-status .count').textContent()) ?? '')?.[0]))
      .toBeGreaterThanOrEqual(known);
  });
});
