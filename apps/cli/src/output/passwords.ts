/**
 * Addresses of databases may have passwords in them, which must not be seen in messages or in lists of processes: before
 * the machine, or among the parameters at the end. What belongs to a password is not always clear in a sentence; then more is hidden.
 */

const BEFORE_MACHINE = /(\w:\/\/[^\s:/@]*):[^\n]*@/g;
const PARAMETER = /([?&])([^\s=&]*)=([^&\n]*)/g;

/** The text with every password in an address replaced. */
export const withoutPasswords = (text: string): string =>
  text
    .replace(BEFORE_MACHINE, '$1:***@')
    .replace(PARAMETER, (whole, mark: string, name: string) => (isPassword(name) ? `${mark}${name}=***` : whole));

/** Whether a parameter has this name; its letters may be written as %70. */
function isPassword(name: string): boolean {
  const letters = name.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return letters.toLowerCase() === 'password';
}

const haveOne = (argv: readonly string[]): boolean => argv.some((argument) => withoutPasswords(argument) !== argument);

/**
 * Whether others see a password among the arguments as long as the command runs: npx starts it by a shell, which has the same
 * arguments and another title.
 */
export const isShownByNpx = (argv: readonly string[], env: Readonly<Record<string, string | undefined>>): boolean =>
  env.npm_lifecycle_event === 'npx' && /^'?lilypad'?$/.test(env.npm_lifecycle_script ?? '') && haveOne(argv);

/** Gives the process another title if its arguments have a password, so that others do not see them. */
export function hideArguments(argv: readonly string[], shown: { title: string } = process): void {
  if (haveOne(argv)) shown.title = 'lilypad';
}
