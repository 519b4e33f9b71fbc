/** Light, dark, or the system's theme; stored on this device. */
import { useEffect, useState } from 'preact/hooks';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'lilypad-theme';

function remembered(): Theme {
  try {
    const theme = localStorage.getItem(KEY);
    return THEMES.find((known) => known === theme) ?? 'auto';
  } catch {
    return 'auto'; // storage may be forbidden
  }
}

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
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // then it is not stored
    }
  }, [theme]);
  return [theme, setTheme];
}
