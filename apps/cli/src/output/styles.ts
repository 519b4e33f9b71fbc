/** The notations that values can be written in; a list of its own, so that options can name them before a package is loaded. */
import type { StyleName } from '@lilypad/games';

export const STYLES: readonly StyleName[] = ['plain', 'paper', 'unicode', 'latex'];
