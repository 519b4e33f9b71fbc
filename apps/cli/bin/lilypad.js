#!/usr/bin/env node
// Committed, so that npm can link the command before the first build; the program itself is ../dist/main.js.
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);
if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('Lilypad is not built yet: run `npm run build` first.');
  process.exitCode = 1;
}
