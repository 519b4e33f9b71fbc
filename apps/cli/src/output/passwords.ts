/** Addresses of databases may have passwords in them, which must not be seen in messages or in lists of processes. */

const PASSWORD = /(\w:\/\/[^\s:/@]*):\S*@/g;

/** The text with every password in an address replaced. */
export const withoutPasswords = (text: string): string => text.replace(PASSWORD, '$1:***@');

/** Gives the process another title if its arguments have a password, so that others do not see them. */
export function hideArguments(argv: readonly string[]): void {
  if (argv.some((argument) => withoutPasswords(argument) !== argument)) process.title = 'lilypad';
}
