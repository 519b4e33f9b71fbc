/**
 * Ways to make Rocq believe something without a proof, looked for in the text of a file. Rocq itself reports most of
 * them (audit.ts); this finds the hidden ones, and says where they are.
 */

/** Comments, which may nest, and quoted texts are ignored. */
function withoutComments(text: string): string {
  let depth = 0;
  return text.replace(/\(\*|\*\)|"(?:[^"]|"")*"|[\s\S]/g, (piece) => {
    if (piece === '(*') depth++;
    const inside = depth > 0;
    if (piece === '*)' && depth > 0) depth--;
    if (!inside) return piece.startsWith('"') ? '""' : piece;
    return piece === '\n' ? '\n' : ' ';
  });
}

const FORBIDDEN: readonly RegExp[] = [
  // Statements without a proof.
  /\b(?:Axioms?|Parameters?|Conjectures?|Admitted|admit|give_up|Admit\s+Obligations|Primitive|Declare\s+Module)\b/g,
  // Checks switched off, for a definition, a file or a library.
  /\bbypass_check\b/g,
  /\b(?:Unset|Set|Local\s+Unset|Global\s+Unset)\s+(?:Guard|Positivity|Universe)\s+Checking\b|\bType\s*-?\s*In\s*-?\s*Type\b/gi,
  // External code.
  /\b(?:Declare\s+ML\s+Module|Load|Add\s+(?:Rec\s+)?LoadPath|Extraction|Redirect|Drop|Cd)\b/g,
];

/** Assumptions of a section are fine: they become premises when it ends. */
const ASSUMPTION = /\b(?:Variables?|Hypothes[ie]s|Context)\b/g;

/** What is forbidden in a file, as "line 3: bypass_check". */
export function unsafeIn(text: string): string[] {
  const code = withoutComments(text);
  const found = FORBIDDEN.flatMap((pattern) => [...code.matchAll(pattern)]);
  const outside = [...code.matchAll(ASSUMPTION)].filter((match) => !isInSection(code.slice(0, match.index)));
  return [...found, ...outside]
    .sort((a, b) => a.index - b.index)
    .map((match) => `line ${code.slice(0, match.index).split('\n').length}: ${match[0].replace(/\s+/g, ' ')}`);
}

function isInSection(before: string): boolean {
  const open: string[] = [];
  for (const [, what] of before.matchAll(/\b(Section|Module|End)\s+\w+/g)) {
    if (what === 'End') open.pop();
    else open.push(what);
  }
  return open.includes('Section');
}
