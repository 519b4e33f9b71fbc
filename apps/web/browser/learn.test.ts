/** Learn, as a user would use it. */
import { describe, expect, it } from 'vitest';
import { expectValue } from './testing/explore.ts';
import { useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();

describe('the lessons', () => {
  it('let one play a position to its end', async () => {
    const page = await workbench.open('#/learn');
    const rules = page.getByRole('region', { name: 'The rules' });
    await rules.getByRole('button', { name: 'Square 2: toad, slides to 3' }).click();
    await rules.getByText('Toad slides from 2 to 3. Right to move.').waitFor();
    await rules.getByRole('button', { name: 'Square 5: frog, slides to 4' }).click();
    await rules.getByRole('button', { name: 'Square 3: toad, jumps to 5' }).click();
    await rules.getByText('Right to move.').waitFor();
    await rules.getByRole('button', { name: 'Start again' }).click();
    await rules.getByRole('button', { name: 'Square 5: frog, slides to 4' }).waitFor();
  });

  it('show values, which follow the play', async () => {
    const page = await workbench.open('#/learn');
    const numbers = page.getByRole('region', { name: 'Numbers count free moves' });
    const half = numbers.locator('figure').filter({ hasText: 'Half a move for Left.' });
    await half.getByRole('button', { name: 'Show the value' }).click();
    await half
      .getByTestId('shown-value')
      .locator('.katex-mathml')
      .getByText('1')
      .first()
      .waitFor({ state: 'attached' });
    await half.getByRole('link', { name: 'Explore it' }).click();
    await expectValue(page, '1/2');
  });

  it('ask who wins, and tell why', async () => {
    const page = await workbench.open('#/learn');
    const star = page.locator('figure').filter({ hasText: 'Who wins T.F + T.F?' });
    await star.getByRole('button', { name: 'whoever starts', exact: true }).click();
    await star.getByText('✕ No.', { exact: false }).waitFor();
    await star.getByRole('button', { name: 'whoever does not start' }).click();
    await star.getByText('✓ Yes. The second player answers', { exact: false }).waitFor();
  });

  it('have a table of contents, and lead on', async () => {
    const page = await workbench.open('#/learn');
    await page.getByRole('button', { name: 'Star: it is all about who is first' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('lesson-star');
    await page.getByRole('region', { name: 'Where to go from here' }).getByRole('link', { name: 'Tables' }).click();
    await page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
  });
});
