import { describe, expect, it } from 'vitest';
import { readSettings, type Settings, writeSettings } from './settings.ts';

const USUAL = readSettings({});

describe('settings', () => {
  it('are the usual ones where an address says nothing, or nonsense', () => {
    const nonsense = { left: 'robot', skill: '101', level: 'best', delay: '-1', hints: 'maybe' };
    expect(readSettings(nonsense)).toEqual(USUAL);
    expect(readSettings({ skill: '' })).toEqual(USUAL);
  });

  it.each([
    ['0', 'beginner'],
    ['80', 'expert'],
    ['100', 'perfect'],
  ])('of an older address with skill %s: %s', (skill, level) => {
    expect(readSettings({ skill }).level).toBe(level);
  });

  it('are read back as they are written', () => {
    const others: Settings[] = [
      USUAL,
      { players: ['computer', 'person'], level: 'beginner', delay: 0, worth: true, motion: false },
      { ...USUAL, players: ['person', 'person'], level: 'perfect' },
    ];
    for (const settings of others) expect(readSettings(writeSettings(settings))).toEqual(settings);
    expect(Object.values(writeSettings(USUAL)).join('')).toBe('');
  });
});
