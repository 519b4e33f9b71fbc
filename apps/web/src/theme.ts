/** Light, dark, or the system's theme; stored on this device. */
import { useEffect, useState } from 'preact/hooks';
import { store, stored } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'lilypad-theme';

const remembered = (): Theme => THEMES.find((known) => known === stored(KEY)) ?? 'auto';

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(remembered);
  useEffect(() => {
    // Other tabs of the workbench follow a choice made in one of them.
    const follow = ({ key }: StorageEvent): void => {
      if (key === KEY || key === null) setTheme(remembered());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    store(KEY, theme);
  }, [theme]);
  return [theme, setTheme];
}
