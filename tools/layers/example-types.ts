/**
 * The types of examples in comments: each becomes a module, and one run of the compiler checks them all against the
 * declarations of the packages.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodesIn, parseSource } from '../src/syntax.ts';

export interface Example {
  /** What it is an example of. */
  readonly of: string;
  /** The package that it belongs to, and what that exports. */
  readonly module: string;
  readonly names: readonly string[];
  readonly code: string;
}

/** What the compiler says, in the workspace with this root and these packages; it builds what is not up to date. */
export function typeErrors(root: string, packages: readonly string[], examples: readonly Example[]): string[] {
  const folder = join(root, 'tools/dist/examples');
  mkdirSync(folder, { recursive: true });
  try {
    for (const [i, example] of examples.entries()) {
      writeFileSync(join(folder, `${example.of}-${i}.ts`), moduleOf(example));
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration(packages)));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-b', folder], { cwd: root, encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line.includes('error TS'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function configuration(packages: readonly string[]): object {
  return {
    extends: '../../../tsconfig.base.json',
    compilerOptions: { noEmit: true, noUnusedLocals: false, verbatimModuleSyntax: false, types: ['node'] },
    include: ['*.ts'],
    references: packages.map((name) => ({ path: `../../../packages/${name}` })),
  };
}

/** In a block, so that an example may use the name of an export for something of its own. */
function moduleOf({ module, names, code }: Example): string {
  const imports = nodesIn(parseSource(code).body).filter(({ type }) => type === 'ImportDeclaration');
  const head = imports.map(({ start, end }) => code.slice(start, end));
  const body = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return [`import { ${used.join(', ')} } from '${module}';`, ...head, `{\n${body}\n}`, 'export {};\n'].join('\n');
}
