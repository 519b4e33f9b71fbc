/** The frame around all pages: name, navigation, theme; and the page itself, loaded on the first visit. */
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSound } from './board/sounds.ts';
import { DocumentationLinks } from './parts/documentation.tsx';
import { PAGES, type Place, printRoute } from './router/route.ts';
import { NavigationContext, useHashNavigation, useLastRoutes } from './router/use-route.ts';
import { THEMES, useTheme } from './theme.ts';
import { newWorkers, WorkersContext } from './worker/workers.ts';

const TITLES: Readonly<Record<Place, string>> = {
  missing: 'No such page',
  front: 'Toads and Frogs',
  explore: 'Explore',
  play: 'Play',
  puzzles: 'Puzzles',
  worksheet: 'Worksheet',
  tables: 'Tables',
  theorems: 'Theorems',
  learn: 'Learn',
};

const LOADERS: Readonly<Record<Place, () => Promise<ComponentType>>> = {
  missing: async () => MissingPage,
  front: async () => (await import('./pages/front/front-page.tsx')).FrontPage,
  puzzles: async () => (await import('./pages/puzzles/puzzles-page.tsx')).PuzzlesPage,
  explore: async () => (await import('./pages/explore/explore-page.tsx')).ExplorePage,
  play: async () => (await import('./pages/play/play-page.tsx')).PlayPage,
  worksheet: async () => (await import('./pages/worksheet/worksheet-page.tsx')).WorksheetPage,
  tables: async () => (await import('./pages/tables/tables-page.tsx')).TablesPage,
  theorems: async () => (await import('./pages/theorems/theorems-page.tsx')).TheoremsPage,
  learn: async () => (await import('./pages/learn/learn-page.tsx')).LearnPage,
};

export function App() {
  const navigation = useHashNavigation();
  const { page } = navigation.route;
  const lastRoutes = useLastRoutes(navigation.route);
  const [workers] = useState(newWorkers);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);

  useEffect(() => {
    document.title = `${TITLES[page]} · Lilypad`;
    // Moves screen readers to the new content; at the start the browser does that itself.
    if (!first.current) {
      main.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    first.current = false;
  }, [page]);

  return (
    <WorkersContext.Provider value={workers}>
      <NavigationContext.Provider value={navigation}>
        <button type="button" class="skip" onClick={() => main.current?.focus()}>
          Skip to the page
        </button>
        <header class="frame-header">
          <a class="brand" href={printRoute({ page: 'front', parameters: {} })}>
            <Leaf />
            Lilypad
          </a>
          <nav aria-label="Pages">
            {PAGES.map((name) => (
              <a
                key={name}
                href={printRoute(lastRoutes[name] ?? { page: name, parameters: {} })}
                aria-current={name === page ? 'page' : undefined}
              >
                {TITLES[name]}
              </a>
            ))}
          </nav>
          <div class="preferences">
            <SoundSwitch />
            <ThemeChoice />
          </div>
        </header>
        <main id="main" ref={main} tabIndex={-1}>
          <LoadedPage key={page} page={page} />
        </main>
        <footer class="frame-footer">
          <DocumentationLinks page={page} />
          Lilypad computes everything on this device, exactly. Nothing you type leaves it.
        </footer>
      </NavigationContext.Provider>
    </WorkersContext.Provider>
  );
}

function MissingPage() {
  return (
    <>
      <h1>No such page</h1>
      <p role="alert">This address names no page of the workbench. These are its pages:</p>
      <ul>
        {PAGES.map((name) => (
          <li key={name}>
            <a href={printRoute({ page: name, parameters: {} })}>{TITLES[name]}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function LoadedPage({ page }: { readonly page: Place }) {
  const [Content, setContent] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    LOADERS[page]().then(
      (component) => setContent(() => component),
      () => setFailed(true),
    );
  }, [page]);
  if (failed) {
    return (
      <p class="failure" role="alert">
        This page could not be loaded. Without a network only what was visited before is there.{' '}
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
    );
  }
  return Content === null ? <p class="loading">One moment …</p> : <Content />;
}

function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <label class="theme">
      <span class="visually-hidden">Theme</span>
      <select
        value={theme}
        onChange={(event) => setTheme(THEMES.find((known) => known === event.currentTarget.value) ?? 'auto')}
      >
        <option value="auto">Auto</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}

function SoundSwitch() {
  const [on, setOn] = useSound();
  return (
    <button
      type="button"
      class="sound"
      aria-pressed={on}
      aria-label="Sound"
      title={on ? 'Mute' : 'Sound'}
      onClick={() => setOn(!on)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" />
        {on ? <path d="M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" /> : <path d="m15.5 9.5 5 5m0-5-5 5" />}
      </svg>
    </button>
  );
}

function Leaf() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d="M32 32 58 21A28 28 0 1 0 60 36Z" fill="var(--accent)" />
      <path d="M32 32 13 17M32 32 9 37M32 32 21 55M32 32 43 54" class="veins" />
    </svg>
  );
}
