/** `lilypad man`: a manual page in roff, made from the definitions of the commands themselves. */
import type { Command } from 'commander';
import { writeLine } from '../../output/output.ts';
import { version } from '../../output/version.ts';

export async function run(program: Command): Promise<void> {
  await writeLine(manualPage(program, version()));
}

function manualPage(program: Command, release: string): string {
  const name = program.name();
  const lines = [
    `.TH ${name.toUpperCase()} 1 "" "${name} ${roff(release)}" "User Commands"`,
    '.SH NAME',
    `${name} \\- ${roff(program.description())}`,
    '.SH SYNOPSIS',
    `.B ${name}`,
    roff(program.usage()),
    ...helpAfter(program),
    '.SH COMMANDS',
    ...program.commands.flatMap((command) => section(name, command)),
  ];
  return lines.join('\n');
}

/** One command: how it is called, what it does, its arguments and options, and the rest of its help. */
function section(program: string, command: Command): string[] {
  const help = command.createHelp();
  const item = (term: string, text: string): string[] => ['.TP', `.B ${roff(term)}`, roff(text)];
  return [
    `.SS ${roff(`${program} ${command.name()} ${command.usage()}`)}`,
    roff(command.description()),
    ...help.visibleArguments(command).flatMap((a) => item(help.argumentTerm(a), help.argumentDescription(a))),
    ...help.visibleOptions(command).flatMap((o) => item(help.optionTerm(o), help.optionDescription(o))),
    ...helpAfter(command),
  ];
}

/** What the help says after the options: paragraphs, and examples as they stand. */
function helpAfter(command: Command): string[] {
  let help = '';
  command.configureOutput({
    writeOut: (part) => {
      help += part;
    },
  });
  command.outputHelp();
  const text = help.slice(help.indexOf(command.helpInformation()) + command.helpInformation().length);
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((block) => block.length > 0)
    .flatMap((block) => {
      const lines = block.map(roff);
      return block.some((line) => line.startsWith('  ')) ? ['.PP', '.nf', ...lines, '.fi'] : ['.PP', ...lines];
    });
}

/** Text as roff reads it: backslashes and dashes are escaped, and no line begins with a control character. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/, '\\&');
}
