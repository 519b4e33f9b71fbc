/** What a test of the command needs before it starts: a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLine } from '@lilypad/tables';
import { afterAll, beforeAll } from 'vitest';

interface Workplace {
  /** The path of a file in the folder, or of the folder. */
  readonly path: (name?: string) => string;
  /** The path of a file for results that no other test has. */
  readonly newStore: () => string;
}

/** Call it once at the start of a test file; the folder exists when the first test runs. */
export function workplace(): Workplace {
  let folder: string;
  let stores = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lilypad-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = (name = '') => join(folder, name);
  return { path, newStore: () => path(`${stores++}.log`) };
}

/** A line of a file of results that says nothing but a position and its value. */
export function resultLine(position: string, value: string): string {
  const date = '2024-01-01T00:00:00.000Z';
  return writeLine({ type: 'result', position, value, method: 'm', nodes: 1, seconds: 2, version: 'v', date });
}
