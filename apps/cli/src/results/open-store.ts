/** The store that `--store` names, or the user's own. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkFolderOf } from '../output/write-file.ts';
import { defaultStorePath } from './location.ts';
import { ResultStore } from './store.ts';

/** Opens a file of results. The default folder is made if necessary; any other must exist. */
export function openStore(path: string): ResultStore {
  if (path === defaultStorePath()) mkdirSync(dirname(path), { recursive: true });
  else checkFolderOf(path);
  return new ResultStore(path);
}
