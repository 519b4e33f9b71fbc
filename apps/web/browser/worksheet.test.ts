/** The page Worksheet, used as a person would. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaints } from './testing/accessible.ts';
import { expectOnEveryScreen } from './testing/every-screen.ts';
import { expectAddress, useWorkbench } from './testing/workbench.ts';
import { code, expectResult, result } from './testing/worksheet.ts';

const workbench = useWorkbench();

/** A new worksheet with the cursor in its first cell. */
async function newSheet(): Promise<Page> {
  const page = await workbench.open('#/worksheet');
  await page.getByRole('button', { name: 'New worksheet' }).click();
  await code(page, 1).click();
  return page;
}

describe('a worksheet', () => {
  it('is typed, run and run again by the keyboard alone; it is kept, and shared by its address', async () => {
    const page = await newSheet();
    await page.keyboard.type('a = 3/2');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('G = {a|1} + *');
    await page.keyboard.press('Control+Enter');
    await result(page, 2).locator('.katex').waitFor();
    await expectResult(page, 2, '\\frac{3}{2}');

    await code(page, 1).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('a = 7');
    await page.getByText('Out of date').first().waitFor();
    await page.keyboard.press('Control+Enter');
    await expectResult(page, 2, '7');
    expect(await page.getByText('Out of date').count()).toBe(0);

    await page.getByLabel('Title').fill('Mine');
    await page.reload();
    await expectResult(page, 2, '7');
    expect(await page.getByLabel('Title').inputValue()).toBe('Mine');

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('was copied').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toContain('shared=');
    const other = await workbench.open(address.slice(address.indexOf('#')));
    await expectResult(other, 2, '7');
    await code(other, 2).click();
    await other.keyboard.type('1');
    await expectAddress(other, 'sheet=');
  });

  it('underlines mistakes at their place, and helps with names', async () => {
    const page = await newSheet();
    await page.keyboard.type('b = 2 + none; 3');
    await page.keyboard.press('Control+Enter');
    await expectResult(page, 1, '"none" has no value here.');
    await expectResult(page, 1, '3');
    await expect.poll(() => page.locator('.cm-lintRange-error').textContent()).toBe('none');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('temper');
    await page.getByRole('option', { name: 'the temperature' }).first().waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.waitForTimeout(200); // a list that has just opened takes no keys
    await page.keyboard.press('Enter');
    await expect.poll(() => code(page, 1).textContent()).toBe('temperature');
    await page.locator('.token-function, .token-name').first().hover();
    await page.locator('.sheet-help').waitFor();
  });

  it('can be stopped while it runs, and goes on', async () => {
    const page = await newSheet();
    await page.keyboard.type('f(n) = if n < 2 then n else f(n-1) + f(n-2)');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('f(40)');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('progressbar', { name: 'Running' }).waitFor();
    await page.keyboard.press('Escape');
    await expectResult(page, 2, 'Stopped.');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('f(10)');
    await page.keyboard.press('Control+Enter');
    await expectResult(page, 2, '55');
  });

  it('asks the prover, and values long boards by proved formulas', async () => {
    const page = await newSheet();
    await page.keyboard.type('value(T^99.^98F)\ntheorem(T^9..F)');
    await page.keyboard.press('Control+Enter');
    await expectResult(page, 1, '9506');
    await page.locator('.shown-report').waitFor();
  });

  it('is deleted, and brought back', async () => {
    const page = await newSheet();
    await page.getByLabel('Title').fill('Short-lived');
    await page.getByRole('link', { name: 'All worksheets' }).click();
    await page.getByRole('button', { name: 'Delete Short-lived' }).click();
    expect(await page.getByRole('link', { name: 'Short-lived' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Short-lived' }).waitFor();
  });
});

describe('results', () => {
  it('are drawn: a function over a range, games by mean and stops; a cut value opens', async () => {
    const page = await newSheet();
    await page.keyboard.type('plot(n -> {n|-n}, 1..4)');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('table(value(T^a..F^b), a = 4..5, b = 4..5)');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => result(page, 1).locator('.plot .span').count()).toBe(4);
    await result(page, 1).getByRole('button', { name: 'table', exact: true }).click();
    await expect.poll(() => result(page, 1).locator('.value-table td').count()).toBe(4);
    await result(page, 2).getByRole('button', { name: 'heat map', exact: true }).click();
    await result(page, 2).locator('.value-table.heat').waitFor();
    const cut = result(page, 2).locator('button.whole').first();
    const start = (await cut.textContent()) ?? '';
    expect(start).toMatch(/…$/);
    await cut.click();
    const whole = result(page, 2).locator('.whole-value');
    expect((await whole.locator('span').textContent())?.length).toBeGreaterThan(start.length);
    expect(await complaints(page)).toEqual([]);
    await whole.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => whole.count()).toBe(0);
  });

  it('are exported in three formats, and a file is opened again', async () => {
    const page = await newSheet();
    await page.getByLabel('Title').fill('Stars');
    await code(page, 1).click();
    await page.keyboard.type('G = {1|0} + *');
    await page.keyboard.press('Control+Enter');
    await expectResult(page, 1, '1');
    const files: Record<string, string> = {};
    for (const ending of ['.lily', '.md', '.tex']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByLabel('Export').selectOption(ending),
      ]);
      files[download.suggestedFilename()] = await readText(await download.createReadStream());
    }
    expect(Object.keys(files)).toEqual(['stars.lily', 'stars.md', 'stars.tex']);
    expect(files['stars.lily']).toContain('# title: Stars');
    expect(files['stars.lily']).toContain('G = {1|0} + *');
    expect(files['stars.md']).toContain('G = {1|0} + *');
    expect(files['stars.tex']).toContain('\\begin{document}');
    for (const [name, text] of Object.entries(files)) {
      await page.getByRole('link', { name: 'All worksheets' }).click();
      await page.getByLabel('Open a file …').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
      await expect.poll(() => code(page, 1).textContent()).toBe('G = {1|0} + *');
      expect(await page.getByLabel('Title').inputValue()).toBe('Stars');
    }
  });
});

async function readText(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

describe('a ready-made worksheet', () => {
  it('runs, is accessible, fits every screen, and has no empty parts on paper', async () => {
    const page = await workbench.open('#/worksheet?example=tour');
    for (const part of ['.katex', '.board', '.thermographs', '.plot', '.value-table.heat']) {
      await page.locator(`.shown ${part}`).first().waitFor();
    }
    await expect.poll(() => page.locator('.code-cell[aria-busy="true"]').count()).toBe(0);
    expect(await page.locator('.failure').count()).toBe(0);
    // Words of the theory are explained, and thermographs can be read on a phone too.
    await page.getByRole('button', { name: 'star', exact: true }).hover();
    await page.getByText('one move, for whoever takes it first', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'The lesson on this' }).waitFor();
    await expectOnEveryScreen(page, 'A worksheet');
    await page.setViewportSize({ width: 390, height: 844 });
    const sizes = await page
      .locator('.thermographs svg text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThan(11);
  });
});
