/** The contents of the documentation: groups of documents, in the order in which they are offered. */

export interface Group {
  readonly title: string;
  /** Files of the workspace. */
  readonly files: readonly string[];
}

const docs = (...names: string[]): string[] => names.map((name) => `docs/${name}.md`);

const GROUPS: readonly Group[] = [
  { title: 'Start', files: ['README.md', ...docs('workbench', 'coming-from-cgsuite', 'glossary')] },
  { title: 'Use', files: docs('notation', 'language', 'tables', 'compare', 'solver', 'api') },
  { title: 'Theory', files: docs('games-theory', 'rules', 'symbolic') },
  {
    title: 'Proofs',
    files: [
      'docs/theorems/README.md',
      ...docs('proving', 'statements', 'strategies', 'counting', 'certificates', 'checker', 'rocq'),
    ],
  },
  {
    title: 'The project',
    files: [...docs('architecture', 'performance', 'verification'), 'CONTRIBUTING.md', 'CHANGELOG.md'],
  },
];

/** The groups; a document that none of them names is in a group of its own, so that no document is lost. */
export function contentsOf(files: readonly string[]): Group[] {
  const known = new Set(GROUPS.flatMap((group) => group.files));
  const more = files.filter((file) => /^docs\/[^/]*\.md$/.test(file) && !known.has(file));
  const groups = GROUPS.map(({ title, files: all }) => ({ title, files: all.filter((file) => files.includes(file)) }));
  return more.length === 0 ? groups : [...groups, { title: 'More', files: more }];
}

/** What the workbench has on the subject of a document: the part of its address after #. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'README.md': '#/explore',
  'docs/notation.md': '#/explore',
  'docs/games-theory.md': '#/learn',
  'docs/glossary.md': '#/learn',
  'docs/compare.md': '#/explore?sum=T^5.^4F^3&with=2',
  'docs/solver.md': '#/play',
  'docs/language.md': '#/worksheet',
  'docs/coming-from-cgsuite.md': '#/worksheet?example=tour',
  'docs/tables.md': '#/tables',
};

/** Where the workbench shows what a document is about. */
export function subjectOf(file: string, theorems: readonly string[]): string {
  const [, theorem] = /^docs\/theorems\/(.+)\.md$/.exec(file) ?? [];
  if (theorem !== undefined && theorems.includes(theorem)) return `#/theorems?class=${encodeURIComponent(theorem)}`;
  if (/^docs\/(?:theorems\/|proving|statements|strategies|counting|certificates|checker)/.test(file))
    return '#/theorems';
  const [, table] = /^docs\/tables\/table-(\d\.\d)/.exec(file) ?? [];
  return table === undefined ? (SUBJECTS[file] ?? '#/') : `#/tables?table=${table}`;
}
