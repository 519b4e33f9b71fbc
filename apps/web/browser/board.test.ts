/** A board in play: pressing, dragging, shaking, leaping. */
import { describe, expect, it } from 'vitest';
import { type Work, workDuring } from './testing/main-thread.ts';
import { board, expectBoard, square } from './testing/play.ts';
import { useWorkbench } from './testing/workbench.ts';

const workbench = useWorkbench();

describe('the board', () => {
  it('moves a piece that is dragged to where its move leads, and nowhere else', async () => {
    const page = await workbench.open('#/play?board=TT..FF&right=person');
    const drag = async (from: number, to: number) => {
      const [start, end] = await Promise.all([from, to].map((i) => page.locator('.spot').nth(i).boundingBox()));
      await page.mouse.move(start!.x + start!.width / 2, start!.y + start!.height / 2);
      await page.mouse.down();
      await page.mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2, { steps: 5 });
      await page.mouse.up();
    };
    await page.locator('.spot').first().waitFor();
    // Where a piece would go is shown before it goes, and where it came from after.
    await square(page, /Square 2: toad/).hover();
    await page.locator('.spot').nth(2).locator('.ghost .toad').waitFor();
    await drag(1, 3);
    expect(await board(page)).toBe('TT..FF');
    await drag(1, 2);
    await expectBoard(page, 'T.T.FF');
    expect(await page.locator('.pad').nth(1).getAttribute('class')).toContain('left-last');
    expect(await page.locator('.pad').nth(2).getAttribute('class')).toContain('reached-last');
    // A press on the square that a move leads to makes it too.
    await square(page, 'Square 4: empty').click();
    await expectBoard(page, 'T.TF.F');
    // A piece that cannot move says so, each time it is asked.
    const says = page.getByText('The frog on square 6 cannot move now.');
    for (let i = 0; i < 2; i++) {
      await square(page, /Square 6: frog/).click({ force: true });
      await says.waitFor();
      await says.waitFor({ state: 'detached' });
    }
    await expectBoard(page, 'T.TF.F');
  });

  it('leaps when a piece moves, but not for people who ask the system for no motion', async () => {
    const page = await workbench.open('#/play?board=TT..FF&right=person');
    const leaps = async (label: RegExp) => {
      await square(page, label).click();
      return page.evaluate(() => document.getAnimations().length);
    };
    expect(await leaps(/Square 2: toad, slides to 3/)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await leaps(/Square 5: frog, slides to 4/)).toBeGreaterThan(2);
    // What a browser can animate beside its other work, so that no frame has to wait.
    const animated = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame)),
    );
    const others = new Set(
      animated.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
    );
    expect([...others].sort()).toEqual(['opacity', 'transform']);
  });

  it('blinks now and then, and is heard unless it is muted', async () => {
    // A context of its own, whose clock the test turns.
    const page = await workbench.open('#/play?board=TT..FF&right=person', { touch: true, reducedMotion: false });
    await page.clock.install();
    await page.evaluate(() => {
      const start = OscillatorNode.prototype.start;
      Object.assign(window, { tones: 0 });
      OscillatorNode.prototype.start = function (...time: [number?]) {
        Object.assign(window, { tones: (window as unknown as { tones: number }).tones + 1 });
        start.apply(this, time);
      };
    });
    const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
    await square(page, /Square 2: toad, slides to 3/).tap();
    await expect.poll(tones).toBeGreaterThan(0);
    const heard = await tones();
    await page.getByRole('button', { name: 'Sound' }).tap();
    await square(page, /Square 5: frog, slides to 4/).tap();
    await expectBoard(page, 'T.TF.F');
    expect(await tones()).toBe(heard);
    const blinks = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('.eye')),
      );
    await page.goto('about:blank');
    await page.goBack();
    await square(page, /Square 2: /).waitFor();
    await page.clock.fastForward(5000);
    await expect.poll(blinks).toBe(true);
  });

  it('costs no frame: a move is little work, and no layout while the piece is on its way', async () => {
    const page = await workbench.open('#/play?board=TTT....FFF&right=person&hints=on', { reducedMotion: false });
    await page.locator('.plain-value').waitFor();
    const ended = () => page.waitForFunction(() => document.getAnimations().length === 0);
    await ended();
    const works: Work[] = [];
    for (const move of [/Square 3: toad, slides to 4/, /Square 8: frog, slides to 7/, /Square 4: toad, slides to 5/]) {
      const work = await workDuring(page, async () => {
        await square(page, move).click();
        await ended();
      });
      works.push(work);
      expect(work.tasks).toBeGreaterThan(10);
    }
    // On a machine with other work a task is now and then slowed down, and answers of the workers come one by one: the best of three moves counts.
    const least = (of: 'longest' | 'layouts') => Math.min(...works.map((work) => work[of]));
    // A frame lasts 50 ms at most; so may a task, though frames go on beside it.
    expect(least('longest')).toBeLessThan(50);
    // For the press, for the move, and for each answer of the workers; not for each frame, of which there are more than 20.
    expect(least('layouts')).toBeLessThan(15);
  });

  it('tells winning and losing moves apart when the system chooses the colours', async () => {
    const page = await workbench.open('#/play?board=T.TF.F&turn=F&right=person&hints=on');
    await page.emulateMedia({ forcedColors: 'active' });
    const frame = (kind: string) =>
      page.locator(`.spot.movable.${kind}`).evaluate((spot) => getComputedStyle(spot).outlineStyle);
    await page.locator('.spot.movable.loses').waitFor();
    expect([await frame('wins'), await frame('loses')]).toEqual(['solid', 'dashed']);
  });
});
