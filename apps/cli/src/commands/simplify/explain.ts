/** `lilypad simplify --explain`: which options are dominated or reversible, brace by brace, the innermost first. */
import {
  type Arena,
  evaluate,
  GameFormatter,
  type GameId,
  LEFT,
  parseSyntax,
  type SimplificationStep,
  type StyleName,
  type Syntax,
  simplificationOf,
} from '@lilypad/games';

const MOST_LINES = 200;

/** A line for every step, for each pair of braces of the text. */
export function explanation(arena: Arena, text: string, style: StyleName): string[] {
  const parsed = parseSyntax(text);
  if (!parsed.ok) return [];
  const formatter = new GameFormatter(arena, { style });
  const lines = [...new Set(bracesIn(parsed.value).flatMap((braces) => bracesLines(arena, braces, formatter)))];
  const shown = lines.slice(0, MOST_LINES);
  if (lines.length === 0) return ['No option is dominated or reversible.'];
  return shown.length === lines.length ? shown : [...shown, `There are ${lines.length - shown.length} more steps.`];
}

type Braces = Extract<Syntax<never>, { kind: 'game' }>;

/** All pairs of braces, those inside others first. */
function bracesIn(root: Syntax<never>): Braces[] {
  const found: Braces[] = [];
  // Nodes are plain data: the parts of a node are its fields.
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part !== 'object' || part === null) continue;
    if ((part as Partial<Braces>).kind === 'game') found.push(part as Braces);
    pending.push(...Object.values(part));
  }
  return found.reverse();
}

function bracesLines(arena: Arena, { left, right }: Braces, formatter: GameFormatter): string[] {
  const [ours, theirs] = [left, right].map((options) => options.map((one) => evaluate(arena, one, (atom) => atom)));
  const write = (games: readonly GameId[]): string => games.map((game) => formatter.format(game)).join(',');
  const { steps, game, ...rest } = simplificationOf(arena, ours, theirs);
  const head = `{${write(ours)}|${write(theirs)}}`;
  const value = formatter.format(game);
  const isBetween = arena.isNumber(game) && rest.left.length + rest.right.length > 0;
  const last = isBetween
    ? [`${head} is ${value}, the simplest number that fits between {${write(rest.left)}|${write(rest.right)}}.`]
    : [];
  return [...steps.map((step) => `In ${head}, ${stepText(step, write)}`), ...last];
}

function stepText(step: SimplificationStep, write: (games: readonly GameId[]) => string): string {
  const [player, other] = step.side === LEFT ? ['Left', 'Right'] : ['Right', 'Left'];
  const option = `${player}'s option ${write([step.option])}`;
  if (step.kind === 'dominated') return `${option} is dominated by ${write([step.by])}.`;
  const instead = step.instead.length === 0 ? 'goes' : `is replaced by ${write(step.instead)}`;
  return `${option} is reversible through ${other}'s reply ${write([step.through])}, and ${instead}.`;
}
