/**
 * The notations that values can be written in; a separate list, so that options can name them before a package is
 * loaded.
 */
import type { StyleName } from '@lilypad/games';

export const STYLES: readonly StyleName[] = ['plain', 'paper', 'unicode', 'latex'];
