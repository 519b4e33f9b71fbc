/** Addresses as the client of the database reads them: wherever it finds a password, none is left in messages or titles. */
import { describe, expect, test } from 'vitest';
import { hideArguments, isShownByNpx, withoutPasswords } from './passwords.ts';

const WITH_PASSWORDS: readonly (readonly [string, string])[] = [
  ['postgres://frog:s3cret@pond/lily', 'postgres://frog:***@pond/lily'],
  ['postgres://:s3cret@pond/lily', 'postgres://:***@pond/lily'],
  ['postgres://frog:s3/cr@et@pond/lily', 'postgres://frog:***@pond/lily'],
  ['postgres://frog:my s3cret@pond/lily', 'postgres://frog:***@pond/lily'],
  ['postgres://pond/lily?user=frog&password=s3cret', 'postgres://pond/lily?user=frog&password=***'],
  ['postgres://pond/lily?password=s3cret&user=frog', 'postgres://pond/lily?password=***&user=frog'],
  ['postgres://pond/lily?password=my s3cret&user=frog', 'postgres://pond/lily?password=***&user=frog'],
  ['postgres://pond/lily?p%61ssword=s3cret', 'postgres://pond/lily?p%61ssword=***'],
  ['postgres://frog:one@pond/lily?password=s3cret', 'postgres://frog:***@pond/lily?password=***'],
  ['--farm=postgres://pond/lily?password=s3cret', '--farm=postgres://pond/lily?password=***'],
  ['first line\npostgres://frog:s3cret@pond\nthird@line', 'first line\npostgres://frog:***@pond\nthird@line'],
];

const WITHOUT = [
  'postgres://frog@pond:5432/lily?sslmode=require',
  'postgres://pond/lily',
  'T^a...FF = 1 for a >= 2?',
  '%',
];

describe('messages', () => {
  test.each(WITH_PASSWORDS)('%s', (text, shown) => expect(withoutPasswords(text)).toBe(shown));
  test.each(WITHOUT)('%s stays as it is', (text) => expect(withoutPasswords(text)).toBe(text));
});

describe('the title of the process', () => {
  test.each(WITH_PASSWORDS)('hides %s', (text) => {
    const shown = { title: text };
    hideArguments(['farm', 'work', text], shown);
    expect(shown.title).toBe('lilypad');
  });

  test('is left alone where there is nothing to hide', () => {
    const shown = { title: 'as it was' };
    hideArguments(WITHOUT, shown);
    expect(shown.title).toBe('as it was');
  });
});

describe('what npx shows', () => {
  const [[address]] = WITH_PASSWORDS;
  const npx = { npm_lifecycle_event: 'npx', npm_lifecycle_script: "'lilypad'" };

  test.each<[boolean, string, Record<string, string>]>([
    [true, address, npx],
    [false, 'postgres://frog@pond/lily', npx],
    [false, address, {}],
    // The tests themselves, and a script of a package.
    [false, address, { ...npx, npm_lifecycle_script: "'vitest'" }],
    [false, address, { ...npx, npm_lifecycle_event: 'test' }],
  ])('%s: %s with %j', (isShown, text, env) => expect(isShownByNpx(['farm', 'work', text], env)).toBe(isShown));
});
