/** Whether a game has parameters. The prover knows games with parameters; it is loaded only for a text that may be one. */

/** A letter that can be part of a name and is not part of the notation of games. */
const NAME = /[a-uw-z]|[A-Z](?!iny)/;

/** Whether a text that is no game without parameters is one with them, or was meant to be. */
export async function hasParameters(text: string): Promise<boolean> {
  return NAME.test(text) && (await import('@lilypad/prover')).hasParameters(text);
}
