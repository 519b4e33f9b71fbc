/** `npm run site`: builds the site into the folder `site`, or into the one that is named. */
import { inWorkspace } from '../workspace.ts';
import { buildSite } from './build.ts';

const folder = process.argv[2] ?? inWorkspace('site');
const { pages } = buildSite(folder);
process.stdout.write(`${pages} pages, and the workbench, in ${folder}\n`);
