/** Learn, as a user would use it: a lesson from start to end, a sheet, and a set of a teacher. */
import { expect, it } from 'vitest';
import { complaints } from './testing/accessible.ts';
import { expectAddress, useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();

it('leads through a lesson from start to end, and remembers it', async () => {
  const page = await workbench.open('#/learn');
  await page.getByText('0 of 2 exercises solved').first().waitFor();
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'The rules', level: 1 }).waitFor();
  await expectAddress(page, 'lesson=rules');

  // The position is there to play with, and shows its value.
  const free = page.locator('figure').first();
  await free.getByRole('button', { name: 'Square 2: toad, slides to 3' }).click();
  await free.getByText('Toad slides from 2 to 3. Right to move.').waitFor();
  await free.getByRole('button', { name: 'Start again' }).click();
  await free.getByRole('button', { name: 'Show the value' }).click();
  await free.getByTestId('shown-value').locator('.katex').waitFor();

  // A wrong move, then the right one.
  const [first, second] = [page.locator('.question').nth(0), page.locator('.question').nth(1)];
  await first.getByRole('button', { name: 'Square 1: toad, slides to 2' }).click();
  await first.getByText('✕ No.', { exact: false }).waitFor();
  await first.getByRole('button', { name: 'Try again' }).click();
  await first.getByRole('button', { name: 'Square 3: toad, jumps to 5' }).click();
  await first.getByText('✓ Yes.', { exact: false }).waitFor();
  await second.getByRole('button', { name: 'Square 3: frog, slides to 2' }).click();
  await page.getByText('Well done.').waitFor();
  expect(await complaints(page)).toEqual([]);

  // On to the next ones: a choice, a value.
  await page.getByRole('link', { name: 'Who wins? →' }).click();
  const choice = page.locator('.question').nth(1);
  await choice.getByRole('button', { name: 'Left', exact: true }).click();
  await choice.getByText('✕ No. Play it out both ways, and try again.').waitFor();
  await choice.getByRole('button', { name: 'whoever starts', exact: true }).click();
  await choice.getByText('✓ Yes. Whoever starts slides', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Numbers count free moves →' }).click();
  const number = page.locator('.question').first();
  await number.getByLabel('Its value').fill('-1');
  await page.keyboard.press('Enter');
  await number.getByText('worth less than that', { exact: false }).waitFor();
  await number.getByLabel('Its value').fill('-2');
  await number.getByRole('button', { name: 'Check' }).click();
  await number.getByText('✓ Yes. Two free moves for Right.').waitFor();

  await page.getByRole('link', { name: 'Learn' }).last().click();
  await page.getByText('✓ All exercises solved').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Go on with lesson 2' }).waitFor();
});

it('lets a teacher make a set, show it and print it with answers on a last page', async () => {
  const page = await workbench.open('#/learn');
  await page.getByRole('link', { name: 'Make a set for a class' }).click();
  const field = page.getByLabel('Title, then one line each');
  await field.fill('My set\nguess T.F');
  await page.getByRole('alert').getByText('Line 2: A line begins with', { exact: false }).waitFor();
  await field.fill('My set\nwinner TT..FF');
  await page.getByRole('button', { name: 'Add the line hotter TT.F with TTTT.TF' }).click();
  expect(await field.inputValue()).toBe('My set\nwinner TT..FF\nhotter TT.F with TTTT.TF');
  await page.getByRole('link', { name: 'On a projector' }).click();
  await page.getByRole('heading', { name: 'My set', level: 1 }).waitFor();
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect.poll(size).toBeGreaterThan(22);
  const hotter = page.locator('.question').nth(1);
  await hotter.getByRole('button', { name: 'the second' }).click();
  await hotter.getByText('✓ Yes.').waitFor();
  await page.getByRole('link', { name: 'Sheet to print' }).click();
  await expect
    .poll(() => page.locator('.sheet-answers li strong').allTextContents())
    .toEqual(['whoever starts', 'the second']);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  const pages = await page.evaluate(
    () => getComputedStyle(document.querySelector('.sheet-answers') as Element).breakBefore,
  );
  expect(pages).toBe('page');
});
