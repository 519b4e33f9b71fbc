/** Markdown as HTML: headings have names that can be linked to, links lead to the pages of the site. */
import { Marked, type Tokens } from 'marked';

/** A part of a document under a heading. */
interface Section {
  readonly heading: string;
  /** The name that links use; empty for the beginning of the document. */
  readonly id: string;
  /** What it says, without marks. */
  readonly text: string;
}

export interface Rendered {
  /** The first heading. */
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
}

/** `link` gives the address for an address in the text. */
export function renderMarkdown(text: string, link: (address: string) => string): Rendered {
  const marked = new Marked({ gfm: true });
  const ids = new Map<string, number>();
  const sections: { heading: string; id: string; text: string }[] = [];
  marked.use({
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') token.href = link(token.href);
      if (token.type === 'html') {
        token.text = token.text.replace(
          /(src|href)="([^"]*)"/g,
          (_: string, name: string, to: string) => `${name}="${link(to)}"`,
        );
      }
    },
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const words = plain(this.parser.parseInline(tokens));
        const id = uniqueId(ids, slug(words));
        sections.push({ heading: words, id, text: '' });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text: code, lang }: Tokens.Code): string {
        const name = lang ? ` class="language-${escapeHtml(lang)}"` : '';
        return `<pre tabindex="0"><code${name}>${escapeHtml(code)}</code></pre>\n`;
      },
    },
  });
  const html = marked
    .parse(text, { async: false })
    .replaceAll('<table>', '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');
  const parts = html.split(/<h[1-6] id="[^"]*">.*?<\/h[1-6]>/s).slice(1);
  for (const [i, section] of sections.entries()) section.text = plain(parts[i] ?? '');
  return { title: sections[0]?.heading ?? '', html, sections };
}

/** The name of a heading as GitHub makes it. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function uniqueId(ids: Map<string, number>, base: string): string {
  const count = ids.get(base) ?? 0;
  ids.set(base, count + 1);
  return count === 0 ? base : `${base}-${count}`;
}

/** The words of some HTML. */
export function plain(html: string): string {
  return html
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
