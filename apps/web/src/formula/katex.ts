/** KaTeX as it is used here; a separate chunk, fetched on demand. */
import katex from 'katex';
import 'katex/dist/katex.min.css';

export function render(latex: string, display: boolean): string {
  return katex.renderToString(latex, { displayMode: display, throwOnError: false, output: 'htmlAndMathml' });
}
