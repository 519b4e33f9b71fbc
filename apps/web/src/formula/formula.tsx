/**
 * A formula set as mathematics. The renderer (KaTeX, with its fonts) is fetched when the first formula is shown; until
 * then, and where a formula is too long to be set in one line, the text is shown instead.
 */
import { useEffect, useState } from 'preact/hooks';

interface FormulaProps {
  readonly latex: string | null;
  /** Shown until the renderer is loaded. */
  readonly text: string;
  readonly display?: boolean;
}

/** A longer formula is slow to set and hard to read. */
const MAX_LATEX = 3000;

type Render = (latex: string, display: boolean) => string;

async function loadRenderer(): Promise<Render> {
  const { render } = await import('./katex.ts');
  return render;
}

export function Formula({ latex, text, display = false }: FormulaProps) {
  const [html, setHtml] = useState<{ readonly latex: string; readonly html: string } | null>(null);
  const wanted = latex !== null && latex.length <= MAX_LATEX ? latex : null;

  useEffect(() => {
    if (wanted === null) return;
    let live = true;
    loadRenderer().then(
      (render) => {
        if (live) setHtml({ latex: wanted, html: render(wanted, display) });
      },
      () => {}, // offline before the first visit was complete: the text stays
    );
    return () => {
      live = false;
    };
  }, [wanted, display]);

  const ready = html !== null && html.latex === wanted;
  return ready ? (
    // Made by KaTeX, which trusts nothing in its input
    <span class={`formula${display ? ' display' : ''}`} dangerouslySetInnerHTML={{ __html: html.html }} />
  ) : (
    <span class={`formula text${display ? ' display' : ''}`}>{text}</span>
  );
}
