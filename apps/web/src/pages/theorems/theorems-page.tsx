/** Theorems: the classes whose values are proved, their formulas, and ways to check them. */

import { LIBRARY } from 'virtual:library';
import { libraryTheorem } from '@lilypad/prover';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useParameters } from '../../router/use-route.ts';
import { CheckCard } from './check-card.tsx';
import { ClassView } from './class-view.tsx';
import { StrategyView } from './strategy-view.tsx';
import './theorems.css';

export function TheoremsPage() {
  const [parameters, change] = useParameters();
  const entry = LIBRARY.find(({ name }) => name === parameters.class) ?? LIBRARY[0];
  const text = useCertificate(entry?.name);
  return (
    <div class="theorems">
      <h1>Theorems</h1>
      <p class="intro">
        A class is all positions with given numbers of two kinds of squares and any number of the third kind between
        them. For the classes below the value of every position was found and proved. OneFrog is about all boards with
        one frog; T2 is a conjecture that follows from who wins the positions of a class. The other names are theorems
        by strategies, about families in which two kinds of squares vary. Each proof is a certificate, which a separate
        and much smaller program checks.
      </p>
      <nav class="card class-list" aria-label="Classes">
        <ul>
          {LIBRARY.map(({ name }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === entry?.name}
                onClick={() => change({ class: name, word: '', at: '', across: '', up: '' })}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {text === null ? (
        <p class="loading">One moment …</p>
      ) : (
        <Entry key={entry?.name} certificate={text} name={entry?.name ?? ''} />
      )}
    </div>
  );
}

function Entry({ certificate, name }: { readonly certificate: string; readonly name: string }) {
  const theorem = useMemo(() => libraryTheorem(name, certificate), [name, certificate]);
  const view = useMemo(() => theorem.view(), [theorem]);
  const card = <CheckCard theorem={theorem} view={view} name={name} />;
  if (view.strategy === undefined) return <ClassView view={view}>{card}</ClassView>;
  return (
    <StrategyView view={view} strategy={view.strategy}>
      {card}
    </StrategyView>
  );
}

/** The text of a certificate, or null while it is loading. */
function useCertificate(name: string | undefined): string | null {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly text: string } | null>(null);
  useEffect(() => {
    const entry = LIBRARY.find((known) => known.name === name);
    let live = true;
    entry?.load().then(
      (text) => {
        if (live) setLoaded({ name: entry.name, text });
      },
      () => {},
    );
    return () => {
      live = false;
    };
  }, [name]);
  return loaded !== null && loaded.name === name ? loaded.text : null;
}
