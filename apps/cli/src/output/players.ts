/** The names of the two players. */
import type { Side } from '@lilypad/games';

const PLAYERS = ['toads', 'frogs'] as const;
const TRAVELLERS = ['right-moving toads', 'left-moving frogs'] as const;

export const player = (side: Side): string => PLAYERS[side];
export const traveller = (side: Side): string => TRAVELLERS[side];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
