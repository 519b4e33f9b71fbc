/** Winning strategies: they answer every move, and say who wins. */
import { Arena, formatGame } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../board/expression.ts';
import { type Term, termsOf } from '../board/terms.ts';
import { Valuer } from '../value/valuer.ts';
import { winningReplies } from './replies.ts';

function lines(text: string): string[] {
  const valuer = new Valuer(new Arena());
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const terms: Term[] = termsOf(valuer.arena, parsed.value, (board) => valuer.value(board));
  return winningReplies(valuer, terms, (g) => formatGame(valuer.arena, g));
}

describe('winning replies', () => {
  it('say who wins', () => {
    const heads = (text: string): string[] => lines(text).filter((line) => !line.startsWith(' '));
    expect(heads('TF.')).toEqual(['If Left begins, Right wins:', 'If Right begins, Left wins:']);
    expect(heads('T.F')).toEqual(['If Left begins, Left wins with .TF:', 'If Right begins, Right wins with TF.:']);
    expect(heads('T.')).toEqual(['If Left begins, Left wins with .T:', 'If Right begins, Left wins:']);
  });

  it('answer every move', () => {
    // Each position that a reply leads to is listed once, with replies of its own.
    const all = lines('TT.F.F + T.F');
    const positions = all.filter((line) => /^ {2}\S/.test(line));
    const replies = all.filter((line) => line.includes(' -> ')).map((line) => `  ${line.split(' -> ')[1]}`);
    for (const reply of replies) expect(positions).toContain(reply);
  });
});
