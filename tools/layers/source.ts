/**
 * What a source text refers to, found in its syntax tree: modules it imports, and paths of files that it names in any
 * other way (`new URL`, `import.meta.glob`, `import.meta.resolve`, `readFileSync`, workers, arguments of commands).
 * Every text that looks like a path counts, however it is used.
 */
import { childrenOf, isNode, type Node, parseSource } from '../src/syntax.ts';

export interface Source {
  /** Modules that are imported (statically or dynamically), re-exported or resolved. */
  readonly modules: readonly string[];
  /** Those of them that are not loaded at run time, because only types are imported. */
  readonly types: readonly string[];
  /** Other texts that look like paths: they begin with a dot and a slash, or with a folder that holds rooms. */
  readonly paths: readonly string[];
  /** The lines with a non-null assertion `!`, or a cast of an indexed element. */
  readonly assertions: readonly number[];
  /** The lines with any cast, `as const` excepted. */
  readonly casts: readonly number[];
  /** Functions with the number of their lines, those within them included. */
  readonly functions: readonly { readonly name: string; readonly line: number; readonly lines: number }[];
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const LOOKS_LIKE_PATH = /^(?:\.{1,2}\/|(?:packages|apps|bench|tools)\/)./;

export function readSource(text: string, file = 'a.ts'): Source {
  const modules: string[] = [];
  const types: string[] = [];
  const paths: string[] = [];
  const assertions: number[] = [];
  const casts: number[] = [];
  const functions: { name: string; line: number; lines: number }[] = [];
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;

  const visit = (node: Node, parent: Node | null): void => {
    const module = moduleOf(node);
    if (module !== null) (isTypeImport(node) ? types : modules).push(textOf(module) ?? '');
    if (isAssertion(node)) assertions.push(lineOf(node.start));
    if (isCast(node)) casts.push(lineOf(node.start));
    if (FUNCTIONS.has(node.type)) {
      const line = lineOf(node.start);
      functions.push({ name: nameOf(node, parent), line, lines: lineOf(node.end) - line + 1 });
    }
    const path = textOf(node);
    if (path !== null && !isModule(node, parent) && LOOKS_LIKE_PATH.test(path)) paths.push(path);
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(parseSource(text, file), null);
  return { modules: [...modules, ...types], types, paths, assertions, casts, functions };
}

/** The node that names the module which this node imports or resolves. */
function moduleOf(node: Node): Node | null {
  const isCall = node.type === 'CallExpression' && isMeta(node.callee, 'resolve');
  const module = isCall ? (node.arguments as readonly Node[])[0] : node.source;
  const isImport = /^(?:Import|ExportNamed|ExportAll|TSImportType)/.test(node.type);
  return (isCall || isImport) && isNode(module) ? module : null;
}

const isModule = (node: Node, parent: Node | null): boolean => parent !== null && moduleOf(parent) === node;

const isTypeImport = ({ type, importKind, exportKind }: Node): boolean =>
  type === 'TSImportType' || importKind === 'type' || exportKind === 'type';

/** `x!`, and `x[i] as T` or `x.at(i) as T`. */
function isAssertion({ type, expression }: Node): boolean {
  if (type === 'TSNonNullExpression') return true;
  if (type !== 'TSAsExpression' || !isNode(expression)) return false;
  if (expression.type === 'MemberExpression') return expression.computed === true;
  const { callee } = expression;
  if (expression.type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property)) return false;
  return ['at', 'get', 'find', 'pop', 'shift'].includes(String(callee.property.name));
}

/** `x as T`; `x as const` says nothing that the compiler could not see. */
function isCast({ type, typeAnnotation }: Node): boolean {
  if (type !== 'TSAsExpression' || !isNode(typeAnnotation)) return type === 'TSAsExpression';
  const { typeName } = typeAnnotation;
  return !(isNode(typeName) && typeName.name === 'const');
}

/** `import.meta.resolve` and the like. */
function isMeta(node: unknown, name: string): boolean {
  if (!isNode(node) || node.type !== 'MemberExpression') return false;
  const { object, property } = node;
  return isNode(object) && object.type === 'MetaProperty' && isNode(property) && property.name === name;
}

/** The text of a literal, or of a template up to its first placeholder. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const [first] = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return first?.value.cooked ?? null;
}

function nameOf(node: Node, parent: Node | null): string {
  for (const named of [node.id, parent?.key, parent?.id]) {
    if (isNode(named) && typeof named.name === 'string') return named.name;
  }
  return 'a function';
}
