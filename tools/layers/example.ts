/**
 * Examples in comments, run. A line such as `add(1, 2); // => 3` says what its expression gives, as Node prints it;
 * `// => throws RangeError: odd` says how it fails. Three dots at the end stand for anything. What the example's own
 * package exports is in scope, anything else is imported.
 */
import { inspect } from 'node:util';
import { transformSync } from 'rolldown/utils';
import { isNode, type Node, nodesIn, nodesWithin, parseSource } from '../src/syntax.ts';

/** An expected value that is not what the example gives. */
export interface Difference {
  readonly line: string;
  readonly expected: string;
  readonly seen: string;
}

type Module = Readonly<Record<string, unknown>>;
type See = (id: number, compute: () => Promise<unknown>) => Promise<void>;

/** Runs an example. Throws if it fails at a line that does not expect it, or if it expects nothing. */
export async function runExample(
  code: string,
  own: Module,
  load: (name: string) => Promise<Module>,
): Promise<Difference[]> {
  const expectations = expectationsIn(code);
  if (expectations.length === 0) throw new Error(`The example expects nothing:\n${code}`);
  const seen: string[] = expectations.map(() => 'not reached');
  const see: See = async (id, compute) => {
    try {
      seen[id] = inspect(await compute(), { breakLength: Number.POSITIVE_INFINITY, depth: 10 });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      seen[id] = `throws ${error.name}: ${error.message}`;
    }
  };
  const { code: script, errors } = transformSync('example.ts', instrument(code, expectations));
  if (errors.length > 0) throw new Error(`The example cannot be read:\n${code}`);
  const names = Object.keys(own);
  const Script = (async () => {}).constructor as new (...texts: string[]) => (...values: unknown[]) => Promise<void>;
  await new Script(...names, 'see', 'load', `{${script}\n}`)(...names.map((name) => own[name]), see, load);
  return expectations.flatMap(({ line, expected }, i) =>
    fits(seen[i] ?? '', expected) ? [] : [{ line, expected, seen: seen[i] ?? '' }],
  );
}

const fits = (seen: string, expected: string): boolean =>
  expected.endsWith('…') ? seen.startsWith(expected.slice(0, -1)) : seen === expected;

interface Expectation {
  readonly line: string;
  readonly expected: string;
  readonly node: Node;
}

/** The expected values of an example, each with the expression that must give it. */
function expectationsIn(code: string): Expectation[] {
  const expressions = [...nodesWithin(parseSource(code))].filter(({ type }) => type === 'ExpressionStatement');
  return [...code.matchAll(/[ \t]*\/\/ => (.*)$/gm)].map(({ 1: expected = '', index }) => {
    const node = expressions.find(({ end }) => end === index);
    const line = code.slice(code.lastIndexOf('\n', index - 1) + 1, index);
    if (node === undefined) throw new Error(`No expression ends before "// => ${expected}":\n${code}`);
    return { line, expected: expected.trim(), node };
  });
}

/** The example with its expressions observed and its imports loaded. */
function instrument(code: string, expectations: readonly Expectation[]): string {
  const edits = expectations.map(({ node }, i): [node: Node, text: string] => {
    const { expression } = node;
    const text = isNode(expression) ? code.slice(expression.start, expression.end) : '';
    return [node, `await see(${i}, async () => (${text}));`];
  });
  for (const node of nodesIn(parseSource(code).body)) {
    if (node.type === 'ImportDeclaration') edits.push([node, loading(node)]);
  }
  edits.sort(([a], [b]) => b.start - a.start);
  return edits.reduce((text, [{ start, end }, by]) => text.slice(0, start) + by + text.slice(end), code);
}

/** `import { a } from 'b'` as `const { a } = await load('b')`. */
function loading({ source, specifiers }: Node): string {
  const names = nodesIn(specifiers).map(({ local }) => (isNode(local) ? local.name : ''));
  return `const { ${names.join(', ')} } = await load('${isNode(source) ? source.value : ''}');`;
}
