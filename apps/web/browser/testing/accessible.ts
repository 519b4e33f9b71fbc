/** The accessibility checker. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

/** The complaints of the accessibility checker about a page: all, or those about colours, which alone differ between themes. */
export async function complaints(page: Page, about: 'all' | 'colours' = 'all'): Promise<string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source);
  const only = about === 'all' ? '' : 'runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] }, ';
  const result = (await page.evaluate(`axe.run(document, { ${only}resultTypes: ["violations"] })`)) as AxeResult;
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary.slice(0, 200)}`),
  );
}
