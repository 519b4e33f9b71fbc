/** `lilypad completion` on the command line. */
import { Argument, type Command } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const HELP_AFTER = `
Examples:
  $ source <(lilypad completion bash)
  $ lilypad completion zsh > ~/.zfunc/_lilypad
  $ lilypad completion fish > ~/.config/fish/completions/lilypad.fish`;

export function define(command: Command): void {
  command
    .description('Print a script that completes commands and options in a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', HELP_AFTER)
    .action(async (shell: Shell, _options: object, command: Command) =>
      (await import('./run.ts')).run(shell, command.parent?.commands ?? []),
    );
}
