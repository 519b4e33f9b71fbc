/**
 * The public face of a package: what its index exports, with the comments. And the rule for these comments: each says
 * what the thing is; functions and classes have an example, numbers say what they count, errors are named.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentBefore, isNode, type Node, nodesIn, nodesWithin, parseSource } from '../src/syntax.ts';

/** An export, or a public member of an exported class or interface. */
export interface Declaration {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'constructor' | 'method' | 'other';
  /** Its comment, without stars; empty if there is none. */
  readonly comment: string;
  /** The parameters that are plain numbers. */
  readonly numbers: readonly string[];
  readonly returnsNumber: boolean;
  readonly throws: boolean;
  /** The public members of a class, and those members of an interface that are plain numbers. */
  readonly members: readonly Declaration[];
}

/** The exports of the package in a folder; its index only re-exports. */
export function exportsOf(folder: string): Declaration[] {
  const source = join(folder, 'src');
  const index = parseSource(readFileSync(join(source, 'index.ts'), 'utf8'));
  return nodesIn(index.body).flatMap((node) => {
    if (!isNode(node.source)) throw new Error(`The index of ${folder} has something that is not a re-export.`);
    const declared = declarationsIn(readFileSync(join(source, String(node.source.value)), 'utf8'));
    if (node.type === 'ExportAllDeclaration') return declared;
    const names = nodesIn(node.specifiers).map(({ local }) => (isNode(local) ? String(local.name) : ''));
    return names.map((name) => {
      const found = declared.find((one) => one.name === name);
      if (found === undefined) throw new Error(`${name} is not declared where the index of ${folder} takes it from.`);
      return found;
    });
  });
}

/** What a source text declares and exports. */
export function declarationsIn(text: string): Declaration[] {
  return nodesIn(parseSource(text).body).flatMap((node) => {
    const { declaration } = node;
    if (node.type !== 'ExportNamedDeclaration' || !isNode(declaration)) return [];
    const [variable] = nodesIn(declaration.declarations);
    return [declarationOf(text, node, declaration, variable ?? declaration)];
  });
}

function declarationOf(text: string, outer: Node, node: Node, named: Node): Declaration {
  const implementation = node === named ? node : named.init;
  const called =
    isNode(implementation) && /^(?:Arrow|TSDeclare)?Function/.test(implementation.type) ? implementation : null;
  const isClass = node.type === 'ClassDeclaration';
  const members = isNode(node.body) ? nodesIn(node.body.body) : [];
  return {
    name: nameOf(named.id),
    kind: isClass ? 'class' : called === null ? 'other' : 'function',
    comment: commentBefore(text, outer.start),
    ...signatureOf(called),
    members: members
      .flatMap((member) => [member, ...propertiesOf(member)])
      .filter(isClass ? isPublic : isNumber)
      .map((member) => memberOf(text, nameOf(named.id), member)),
  };
}

/** The parameters of a constructor that are properties. */
function propertiesOf({ kind, value }: Node): Node[] {
  if (kind !== 'constructor' || !isNode(value)) return [];
  return nodesIn(value.params).filter(({ type }) => type === 'TSParameterProperty');
}

function memberOf(text: string, owner: string, member: Node): Declaration {
  const parameter = isNode(member.parameter) ? member.parameter : null;
  const called = member.kind === 'method' || member.kind === 'constructor';
  return {
    name: `${owner}.${nameOf(parameter ?? member.key)}`,
    kind: member.kind === 'constructor' ? 'constructor' : called ? 'method' : 'other',
    comment: commentBefore(text, member.start),
    ...signatureOf(called && isNode(member.value) ? member.value : null),
    members: [],
  };
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name) : '');

function signatureOf(called: Node | null): Pick<Declaration, 'numbers' | 'returnsNumber' | 'throws'> {
  if (called === null) return { numbers: [], returnsNumber: false, throws: false };
  return {
    numbers: nodesIn(called.params)
      .map((one) => (one.type === 'AssignmentPattern' && isNode(one.left) ? one.left : one))
      .filter(isNumber)
      .map(nameOf),
    returnsNumber: isNumberType(called.returnType),
    // A name alone that is thrown is an error that was caught.
    throws: [...nodesWithin(called)].some(
      ({ type, argument }) => type === 'ThrowStatement' && isNode(argument) && argument.type !== 'Identifier',
    ),
  };
}

/** Members that users see; overridden ones, such as the name of an error, mean what they always mean. */
function isPublic({ type, key, accessibility, override }: Node): boolean {
  if (type === 'StaticBlock' || (isNode(key) && key.type === 'PrivateIdentifier')) return false;
  return accessibility !== 'private' && accessibility !== 'protected' && override !== true;
}

const isNumber = ({ typeAnnotation }: Node): boolean => isNumberType(typeAnnotation);

function isNumberType(annotation: unknown): boolean {
  if (!isNode(annotation) || !isNode(annotation.typeAnnotation)) return false;
  const type = annotation.typeAnnotation;
  const parts = type.type === 'TSUnionType' ? nodesIn(type.types) : [type];
  return parts.some((part) => part.type === 'TSNumberKeyword');
}

/** The code of the examples in a comment. */
export function examplesIn(comment: string): string[] {
  const examples = [...comment.matchAll(/^@example\b([\s\S]*?)(?=^@|$(?![\s\S]))/gm)];
  return examples.map(([, text = '']) => {
    const code = /```ts\n([\s\S]*?)```/.exec(text)?.[1];
    if (code === undefined) throw new Error(`An example has no code in \`\`\`ts: ${text}`);
    return code;
  });
}

/** What is missing in the comment of an export and of its members. */
export function faultsOf(declaration: Declaration): string[] {
  const { name, kind, comment, numbers, returnsNumber, throws, members } = declaration;
  const has = (tag: string): boolean => new RegExp(`^@${tag}\\s+\\S`, 'm').test(comment);
  const needsExample = kind === 'function' || kind === 'class';
  return [
    ...(kind === 'constructor' || /^[^@]/.test(comment) ? [] : [`${name}: no comment`]),
    ...(needsExample && !has('example') ? [`${name}: no @example`] : []),
    ...(throws && !has('throws') ? [`${name}: no @throws`] : []),
    ...numbers.filter((one) => !has(`param ${one}`)).map((one) => `${name}: no @param for the number ${one}`),
    ...(returnsNumber && kind !== 'other' && !has('returns') ? [`${name}: no @returns for its number`] : []),
    ...members.flatMap(faultsOf),
  ];
}
