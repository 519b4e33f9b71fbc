/** Colours for the language of worksheets: the tokens that its own reader finds. */

import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { Sheet } from '@lilypad/sheet';

function coloured({ doc }: EditorState): DecorationSet {
  const marks = Sheet.parse(doc.toString()).tokens.map(({ kind, at, end }) =>
    Decoration.mark({ class: `token-${kind}` }).range(at, end),
  );
  return Decoration.set(marks, true);
}

export const highlighting: Extension = StateField.define<DecorationSet>({
  create: coloured,
  update: (before, { docChanged, state }) => (docChanged ? coloured(state) : before),
  provide: (field) => EditorView.decorations.from(field),
});
