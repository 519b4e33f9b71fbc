/** Theorems, as a user would use them. */
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { expectOnEveryScreen } from './testing/every-screen.ts';
import { expectValue } from './testing/explore.ts';
import { expectAddress, useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();

describe('the library', () => {
  it('shows formulas as mathematics, and which region a position lies in', async () => {
    const page = await workbench.open('#/theorems');
    await page.getByRole('button', { name: 'A11', exact: true }).click();
    await page.getByRole('heading', { name: 'Class A11' }).waitFor();
    await page.getByText('one empty square, one frog, and any number of toads in each gap', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'T^a . T^b F T^c' }).click();
    await page.locator('.regions .katex').first().waitFor();
    await page.getByRole('slider', { name: /^a/ }).fill('5');
    await page.getByRole('slider', { name: /^b/ }).fill('0');
    await page.getByRole('slider', { name: /^c/ }).fill('2');
    await page.getByTestId('agreement').getByText('✓ Computed directly', { exact: false }).waitFor();
    const region = await page.getByTestId('region').textContent();
    const row = page.locator('.regions tr[aria-current]');
    expect(await row.locator('.region-number').textContent()).toBe(region);
    await expectAddress(page, 'at=5,0,2');
    await page.getByRole('link', { name: 'Explore this position' }).click();
    await expectValue(page, '{3|1||0}');
    await page.goBack();
    await page.getByTestId('agreement').waitFor();
    await expectAddress(page, 'at=5,0,2');
  });

  it('draws a slice by regions, and computes all of it', async () => {
    const page = await workbench.open('#/theorems?class=B11');
    await page.getByRole('heading', { name: 'Class B11' }).waitFor();
    await page.getByLabel('Up').selectOption('c');
    await page.getByRole('img', { name: /^Regions by a and c/ }).waitFor();
    await page.getByRole('button', { name: 'Compute all 169 positions directly' }).click();
    await page.getByText('✓ All 169 positions of the picture were computed directly; every value agrees.').waitFor();
    await page.locator('.slice-cell').first().click();
    await expectAddress(page, /at=0,\d+,0/);
  });

  it('shows a strategy: its claims, and the replies of each', async () => {
    const page = await workbench.open('#/theorems?class=L4.5');
    await page.getByRole('heading', { name: 'L4.5' }).waitFor();
    await page.getByText('<~T>T^(a+2).F^(b+2)<F~> = *').waitFor();
    expect(await page.locator('.arrows').textContent()).toBe('    ╭──────→\n<~T>T^(a+2).F^(b+2)<F~> ≤ *');
    await page
      .getByRole('row', { name: /^T1 .* F1 <~T>T\^\(a\+1\)FT\.F\^\(b\+1\)<F~> ≤ \* claim 1 with a = b$/ })
      .waitFor();
    await page.getByRole('button', { name: 'claim 1 with a = b' }).click();
    await page.getByRole('heading', { name: 'Claim 1' }).waitFor();
    await expectAddress(page, 'word=1');
    await page.getByRole('button', { name: 'Check L4.5 here' }).click();
    await page.getByText(/✓ What is stated under the name L4\.5, .* is proved/).waitFor();
  });

  it('is searched by words and by a position, and has its certificates checked in the page', async () => {
    const page = await workbench.open('#/theorems?class=A11');
    const field = page.getByRole('searchbox');
    await field.fill('infinitesimal');
    await expect.poll(() => page.locator('.class-groups button').allTextContents()).toEqual(['Theorem2']);
    await field.fill('TTTT..F');
    await page.getByRole('button', { name: 'A21 covers TTTT..F: 3' }).click();
    await expectAddress(page, 'class=A21&word=..F&at=4,0,0,0');
    // The decisions on the way, and one more.
    const tree = page.getByRole('region', { name: 'Decision tree' }).first();
    await tree.getByRole('button', { name: '5 ends' }).click();
    await tree.getByRole('button', { name: /ends/ }).nth(1).waitFor();
    const picture = page.waitForEvent('download');
    await tree.getByRole('button', { name: 'Save the decision tree as SVG' }).click();
    expect(await textOf(await (await picture).createReadStream())).toMatch(/^<svg.*<text[^>]*>[^<]* ≥ \d \?<\/text>/s);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save for Rocq' }).click();
    expect((await saved).suggestedFilename()).toBe('A21.v');
    await page.getByRole('button', { name: 'Check A21 here' }).click();
    await page.getByText(/✓ A21 is proved: all [\d,]+ obligations of its 3 words hold in all [\d,]+ cases\./).waitFor();
  });

  it('shows who wins where only that is known, and checks it directly', async () => {
    const page = await workbench.open('#/theorems?class=T2&word=TTFF&at=0,0,7,0,0');
    await page.getByRole('heading', { name: 'T2: class B22' }).waitFor();
    await page.getByText('T2: for all n from 0 on, the value of TT.^(n+7)FF').waitFor();
    const outcome = page.getByTestId('outcome');
    await outcome.getByText('equal to ∗: whoever begins wins').waitFor();
    await page.getByTestId('agreement').getByText('✓ Computed directly', { exact: false }).waitFor();
    await page.getByRole('row', { name: /^≥ 0 no/ }).waitFor();
    await page.getByRole('row', { name: /^≥ ∗ yes/ }).waitFor();
    // The questions have decision trees.
    const tree = page.getByRole('region', { name: 'Decision tree' });
    await tree.getByRole('button', { name: '≤ ∗' }).click();
    await tree.getByText('✓', { exact: true }).waitFor();
    const picture = page.waitForEvent('download');
    await tree.getByRole('button', { name: 'Save the decision tree as PNG' }).click();
    expect((await picture).suggestedFilename()).toBe('decisions.png');
    await page.getByRole('slider', { name: /^c/ }).fill('6');
    await outcome.getByText('equal to 0: whoever begins loses').waitFor();
    await page.getByRole('slider', { name: /^e/ }).fill('2');
    await outcome.getByText('positive: Left wins').waitFor();
    await page.getByTestId('agreement').getByText('✓ Computed directly', { exact: false }).waitFor();
    await expectAddress(page, 'at=0,0,6,0,2');
    await page.getByLabel('Up').selectOption('e');
    await page.getByRole('img', { name: /^Outcomes by a and e/ }).waitFor();
    await page.getByRole('button', { name: '.^a F .^b F .^c T .^d T .^e' }).click();
    await page.getByTestId('region').waitFor();
    await page.getByTestId('agreement').getByText('✓ Computed directly', { exact: false }).waitFor();
    // The verdict says what kind of claim was proved.
    await page.getByRole('button', { name: 'Check T2 here' }).click();
    await page
      .getByText(
        /✓ B22, where its positions are ≥ and ≤ 0 and \*, is proved, and with it TT\.\^nFF = if .*, and TT\.\^\(n\+7\)FF = if n = 0 \(mod 6\): \* else: 0: all [\d,]+ obl/,
      )
      .waitFor();
  });

  it('shows a closed set: what is claimed, and that nothing is claimed outside', async () => {
    const page = await workbench.open('#/theorems?class=W22');
    await page.getByRole('heading', { name: 'W22: class B22' }).waitFor();
    await page.getByTestId('outcome').getByText('equal to ∗: in the set with *').waitFor();
    await page.getByTestId('agreement').getByText('✓ Computed directly', { exact: false }).waitFor();
    await page.getByRole('row', { name: /^≥ 0 not claimed/ }).waitFor();
    await page.getByRole('row', { name: /^≥ ∗ yes/ }).waitFor();
    // The other gaps follow from two in a slice, where every claim is true.
    await page.getByRole('heading', { name: 'A slice, at c = 3' }).waitFor();
    await page.getByRole('button', { name: 'Compute these positions directly' }).click();
    await page
      .getByText(/^✓ All \d+ positions of the picture that the theorem tells of were computed directly; every outcome/)
      .waitFor();
    await page.locator('.slice-point').filter({ hasText: '≥' }).first().click();
    await page.getByTestId('outcome').getByText('≥ 0: in the set').waitFor();
    await page.getByTestId('agreement').getByText('✓ Computed directly', { exact: false }).waitFor();
    await page.getByRole('slider', { name: /^a/ }).fill('15');
    await page.getByTestId('outcome').getByText('outside the set: nothing is claimed').waitFor();
    await expect.poll(() => page.getByTestId('agreement').count()).toBe(0);
    // Words are explained.
    await page.getByRole('button', { name: 'certificate', exact: true }).first().hover();
    await page.getByText('written so that a program can check every step', { exact: false }).waitFor();
    expect(await page.getByRole('link', { name: 'The lesson on this' }).getAttribute('href')).toContain(
      'lesson=formulas',
    );
  });

  it('shows thousands of rows as they come into view, and finds some by a text', async () => {
    const page = await workbench.open('#/theorems?class=A33&word=...FFF');
    const rows = page.locator('.regions tbody tr');
    await rows.nth(5).waitFor();
    await page.getByText(/of [\d,]{3,} rows/).waitFor();
    const all = Number(
      /of ([\d,]+) rows/.exec((await page.getByText(/of [\d,]+ rows/).textContent()) ?? '')?.[1]?.replace(',', ''),
    );
    expect(await rows.count()).toBeLessThan(all);
    // Formulas wrap.
    const cut = () =>
      page
        .locator('.regions .what')
        .evaluateAll((cells) => cells.filter((one) => one.scrollWidth > one.clientWidth + 1));
    expect(await cut()).toEqual([]);
    await page.getByLabel('Rows that contain').fill('7/2');
    await page.getByText(/^\d{1,2} of/).waitFor();
    expect(await page.locator('.regions tbody tr').count()).toBeGreaterThan(0);
    // The register, with what follows from what.
    await page.getByRole('link', { name: 'The register of results' }).click();
    await page.getByRole('button', { name: 'T2 ✓ proved' }).click();
    const detail = page.locator('.register-detail');
    await detail.getByRole('link', { name: 'T2', exact: true }).waitFor();
    await page.getByRole('button', { name: 'E4 ✕ refuted' }).click();
    await detail.getByText('refuted by T^7.^7F^6 = 3*, among 7 positions with a <= 7', { exact: false }).waitFor();
    await expectOnEveryScreen(page, 'The register');
  });

  it('gives certificate and report away, and rejects a certificate that is wrong', async () => {
    const page = await workbench.open('#/theorems?class=A11');
    const [certificate] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the certificate' }).click(),
    ]);
    const json = JSON.parse(await textOf(await certificate.createReadStream()));
    expect([certificate.suggestedFilename(), json.target]).toEqual(['A11.json', 'A11']);
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a report' }).click(),
    ]);
    expect(report.suggestedFilename()).toBe('A11.md');
    expect(await textOf(await report.createReadStream())).toContain('# The values of class A11');
    // From the statement to Rocq, in plain sight.
    expect(await page.locator('.chain h3').allTextContents()).toEqual(['Statement', 'Certificate', 'Checker', 'Rocq']);
    // A certificate that is wrong is rejected.
    await page.getByText('Check another certificate').click();
    const text = page.getByLabel('or as text');
    await text.fill('{"format": ');
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByRole('alert').getByText('This is not JSON', { exact: false }).waitFor();
    json.words[0].formula = { value: '7' };
    await text.fill(JSON.stringify(json));
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByText(/✕ Rejected at word .* for a = \d+, b = \d+, c = \d+\./).waitFor();
  });
});
