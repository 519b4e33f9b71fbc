/** How a page is laid out: whether it fits its window, and whether anything on it is empty. */
import type { Page } from 'playwright-core';

/** By how many pixels the page is wider than windows of some widths. */
export async function overflow(page: Page, widths: readonly number[]): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found[width] = over;
  }
  return found;
}

/** The squares of boards in play that are narrower than 44 pixels, which is too little for a finger. */
export function narrowSquares(page: Page): Promise<number[]> {
  return page
    .locator('.play-board .spot')
    .evaluateAll((all) => all.map((one) => one.clientWidth).filter((width) => width < 44));
}

/** The controls that are lower than 40 pixels, which is too little for a finger; words in running text may be lower. */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button, select, textarea, summary, input')]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          one.closest('.term-word, .link, .visually-hidden') === null,
      )
      .filter((one) => !(one instanceof HTMLInputElement && /checkbox|radio|range/.test(one.type)))
      .filter((one) => one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().height < 39.5)
      .map((one) => `${one.getBoundingClientRect().height} ${one.outerHTML.slice(0, 100)}`),
  );
}

/** The parts of the page that are seen and hold nothing but a heading: neither words nor a drawing nor a field. */
export function emptyParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const wordsOf = (element: HTMLElement): number => element.innerText.replace(/\s/g, '').length;
    const headings = (element: HTMLElement): number =>
      [...element.querySelectorAll<HTMLElement>('h1, h2, h3, legend')].reduce((sum, one) => sum + wordsOf(one), 0);
    const holds = (element: HTMLElement): boolean =>
      wordsOf(element) > headings(element) ||
      [...element.querySelectorAll('svg, img, input, select, textarea, progress')].some(isSeen);
    return [...document.querySelectorAll<HTMLElement>('main :is(.card, figure, ul, ol, dl, table, fieldset)')]
      .filter((element) => isSeen(element) && !holds(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
