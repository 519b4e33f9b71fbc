/**
 * The API reference of a package, from its type declarations, which the compiler writes with the comments of the
 * sources. Private members are left out. Names of exported types lead to where they are declared.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentBefore, isNode, type Node, nodesIn, parseSource } from '../syntax.ts';
import { escapeHtml, renderMarkdown, slug } from './markdown.ts';

/** Something that a package exports. */
export interface Exported {
  readonly name: string;
  /** The declaration, without `export declare`. */
  readonly code: string;
  readonly comment: string;
  /** The public members of a class. */
  readonly members: readonly Exported[];
}

/** The exports of a package, by name; `folder` holds its declarations. */
export function exportsIn(folder: string): Exported[] {
  const index = readFileSync(join(folder, 'index.d.ts'), 'utf8');
  const found = nodesIn(parseSource(index).body).flatMap((node) => {
    if (!isNode(node.source)) return [];
    const file = String(node.source.value).replace(/\.(?:js|ts)$/, '.d.ts');
    const declared = declarationsIn(readFileSync(join(folder, file), 'utf8'));
    if (node.type === 'ExportAllDeclaration') return declared;
    const names = nodesIn(node.specifiers).map(({ local }) => nameOf(local));
    return declared.filter(({ name }) => names.includes(name));
  });
  return found.sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

function declarationsIn(text: string): Exported[] {
  return nodesIn(parseSource(text).body).flatMap((node) => {
    const { declaration } = node;
    if (node.type !== 'ExportNamedDeclaration' || !isNode(declaration)) return [];
    const [variable] = nodesIn(declaration.declarations);
    const isClass = declaration.type === 'ClassDeclaration';
    const body = isNode(declaration.body) ? declaration.body : null;
    return [
      {
        name: nameOf((variable ?? declaration).id),
        code: bare(text.slice(node.start, isClass && body !== null ? body.start : node.end)),
        comment: commentBefore(text, node.start),
        members:
          isClass && body !== null
            ? nodesIn(body.body)
                .filter(isPublic)
                .map((one) => memberOf(text, one))
            : [],
      },
    ];
  });
}

const memberOf = (text: string, member: Node): Exported => ({
  name: nameOf(member.key),
  code: bare(text.slice(member.start, member.end)),
  comment: commentBefore(text, member.start),
  members: [],
});

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name) : '');
const bare = (code: string): string => code.replace(/^export (?:declare )?/, '').trim();

function isPublic({ key, accessibility, type }: Node): boolean {
  if (type === 'StaticBlock' || (isNode(key) && key.type === 'PrivateIdentifier')) return false;
  return accessibility !== 'private' && accessibility !== 'protected';
}

/** The anchor of an export on its page. */
export const anchorOf = (name: string): string => `api-${slug(name)}`;

/** The reference of some exports as HTML; `place` gives the address of an exported name. */
export function referenceHtml(all: readonly Exported[], place: (name: string) => string | null): string {
  return all
    .map((one) => {
      const members = one.members.map((member) => entryHtml(member, place, `<h4>${escapeHtml(member.name)}</h4>`));
      const heading = `<h3 id="${anchorOf(one.name)}"><code>${escapeHtml(one.name)}</code></h3>`;
      return `<section class="api-entry">${entryHtml(one, place, heading)}${members.join('')}</section>`;
    })
    .join('\n');
}

function entryHtml({ name, code, comment }: Exported, place: (name: string) => string | null, heading: string): string {
  const linked = escapeHtml(code).replace(/\b[A-Z]\w+\b/g, (word) => {
    const address = word === name ? null : place(word);
    return address === null ? word : `<a href="${address}">${word}</a>`;
  });
  return `${heading}<pre tabindex="0"><code>${linked}</code></pre>${commentHtml(comment)}`;
}

/** A comment with its tags as a list. */
export function commentHtml(comment: string): string {
  const [text = '', ...tags] = comment.split(/^@/m);
  const asMarkdown = (words: string): string => renderMarkdown(words, (address) => address).html;
  const rest = tags.map((tag) => {
    const [, name = '', words = ''] = /^(\w+)\s*([\s\S]*)$/.exec(tag) ?? [];
    const parameter = name === 'param' ? words.replace(/^(\w+)\s*-?\s*/, '`$1`: ') : words.replace(/^-\s*/, '');
    return `<dt>${escapeHtml(name)}</dt><dd>${asMarkdown(parameter)}</dd>`;
  });
  // A link of TSDoc names something of the same package.
  const linked = asMarkdown(text.replace(/\{@link (\w+)\}/g, '`$1`'));
  return linked + (rest.length === 0 ? '' : `<dl class="api-tags">${rest.join('')}</dl>`);
}
