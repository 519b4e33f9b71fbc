/** The reports of Rocq's own programs: the names in a module, and what coqchk relied on. */

/** The commands that make Rocq list everything that modules define: theorems, definitions, types and constructors. */
export function questionForNames(modules: readonly string[]): string {
  return [
    `From Lilypad Require ${modules.join(' ')}.`,
    'Remove Search Blacklist "Private_" "_subproof".',
    'Set Search Output Name Only.',
    `Search _ inside ${modules.map((module) => `Lilypad.${module}`).join(' ')}.`,
    '',
  ].join('\n');
}

/** The names in the answer, such as Game.le. */
export function namesInAnswer(output: string): string[] {
  return [...new Set(output.split(/\s+/).filter((name) => name !== ''))].sort();
}

/** So many names are asked for at once: what they have in common is looked at once only. */
const TOGETHER = 100;

/**
 * The commands that make Rocq print the assumptions of names, many together in one term. The first term has an axiom, to
 * see that it is found.
 */
export function questionForAssumptions(modules: readonly string[], names: readonly string[]): string {
  const terms = [['canary'], ...partsOf(names)].map((part) => part.map((name) => `let _ := @${name} in `).join(''));
  return [
    `From Lilypad Require ${modules.join(' ')}.`,
    'Axiom canary : False.',
    ...terms.map((term, i) => `Definition part${i} := ${term}I.\nPrint Assumptions part${i}.`),
    '',
  ].join('\n');
}

function partsOf(names: readonly string[]): string[][] {
  const count = Math.ceil(names.length / TOGETHER);
  return Array.from({ length: count }, (_, i) => names.slice(i * TOGETHER, (i + 1) * TOGETHER));
}

const FOUND = 'Axioms:\ncanary : False\n';
const CLOSED = 'Closed under the global context';

/** What is assumed, according to the answer; null if nothing is and all names were looked at. */
export function assumptionsInAnswer(output: string, names: readonly string[]): string | null {
  if (!output.startsWith(FOUND)) return 'An axiom is not found where there is one';
  const answers = output.slice(FOUND.length).trim().split('\n');
  const count = partsOf(names).length;
  if (answers.length === count && answers.every((line) => line === CLOSED)) return null;
  return answers.filter((line) => line !== CLOSED).join('\n') || `${answers.length} answers for ${count} questions`;
}

/**
 * What coqchk relied on besides its theory: each section of its report must say <none>. Returns the first that does
 * not, null if all do. A report without the known sections is an error.
 */
export function relianceInReport(report: string): string | null {
  const summary = report.slice(Math.max(0, report.indexOf('CONTEXT SUMMARY')));
  const sections = [...summary.matchAll(/^\* ([^:\n]+):([^*]*)/gm)].map(([, title, body]) => [title, body.trim()]);
  const titles = sections.map(([title]) => title);
  for (const known of ['Axioms', 'type-in-type', 'unsafe (co)fixpoints', 'positivity is assumed']) {
    if (!titles.some((title) => title.includes(known))) return `the report has no section on ${known}`;
  }
  const relied = sections.find(([title, body]) => title !== 'Theory' && body !== '<none>');
  return relied === undefined ? null : `${relied[0]}: ${relied[1].replace(/\s+/g, ' ')}`;
}
