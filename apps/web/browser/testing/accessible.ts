/**
 * The accessibility checker.
 *
 * Contrast is what takes it longest, and a page repeats the same few kinds of text: one element of each kind is looked at,
 * where a kind is made of the names, classes and styles of an element and those around it. The other rules see everything.
 */
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
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source + CONFIGURE);
  await page.evaluate(markKinds);
  const only = about === 'all' ? '' : 'runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] }, ';
  const options = `{ ${only}resultTypes: ["violations"], preload: false, iframes: false }`;
  const result = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResult;
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary.slice(0, 200)}`),
  );
}

/** Nothing of the page is asked for again, and contrast is looked at where markKinds says. */
const CONFIGURE = ';axe.configure({ rules: [{ id: "color-contrast", selector: "[data-kind]" }] });';

/** Marks one element of each kind among those that are seen and have words of their own, and all fields. */
function markKinds(): void {
  const nameOf = (element: Element): string =>
    `${element.localName} ${element.getAttribute('class')} ${element.getAttribute('style')} ${element.ariaCurrent} ${element.ariaPressed}`;
  const kindOf = (element: Element | null): string =>
    element === null ? '' : `${kindOf(element.parentElement)}>${nameOf(element)}`;
  const hasWords = (element: Element): boolean =>
    /^(?:input|select|textarea)$/.test(element.localName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  const kinds = new Set<string>();
  for (const element of document.querySelectorAll('[data-kind]')) element.removeAttribute('data-kind');
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasWords(element) || !element.checkVisibility()) continue;
    const kind = kindOf(element);
    if (!kinds.has(kind)) element.setAttribute('data-kind', '');
    kinds.add(kind);
  }
}
