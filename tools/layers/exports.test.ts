/** The public face of the packages: the comments of their exports are complete, and their examples give what they say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runExample } from './example.ts';
import { type Example, typeErrors } from './example-types.ts';
import { declarationsIn, examplesIn, exportsOf, faultsOf } from './exports.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGES = join(ROOT, 'packages');

/** The examples of a package. */
function examplesOf(name: string): Example[] {
  const all = exportsOf(join(PACKAGES, name));
  const names = all.map((one) => one.name);
  return all
    .flatMap((one) => [one, ...one.members])
    .flatMap((one) =>
      examplesIn(one.comment).map((code) => ({ of: one.name, module: `@lilypad/${name}`, names, code })),
    );
}

/** The example in the README of a package, which imports all it uses. */
function readmeExample(name: string): Example {
  const text = readFileSync(join(PACKAGES, name, 'README.md'), 'utf8');
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(text) ?? [];
  return { of: 'README', module: `@lilypad/${name}`, names: [], code };
}

describe.each(readdirSync(PACKAGES))('%s', (name) => {
  const folder = join(PACKAGES, name);
  const all = exportsOf(folder);

  test('says of every export what it is, with units, errors and an example', () => {
    expect(all.length).toBeGreaterThan(2);
    expect(all.flatMap(faultsOf)).toEqual([]);
  });

  test('has examples that give what they say', async () => {
    const own = await import(join(folder, 'src/index.ts'));
    const examples = examplesOf(name);
    expect(examples.length).toBeGreaterThan(0);
    const wrong: unknown[] = [];
    for (const { of, code } of examples) {
      for (const one of await runExample(code, own, (module) => import(module))) wrong.push({ of, ...one });
    }
    expect(wrong).toEqual([]);
  });

  test('has a README with an example that gives what it says', async () => {
    expect(await runExample(readmeExample(name).code, {}, (module) => import(module))).toEqual([]);
  });
});

test('examples have the right types', () => {
  const packages = readdirSync(PACKAGES);
  const wrong = { of: 'wrong', module: '@lilypad/games', names: ['Dyadic'], code: 'Dyadic.of(1).third(); // => 1' };
  const errors = typeErrors(ROOT, packages, [...packages.flatMap(examplesOf), ...packages.map(readmeExample), wrong]);
  expect(errors).toEqual([expect.stringMatching(/wrong-\d+\.ts.*'third' does not exist/)]);
});

describe('the rule', () => {
  const complete =
    '/**\n * Half.\n *\n * @param n - squares\n * @returns squares\n * @throws RangeError - if n is odd\n';
  const half = 'export function half(n: number): number { if (n % 2) throw new RangeError(); return n / 2; }';
  const example = ' * @example\n * ```ts\n * half(4); // => 2\n * ```\n';

  test.each([
    [`${complete}${example} */\n${half}`, []],
    [half, ['no comment', 'no @example', 'no @throws', 'no @param for the number n', 'no @returns for its number']],
    [`${complete} */\n${half}`, ['no @example']],
    [`${complete}${example} */\n${half.replace('n: number', 'm: number')}`, ['no @param for the number m']],
    [`${example.replace(' *', '/**')} */\nexport const f = (): void => {};`, ['no comment']],
    [`/** Bare. */\nexport const f = async (a: string) => a;`, ['no @example']],
    ['/** A type. */\nexport type A = number;\n/** A constant, in bytes. */\nexport const B = 1;', []],
    ['const hidden = 1;\nexport type { C } from "./c.ts";', []],
  ])('finds of %j the faults %j', (text, faults) => {
    expect(declarationsIn(text).flatMap(faultsOf)).toEqual(faults.map((fault) => expect.stringMatching(`: ${fault}$`)));
  });

  test('looks at the members of classes, and at numbers in interfaces', () => {
    const text = `
      /** An interface. */
      export interface I { a: number; /** In bytes. */ b: number; c: string; }
      /**
       * A class.
       *
${example} */
      export class C {
        /** A property. */ d = 1;
        e = 2;
        private f = 3;
        constructor(readonly g: string, h: number) {}
        #i() {}
        /** A method. */
        j(k: number): number { return k; }
        get l(): number { return 1; }
        override name = 'C';
      }`;
    expect(declarationsIn(text).flatMap(faultsOf)).toEqual([
      'I.a: no comment',
      'C.e: no comment',
      'C.constructor: no @param for the number h',
      'C.g: no comment',
      'C.j: no @param for the number k',
      'C.j: no @returns for its number',
      'C.l: no comment',
    ]);
  });
});
