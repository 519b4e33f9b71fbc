/** The route as a hook, and functions to change it. */
import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Page, type Parameters, parseRoute, printRoute, type Route } from './route.ts';

export interface Navigation {
  readonly route: Route;
  /** Goes to another place; with `replace` the present one leaves the history. */
  go(route: Route, options?: { readonly replace?: boolean }): void;
}

export const NavigationContext = createContext<Navigation | null>(null);

/** Follows the address; for the root of the page. */
export function useHashNavigation(): Navigation {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);
  const go = useCallback((route: Route, options: { readonly replace?: boolean } = {}) => {
    const next = printRoute(route);
    if (next === location.hash) return;
    history[options.replace ? 'replaceState' : 'pushState'](null, '', next);
    setHash(location.hash);
  }, []);
  return useMemo(() => ({ route: parseRoute(hash), go }), [hash, go]);
}

/** Where each page was left, so that the navigation leads back to the current game or position. */
export function useLastRoutes(route: Route): Readonly<Partial<Record<Page, Route>>> {
  const last = useRef<Partial<Record<Page, Route>>>({});
  if (route.page !== 'missing' && route.page !== 'front') last.current[route.page] = route;
  return last.current;
}

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('There is no navigation here.');
  return navigation;
}

/** Changes some parameters: to those given, or to what a function makes of the present ones. */
type Change = (
  changes: Parameters | ((now: Parameters) => Parameters),
  options?: { readonly replace?: boolean },
) => void;

/** The parameters of the page, and a way to change some of them. */
export function useParameters(): [Parameters, Change] {
  const { route, go } = useNavigation();
  const change = useCallback<Change>(
    (changes, options) => {
      // Several changes may come between two renderings, so this reads the address, not the last rendering.
      const { page, parameters } = parseRoute(location.hash);
      go(
        { page, parameters: { ...parameters, ...(typeof changes === 'function' ? changes(parameters) : changes) } },
        options,
      );
    },
    [go],
  );
  return [route.parameters, change];
}
