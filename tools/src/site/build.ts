/**
 * Builds the site: the workbench, the documentation, the theorems and the API reference as one static folder. Every
 * address in it is relative, so that it works under any path. A link that leads nowhere fails the build.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CheckedTheorem, libraryTheorem } from '@lilypad/prover';
import { certificateFile, inWorkspace, libraryNames, read } from '../workspace.ts';
import { contentsOf, subjectOf } from './contents.ts';
import { plain, type Rendered, renderMarkdown } from './markdown.ts';
import { fileLinked, fromTo, placeOf } from './places.ts';
import { anchorOf, type Exported, exportsIn, referenceHtml } from './reference.ts';
import { type Frame, type PageParts, pageOf } from './shell.ts';
import { copyWorkbench, keepOffline } from './workbench.ts';

/** An entry of the search: where, what it is called, what it says. */
type SearchEntry = readonly [place: string, page: string, heading: string, text: string];

/** Longer sections are cut in the search; their beginning says what they are about. */
const MOST_SEARCHED = 600;
const PACKAGES = ['games', 'toads', 'prover', 'tables', 'register', 'sheet', 'server'];

/** What was built. */
export interface Built {
  readonly pages: number;
  readonly files: readonly string[];
}

/** Builds the site into a folder, which is emptied first. */
export function buildSite(site: string): Built {
  rmSync(site, { recursive: true, force: true });
  return new SiteBuilder(site).build();
}

class SiteBuilder {
  private readonly site: string;
  private readonly theorems = libraryNames();
  private readonly documents: ReadonlyMap<string, string>;
  private readonly rendered = new Map<string, Rendered>();
  private readonly written = new Set<string>();
  private readonly search: SearchEntry[] = [];
  private readonly exports = new Map<string, readonly Exported[]>(
    PACKAGES.map((name) => [name, exportsIn(inWorkspace(`packages/${name}/dist`))]),
  );

  constructor(site: string) {
    this.site = site;
    this.documents = new Map([
      ...documentFiles().map((file) => [file, read(inWorkspace(file))] as const),
      ...this.bare(),
    ]);
  }

  build(): Built {
    const styles = copyWorkbench(this.site);
    for (const [file, text] of this.documents) this.rendered.set(file, this.render(file, text));
    const frame = this.frame(styles);
    for (const [file, page] of this.rendered) {
      if (!file.startsWith('packages/')) this.addPage(frame, this.documentPage(file, page), page.sections);
    }
    this.addReference(frame);
    for (const file of ['site.css', 'site.js']) this.write(`docs/${file}`, read(inWorkspace(`tools/site/${file}`)));
    this.write('docs/search.js', `window.lilypadSearch = ${JSON.stringify(this.search)};\n`);
    const pages = [...this.written].filter((file) => file.endsWith('.html')).length;
    keepOffline(
      this.site,
      [...this.written].filter((file) => /\.(?:html|css|js|svg)$/.test(file)),
    );
    return { pages, files: [...this.written] };
  }

  /** Theorems without a page of formulas, since they have too many. */
  private bare(): (readonly [string, string])[] {
    return this.theorems
      .filter((name) => !existsSync(inWorkspace(`docs/theorems/${name}.md`)))
      .map((name) => [
        `docs/theorems/${name}.md`,
        theoremText(name, libraryTheorem(name, read(certificateFile(name)))),
      ]);
  }

  private render(file: string, text: string): Rendered {
    return renderMarkdown(text, (address) => this.linkFrom(file, address));
  }

  /** The address in the site for an address in a document; what is no document is copied. */
  private linkFrom(file: string, address: string): string {
    const linked = fileLinked(file, address);
    if (linked === null) return address;
    const { path, part } = linked;
    const place = placeOf(path.replace(/\/$/, ''));
    if (!this.documents.has(path) && !place.startsWith('reference/')) this.copy(path, place);
    return fromTo(placeOf(file), place) + (part === '' ? '' : `#${part}`);
  }

  private copy(path: string, place: string): void {
    const from = inWorkspace(path);
    if (!existsSync(from) || !statSync(from).isFile())
      throw new Error(`A document links to ${path}, which is no file.`);
    mkdirSync(dirname(join(this.site, place)), { recursive: true });
    cpSync(from, join(this.site, place));
    this.written.add(place);
  }

