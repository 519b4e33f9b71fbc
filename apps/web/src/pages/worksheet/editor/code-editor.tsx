/** A field for code of worksheets: colours, help while typing, mistakes underlined. */
import { acceptCompletion, autocompletion, completionStatus } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { forceLinting, linter } from '@codemirror/lint';
import { EditorState, type Extension, Prec, StateEffect } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, type ViewUpdate } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import './editor.css';
import { completions, diagnostics, helpAt, type Problem } from './help.ts';
import { highlighting } from './highlight.ts';

interface CodeEditorProps {
  /** For screen readers. */
  readonly label: string;
  readonly text: string;
  /** What went wrong when this text was run. */
  readonly problems: readonly Problem[];
  /** The names that the worksheet defines. */
  readonly names: readonly string[];
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
  readonly onRunAndGoOn: () => void;
  readonly onStop: () => void;
}

const LINT_MS = 500;

/** The cell was run, so that there are other problems than before. */
const wasRun = StateEffect.define<null>();

export function CodeEditor(props: CodeEditorProps) {
  const { label, text, problems } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  latest.current = props;

  // At once, so that a new cell can be typed in.
  useLayoutEffect(() => {
    if (place.current === null) return;
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({ doc: latest.current.text, extensions: extensions(() => latest.current) }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  // The text was changed elsewhere. At once: later, more may have been typed, which this would undo.
  useLayoutEffect(() => {
    const { current } = view;
    if (current === null || current.state.doc.toString() === text) return;
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: text } });
  }, [text]);

  useEffect(() => {
    view.current?.contentDOM.setAttribute('aria-label', label);
  }, [label]);

  const marked = JSON.stringify(problems);
  useEffect(() => {
    const { current } = view;
    if (current === null) return;
    current.contentDOM.setAttribute('aria-invalid', String(marked !== '[]'));
    current.dispatch({ effects: wasRun.of(null) });
    forceLinting(current);
  }, [marked]);

  return <div class="code-editor" ref={place} />;
}

const hasRun = ({ transactions }: ViewUpdate): boolean =>
  transactions.some(({ effects }) => effects.some((effect) => effect.is(wasRun)));

function extensions(latest: () => CodeEditorProps): Extension[] {
  const run = (what: (props: CodeEditorProps) => void) => () => {
    what(latest());
    return true;
  };
  const stop = ({ state }: EditorView): boolean => {
    if (completionStatus(state) !== null) return false;
    latest().onStop();
    return true;
  };
  return [
    Prec.highest(
      keymap.of([
        { key: 'Ctrl-Enter', mac: 'Cmd-Enter', run: run(({ onRun }) => onRun()), preventDefault: true },
        { key: 'Shift-Enter', run: run(({ onRunAndGoOn }) => onRunAndGoOn()), preventDefault: true },
        { key: 'Escape', run: stop },
        { key: 'Tab', run: acceptCompletion },
      ]),
    ),
    history(),
    keymap.of([...historyKeymap, ...defaultKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of(() => ({
      'aria-label': latest().label,
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    })),
    EditorView.updateListener.of(({ docChanged, state }) => {
      const text = state.doc.toString();
      if (docChanged && text !== latest().text) latest().onChange(text);
    }),
    highlighting,
    autocompletion({ override: [(context) => completions(context, latest().names)], icons: false }),
    hoverTooltip(helpAt),
    linter((editor) => diagnostics(editor, latest().problems), { delay: LINT_MS, needsRefresh: hasRun }),
  ];
}
