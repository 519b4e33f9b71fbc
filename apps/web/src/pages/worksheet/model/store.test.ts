import { expect, it } from 'vitest';
import { type Storage, WorksheetStore } from './store.ts';

/** Storage with room for some characters. */
function storage(room = 10_000): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new Error('There is no room.');
      kept.set(key, text);
    },
    removeItem: (key) => kept.delete(key),
    key: (i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const sheet = (title: string) => ({ title, cells: [{ kind: 'code', text: 'a = 1' }] as const });

it('keeps worksheets, the last changed first', () => {
  let time = 0;
  const store = new WorksheetStore(storage(), () => ++time);
  store.save('a', sheet('A'));
  store.save('b', sheet('B'));
  store.save('a', sheet('A2'));
  expect(store.list().map(({ id, title }) => [id, title])).toEqual([
    ['a', 'A2'],
    ['b', 'B'],
  ]);
  expect(store.load('a')).toEqual(sheet('A2'));
  store.remove('a');
  expect(store.load('a')).toBeNull();
  expect(store.list()).toHaveLength(1);
});

it('passes over what is not a worksheet', () => {
  const kept = storage();
  kept.setItem('lilypad-theme', 'dark');
  kept.setItem('lilypad-worksheet x', '{"title":1}');
  kept.setItem('lilypad-worksheet y', 'nonsense');
  kept.setItem('lilypad-worksheet z', '{"title":"","changed":1,"cells":[{"kind":"other","text":""}]}');
  expect(new WorksheetStore(kept).list()).toEqual([]);
});

it('says when there is no room', () => {
  expect(new WorksheetStore(storage(10)).save('a', sheet('A'))).toBe(false);
});