  private frame(styles: readonly string[]): Frame {
    const groups = contentsOf([...this.documents.keys()]).map(({ title, files }) => ({
      title,
      links: files.map((file) => [placeOf(file), this.rendered.get(file)?.title ?? file] as const),
    }));
    const reference = [
      ['reference/index.html', 'All packages'] as const,
      ...PACKAGES.map((name) => [`reference/${name}.html`, name] as const),
    ];
    return { styles, contents: [...groups, { title: 'API reference', links: reference }] };
  }

  private documentPage(file: string, { title, html, sections }: Rendered): PageParts {
    return {
      place: placeOf(file),
      title,
      html,
      subject: subjectOf(file, this.theorems),
      outline: sections.slice(1),
    };
  }

  private addPage(frame: Frame, page: PageParts, sections: Rendered['sections']): void {
    this.write(page.place, pageOf(frame, page));
    for (const { heading, id, text } of sections) {
      this.search.push([
        id === '' ? page.place : `${page.place}#${id}`,
        page.title,
        heading,
        text.slice(0, MOST_SEARCHED),
      ]);
    }
  }

  /** A page for each package, and one that leads to them. */
  private addReference(frame: Frame): void {
    const owner = new Map<string, string>();
    for (const [name, all] of this.exports) for (const one of all) if (!owner.has(one.name)) owner.set(one.name, name);
    const links: string[] = [];
    for (const [name, all] of this.exports) {
      const place = `reference/${name}.html`;
      const readme = this.rendered.get(`packages/${name}/README.md`);
      const own = new Set(all.map((one) => one.name));
      const address = (word: string): string | null => {
        const home = own.has(word) ? name : owner.get(word);
        return home === undefined ? null : `${home === name ? '' : `${home}.html`}#${anchorOf(word)}`;
      };
      const html = `${readme?.html ?? `<h1>@lilypad/${name}</h1>`}\n<h2 id="exports">Exports</h2>\n${referenceHtml(all, address)}`;
      const outline = all.map((one) => ({ heading: one.name, id: anchorOf(one.name) }));
      const parts = { place, title: `@lilypad/${name}`, html, subject: '#/', outline };
      const sections = all.map((one) => ({
        heading: one.name,
        id: anchorOf(one.name),
        text: one.comment.split('\n@')[0] ?? '',
      }));
      this.addPage(frame, parts, sections);
      links.push(
        `<li><a href="${name}.html">@lilypad/${name}</a>: ${all.length} exports. ${plain(firstParagraph(readme))}</li>`,
      );
    }
    const html = `<h1 id="api-reference">API reference</h1>\n<p>What each package exports, with its types and examples.</p>\n<ul class="api-list">${links.join('\n')}</ul>`;
    this.addPage(frame, { place: 'reference/index.html', title: 'API reference', html, subject: '#/' }, []);
  }

  private write(place: string, text: string): void {
    const file = join(this.site, place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    this.written.add(place);
  }
}

function documentFiles(): string[] {
  const docs = readdirSync(inWorkspace('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('theorems/long'))
    .map((file) => `docs/${file}`);
  const readmes = PACKAGES.map((name) => `packages/${name}/README.md`).filter((file) => existsSync(inWorkspace(file)));
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...docs.sort(), ...readmes];
}

const firstParagraph = (page: Rendered | undefined): string => /<p>(.*?)<\/p>/s.exec(page?.html ?? '')?.[1] ?? '';

function theoremText(name: string, theorem: CheckedTheorem): string {
  const view = theorem.view();
  const corollaries = theorem.corollaries.map(({ family, formula }) => `- \`${family}\` = ${formula.join(' ')}`);
  return `# ${view.title}

${view.about} Its formulas have ${view.ends.toLocaleString('en-US')} values, too many for a page: the workbench shows them, and searches in them.

${corollaries.join('\n')}

The certificate is [${name}.json](../../packages/prover/library/${name}.json). [All theorems](README.md), [how they are proved](../proving.md).
`;
}
