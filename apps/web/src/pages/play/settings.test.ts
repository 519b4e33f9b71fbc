import { describe, expect, it } from 'vitest';
import { readSettings, type Settings, writeSettings } from './settings.ts';

const USUAL = readSettings({});

describe('settings', () => {
  it('are the usual ones where an address says nothing, or nonsense', () => {
    expect(readSettings({ left: 'robot', skill: '101', delay: '-1', hints: 'maybe' })).toEqual(USUAL);
    expect(readSettings({ skill: '' })).toEqual(USUAL);
  });

  it('are read back as they are written', () => {
    const others: Settings[] = [
      USUAL,
      { players: ['computer', 'person'], skill: 0, delay: 0, hints: false, motion: false },
      { ...USUAL, players: ['person', 'person'], skill: 55 },
    ];
    for (const settings of others) expect(readSettings(writeSettings(settings))).toEqual(settings);
    expect(Object.values(writeSettings(USUAL)).join('')).toBe('');
  });
});
