/** Two fingers on a screen. */
import type { Page } from 'playwright-core';

/** Puts two fingers on an element, at a distance from its middle, and moves them to another distance, in pixels. */
export async function pinch(page: Page, selector: string, from: number, to: number): Promise<void> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${selector} is not seen.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        distance === null
          ? []
          : [
              { x: x - distance, y, id: 1 },
              { x: x + distance, y, id: 2 },
            ],
    });
  await put('touchStart', from);
  for (let step = 1; step <= 4; step++) await put('touchMove', from + ((to - from) * step) / 4);
  await put('touchEnd', null);
}
