/**
 * Whether a game has parameters. The prover reads games with parameters; it is loaded only for a text that may have
 * some.
 */

/** A letter that can be part of a name and is not part of the notation of games. */
const NAME = /[a-uw-z]|[A-Z](?!iny)/;

/** Whether a text that is not a plain game is, or was meant to be, a game with parameters. */
export async function hasParameters(text: string): Promise<boolean> {
  return NAME.test(text) && (await import('@lilypad/prover')).hasParameters(text);
}
