/** A page of the documentation: the frame of the workbench, the contents beside the text, and a search. */
import { escapeHtml } from './markdown.ts';
import { fromTo } from './places.ts';

export interface PageParts {
  /** Where the page stands in the site. */
  readonly place: string;
  readonly title: string;
  readonly html: string;
  /** What the workbench has on the subject: the part of its address after #. */
  readonly subject: string;
  /** The headings of the page below its title. */
  readonly outline?: readonly { readonly heading: string; readonly id: string }[];
}

/** What all pages share. */
export interface Frame {
  /** The style sheets of the workbench, as places in the site. */
  readonly styles: readonly string[];
  readonly contents: readonly {
    readonly title: string;
    readonly links: readonly (readonly [place: string, title: string])[];
  }[];
}

/** A page with fewer headings needs no outline. */
const LEAST_OUTLINE = 3;

export function pageOf({ styles, contents }: Frame, page: PageParts): string {
  const { place, title, html, subject, outline = [] } = page;
  const to = (target: string): string => escapeHtml(fromTo(place, target));
  const links = contents.map(
    (group) =>
      `<h2>${escapeHtml(group.title)}</h2>\n<ul>${group.links
        .map(([target, name]) => {
          const here = target === place ? ' aria-current="page"' : '';
          return `<li><a href="${to(target)}"${here}>${escapeHtml(name)}</a></li>`;
        })
        .join('')}</ul>`,
  );
  const parts = outline.length < LEAST_OUTLINE ? '' : outlineOf(outline);
  return `<!doctype html>
<html lang="en" data-root="${to('.') || '.'}/">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'">
<title>${escapeHtml(title)} · Lilypad</title>
<link rel="icon" href="${to('icon.svg')}" type="image/svg+xml">
${styles.map((style) => `<link rel="stylesheet" href="${to(style)}">`).join('\n')}
<link rel="stylesheet" href="${to('docs/site.css')}">
<script src="${to('docs/site.js')}"></script>
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header class="frame-header">
<a class="brand" href="${to('index.html')}"><img src="${to('icon.svg')}" alt="" width="26" height="26">Lilypad</a>
<nav aria-label="Lilypad"><a href="${to('index.html')}${escapeHtml(subject)}">Workbench</a><a href="${to('docs/index.html')}">Documentation</a><a href="${to('docs/theorems/index.html')}">Theorems</a><a href="${to('reference/index.html')}">API</a></nav>
<search class="site-search"><label><span class="visually-hidden">Search the documentation</span><input type="search" id="search" placeholder="Search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"></label><ul id="found" role="listbox" aria-label="Found" hidden></ul></search>
</header>
<div class="site-columns">
<nav class="site-contents" aria-label="Documentation"><details open><summary>Contents</summary>${links.join('\n')}</details></nav>
<main id="text" tabindex="-1">
<p class="site-open"><a class="button" href="${to('index.html')}${escapeHtml(subject)}">Open in the workbench</a></p>
${html}
</main>
${parts}
</div>
</body>
</html>
`;
}

function outlineOf(outline: readonly { readonly heading: string; readonly id: string }[]): string {
  const items = outline.map(({ heading, id }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(heading)}</a></li>`);
  return `<nav class="site-outline" aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`;
}
