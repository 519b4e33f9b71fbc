/** Theorems: what is proved, by kind and name, found by words or by a position; and how the results hang together. */

import { LIBRARY, type LibraryEntry } from 'virtual:library';
import { libraryTheorem } from '@lilypad/prover';
import { printSquares } from '@lilypad/toads';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { TextField } from '../../parts/text-field.tsx';
import { printRoute } from '../../router/route.ts';
import { useParameters } from '../../router/use-route.ts';
import { parseSum } from '../../sum/sum.ts';
import { WithTerms } from '../../words/with-terms.tsx';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { CheckCard } from './check-card.tsx';
import { ClassView } from './class-view.tsx';
import { RegisterCard } from './register-card.tsx';
import { StrategyView } from './strategy-view.tsx';
import './theorems.css';

const KINDS: readonly (readonly [LibraryEntry['kind'], string])[] = [
  ['value', 'Values of classes'],
  ['outcome', 'Who wins'],
  ['invariant', 'Closed sets'],
  ['counting', 'By counting'],
  ['strategy', 'By strategies'],
];

export function TheoremsPage() {
  const [parameters, change] = useParameters();
  const entry = LIBRARY.find(({ name }) => name === parameters.class) ?? LIBRARY[0];
  const text = useCertificate(entry?.name);
  const register = parameters.view === 'register';
  return (
    <div class="theorems">
      <h1>Theorems</h1>
      <p class="intro">
        <WithTerms text="Each theorem is about infinitely many positions: about a class, or a family of boards. Its proof is a certificate, which a separate and much smaller program checks." />
      </p>
      <nav class="card class-list" aria-label="Theorems">
        <Search
          onFound={(found, word, at) => change({ class: found, word, at, across: '', up: '', view: '' })}
          current={register ? '' : (entry?.name ?? '')}
        />
        <a
          class="button register-link"
          aria-current={register ? 'page' : undefined}
          href={printRoute({ page: 'theorems', parameters: { view: 'register' } })}
        >
          The register of results
        </a>
      </nav>
      {register ? (
        <RegisterCard />
      ) : text === null ? (
        <p class="loading">One moment …</p>
      ) : (
        <Entry key={entry?.name} certificate={text} name={entry?.name ?? ''} />
      )}
    </div>
  );
}

interface SearchProps {
  readonly current: string;
  readonly onFound: (theorem: string, word: string, at: string) => void;
}

/** The list of theorems, narrowed by a text; a position leads to the theorem that covers it. */
function Search({ current, onFound }: SearchProps) {
  const [text, setText] = useState('');
  const { proofs } = useWorkers();
  const board = boardIn(text);
  const task = useTask(proofs, 'covering', board === null ? null : { board });
  const covering = task.status === 'done' ? task.output : null;
  const wanted = text.trim().toLowerCase();
  const matching =
    board !== null || wanted === ''
      ? LIBRARY
      : LIBRARY.filter(({ name, says }) => `${name} ${says}`.toLowerCase().includes(wanted));
  return (
    <>
      <TextField
        type="search"
        className="theorem-search"
        label="Find by a name, by words, or by a position"
        value={text}
        placeholder="T2, infinitesimal, TTTT..F"
        onInput={setText}
      />
      <p role="status" class="search-status">
        {board !== null && task.status === 'running' && 'Looking for the theorem that covers it …'}
        {board !== null && task.status === 'done' && covering === null && `No theorem gives the value of ${board}.`}
        {covering !== null && (
          <button
            type="button"
            class="primary"
            onClick={() => onFound(covering.theorem, covering.place?.word ?? '', covering.place?.at.join() ?? '')}
          >
            {covering.theorem} covers {board}: {covering.value.text}
          </button>
        )}
        {board === null && matching.length === 0 && 'No theorem says that.'}
      </p>
      <div class="class-groups">
        {KINDS.map(([kind, title]) => {
          const all = matching.filter((one) => one.kind === kind);
          if (all.length === 0) return null;
          return (
            <section key={kind} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {all.map(({ name, says }) => (
                  <li key={name}>
                    <button
                      type="button"
                      class="choice"
                      title={says}
                      aria-pressed={name === current}
                      onClick={() => onFound(name, '', '')}
                    >
                      {name}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

/** The board that a text is, if it is one. */
function boardIn(text: string): string | null {
  if (!/[.^]|[TF]{3}/.test(text)) return null;
  const parsed = parseSum(text);
  const [term] = parsed.ok ? parsed.terms : [];
  return parsed.ok && parsed.terms.length === 1 && term?.board ? printSquares(term.board) : null;
}

function Entry({ certificate, name }: { readonly certificate: string; readonly name: string }) {
  const theorem = useMemo(() => libraryTheorem(name, certificate), [name, certificate]);
  const view = useMemo(() => named(name, theorem.view()), [theorem]);
  const card = <CheckCard theorem={theorem} view={view} name={name} />;
  if (view.strategy === undefined) return <ClassView view={view}>{card}</ClassView>;
  return (
    <StrategyView view={view} strategy={view.strategy}>
      {card}
    </StrategyView>
  );
}

/** A theorem is called by its name, whatever it is about. */
const named = <V extends { readonly title: string }>(name: string, view: V): V =>
  view.title.includes(name) ? view : { ...view, title: `${name}: ${view.title.replace('Class', 'class')}` };

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
