/**
 * The accessibility checker.
 *
 * Contrast is what takes it longest, and pages repeat the same few kinds of text: one element of each kind is looked at, once
 * in each theme, where a kind is made of the names, classes, styles and states of an element and those around it. The other
 * rules see everything.
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

/**
 * Marks one element of each kind among those that are seen and have words of their own, and all fields; kinds that were marked
 * before in this document and these colours are left out.
 */
function markKinds(): void {
  const nameOf = (element: Element): string => {
    const written = ['class', 'style', 'aria-current', 'aria-pressed', 'aria-selected', 'aria-expanded'];
    return `${element.localName} ${element.matches(':disabled')} ${written.map((name) => element.getAttribute(name)).join(' ')}`;
  };
  const kindOf = (element: Element | null): string =>
    element === null ? '' : `${kindOf(element.parentElement)}>${nameOf(element)}`;
  const hasWords = (element: Element): boolean =>
    /^(?:input|select|textarea)$/.test(element.localName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  const { backgroundColor, color } = getComputedStyle(document.documentElement);
  const colours = `${backgroundColor} ${color} ${matchMedia('(forced-colors: active)').matches}`;
  const marked = window as unknown as { markedKinds?: Map<string, Set<string>> };
  marked.markedKinds ??= new Map();
  const kinds = marked.markedKinds.get(colours) ?? new Set<string>();
  marked.markedKinds.set(colours, kinds);
  for (const element of document.querySelectorAll('[data-kind]')) element.removeAttribute('data-kind');
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasWords(element) || !element.checkVisibility()) continue;
    const kind = kindOf(element);
    if (!kinds.has(kind)) element.setAttribute('data-kind', '');
    kinds.add(kind);
  }
}
