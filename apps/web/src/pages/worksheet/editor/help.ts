/** Help while typing: names that fit, what a name means, and what is wrong. */
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorView, Tooltip } from '@codemirror/view';
import { complete, helpOf, Sheet } from '@lilypad/sheet';

/** A mistake and its place in the text. */
export interface Problem {
  readonly at: number;
  readonly end: number;
  readonly message: string;
}

/** The names that fit what is being typed; `defined` are those of the worksheet. */
export function completions(context: CompletionContext, defined: readonly string[]): CompletionResult | null {
  const { from, items } = complete(context.state.doc.toString(), context.pos, defined);
  if (items.length === 0 || (from === context.pos && !context.explicit)) return null;
  return {
    from,
    options: items.map(({ name, kind, help }) => ({ label: name, type: kind, detail: help })),
    validFor: /^\w*$/,
  };
}

/** What the name under the pointer means. */
export function helpAt({ state }: EditorView, position: number): Tooltip | null {
  const range = state.wordAt(position);
  const help = range === null ? null : helpOf(state.sliceDoc(range.from, range.to));
  if (range === null || help === null) return null;
  return {
    pos: range.from,
    end: range.to,
    above: true,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'sheet-help';
      for (const [tag, text] of [
        ['code', help.usage],
        ['p', help.help],
        ['code', help.example],
      ] as const) {
        const part = document.createElement(tag);
        part.textContent = text;
        dom.append(part);
      }
      return { dom };
    },
  };
}

/** What cannot be read, and what went wrong when the cell was run. */
export function diagnostics({ state: { doc } }: EditorView, problems: readonly Problem[]): Diagnostic[] {
  const unread = Sheet.parse(doc.toString()).parts.flatMap((part) => (part.ok ? [] : [part.problem]));
  const known = new Set(unread.map(({ at }) => at));
  return [...unread, ...problems.filter(({ at }) => !known.has(at))].map(({ at, end, message }) => {
    // A mark needs at least one character.
    const to = Math.min(Math.max(end, at + 1), doc.length);
    return { from: Math.max(0, Math.min(at, to - 1)), to, severity: 'error', message };
  });
}
