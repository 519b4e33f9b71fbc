/**
 * Parts of a JSON document, checked to have the expected form.
 *
 * Trusted: an object has all the fields it should have, and none that would be ignored.
 */
import { clip, Misread } from './misread.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** An object with all required fields, and no others besides the optional ones. */
export function object(
  json: unknown,
  where: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Fields {
  if (!isObject(json)) throw new Misread(`${where} is not an object`);
  for (const name of required) if (!Object.hasOwn(json, name)) throw new Misread(`${where} lacks the field "${name}"`);
  for (const name of Object.keys(json)) {
    if (!required.includes(name) && !optional.includes(name)) {
      throw new Misread(`${where} has the field "${clip(name)}", which means nothing there`);
    }
  }
  return json;
}

export function list(json: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(json)) throw new Misread(`${where} is not a list`);
  return json;
}

export function string(json: unknown, where: string): string {
  if (typeof json !== 'string') throw new Misread(`${where} is not a text`);
  return json;
}

/** Names of corollaries are printed: they have no sign that could be mistaken for anything but a name. */
const COROLLARY_NAME = /^[A-Za-z0-9 .,^()+*=-]{1,80}$/;

export function corollaryName(json: unknown): string {
  const name = string(json, 'the name of a corollary');
  if (COROLLARY_NAME.test(name)) return name;
  throw new Misread('the name of a corollary is not 1 to 80 letters, digits, blanks and signs of . , ^ ( ) + * = -');
}
