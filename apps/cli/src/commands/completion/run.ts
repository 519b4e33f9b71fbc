/** `lilypad completion`: scripts for shells, made from the definitions of the commands themselves. */
import type { Command } from 'commander';
import { writeLine } from '../../output/output.ts';
import type { Shell } from './options.ts';

export async function run(shell: Shell, commands: readonly Command[]): Promise<void> {
  await writeLine(WRITERS[shell](commands));
}

const WRITERS: Readonly<Record<Shell, (commands: readonly Command[]) => string>> = { bash, zsh, fish };

/** The long options of a command, with what they do. */
const optionsOf = (command: Command): { flag: string; description: string }[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ long, description }) => ({ flag: long ?? '', description }));

const namesOf = (commands: readonly Command[]): string => commands.map((command) => command.name()).join(' ');

function bash(commands: readonly Command[]): string {
  const cases = commands.map((command) => {
    const flags = optionsOf(command).map(({ flag }) => flag);
    return `    ${command.name()}) options="${flags.join(' ')}" ;;`;
  });
  return `_lilypad() {
  local current=\${COMP_WORDS[COMP_CWORD]} options=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${namesOf(commands)} help --help --version" -- "$current"))
    return
  fi
  case \${COMP_WORDS[1]} in
${cases.join('\n')}
    help) COMPREPLY=($(compgen -W "${namesOf(commands)}" -- "$current")); return ;;
  esac
  if [[ $current == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$current"))
  else COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _lilypad lilypad`;
}

function zsh(commands: readonly Command[]): string {
  const described = commands.map((command) => `    ${quoted(`${command.name()}:${command.summary()}`)}`);
  const cases = commands.map((command) => {
    const flags = optionsOf(command).map(({ flag, description }) =>
      quoted(`${flag}[${description.replace(/[[\]:]/g, ' ')}]`),
    );
    return `    ${command.name()}) _arguments ${flags.join(' ')} '*:file:_files' ;;`;
  });
  return `#compdef lilypad
_lilypad() {
  local -a commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case $words[2] in
${cases.join('\n')}
  esac
}
_lilypad "$@"`;
}

function fish(commands: readonly Command[]): string {
  return commands
    .flatMap((command) => [
      `complete -c lilypad -n __fish_use_subcommand -f -a ${command.name()} -d ${quoted(command.summary())}`,
      ...optionsOf(command).map(
        ({ flag, description }) =>
          `complete -c lilypad -n '__fish_seen_subcommand_from ${command.name()}' -l ${flag.slice(2)} -d ${quoted(description)}`,
      ),
    ])
    .join('\n');
}

/** For all three shells: in single quotes, with those inside closed, escaped and opened again. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
