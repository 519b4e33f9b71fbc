/** What the prompt says when it is asked for help. */
import { complete, FUNCTIONS, type FunctionHelp, helpOf } from '@lilypad/sheet';

const GROUPS: Readonly<Record<FunctionHelp['group'], string>> = {
  values: 'Values of boards and sums',
  properties: 'Properties of games',
  operations: 'Operations on games',
  boards: 'Boards',
  lists: 'Lists',
  numbers: 'Numbers',
  proofs: 'Proofs',
  language: 'The language',
};

export const COMMANDS = `:latex :unicode :paper :plain   how values are written
:time                           say how long each statement takes, or stop doing so
:kind                           say what kind of value each is, or stop doing so
:names                          the names that are defined
:save FILE                      write the statements of this session to a worksheet
:load FILE                      run a worksheet
:quit                           leave, as Ctrl-D does
help, help NAME                 the functions of the language`;

/** All functions in their groups, or one of them. */
export function helpText(name: string): string {
  if (name === '') return overview();
  const help = helpOf(name);
  if (help !== null) return about(help);
  const { items } = complete(name, name.length);
  const near = items.filter(({ kind }) => kind === 'function').map((item) => item.name);
  return `There is no function "${name}".${near.length === 0 ? '' : ` There are ${near.join(', ')}.`}`;
}

function overview(): string {
  const groups = Object.entries(GROUPS).map(([group, title]) => {
    const names = FUNCTIONS.filter((one) => one.group === group).map((one) => one.name);
    return `${title}:\n  ${wrapped(names)}`;
  });
  return `${groups.join('\n')}\n"help NAME" explains one; ":help" lists the commands of the prompt.`;
}

const WIDTH = 90;

function wrapped(names: readonly string[]): string {
  const lines = [''];
  for (const name of names) {
    const last = lines.at(-1) as string;
    if (last.length + name.length > WIDTH) lines.push(name);
    else lines[lines.length - 1] = last === '' ? name : `${last} ${name}`;
  }
  return lines.join('\n  ');
}

function about({ usage, help, aliases, example }: FunctionHelp): string {
  return `${usage}: ${help}\n  also ${aliases.join(', ')}\n  for example ${example}`;
}
