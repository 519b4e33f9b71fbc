import { describe, expect, it } from 'vitest';
import { afterAttempt, daysUpTo, type Progress, readProgress, streak } from './progress.ts';

const NEW = readProgress(null);
const solved = (...names: string[]): Progress =>
  names.reduce((progress, name) => afterAttempt(progress, name, 1000, true), NEW);

describe('progress', () => {
  it.each(['', '{', '[]', '7', 'null', '{"rating":"x"}', '{"rating":1,"solved":1,"tried":1,"results":null}'])(
    'begins anew where %j is stored',
    (text) => expect(readProgress(text)).toEqual(NEW),
  );

  it('is read back as it is written', () => {
    const progress = solved('win 1', 'only 2');
    expect(readProgress(JSON.stringify(progress))).toEqual(progress);
  });

  it('rises with a solved puzzle, the more the harder it is, and falls with another', () => {
    const [easy, hard] = [600, 1600].map((difficulty) => afterAttempt(NEW, 'win 1', difficulty, true).rating);
    expect(easy).toBeGreaterThan(NEW.rating);
    expect(hard).toBeGreaterThan(easy!);
    expect(afterAttempt(NEW, 'win 1', 1000, false)).toMatchObject({ rating: 976, solved: 0, tried: 1 });
  });

  it('counts the first attempt only', () => {
    const failed = afterAttempt(NEW, 'win 1', 1000, false);
    expect(afterAttempt(failed, 'win 1', 1000, true)).toBe(failed);
  });
});

describe('days', () => {
  it('go back over months', () => {
    expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
  });

  it.each([
    [[], 0],
    [['2026-11-16'], 1],
    [['2026-11-15'], 1],
    [['2026-11-14'], 0],
    [['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'], 4],
  ])('%j solved are %i in a row', (days, count) => {
    expect(streak(solved(...days), '2026-11-16')).toBe(count);
  });
});
