/** The boards of a game, to be played on. */
import type { SumMove } from '@lilypad/toads';
import { PlayBoard } from '../board/play-board.tsx';
import type { RatedMoveAnswer } from '../worker/game-questions.ts';
import { type Game, lastMoveOn, positionOf } from './game.ts';
import './game.css';

const KEYS = 'arrow keys choose a piece, Enter moves it, U takes back, R makes again';

interface GameBoardsProps {
  readonly game: Game;
  /** The moves that may be made; none while the computer thinks. */
  readonly moves: readonly SumMove[];
  /** What the moves are worth, or null where that is not shown. */
  readonly rated?: readonly RatedMoveAnswer[] | null;
  readonly animated?: boolean;
  /** What a hint points at: a piece, and perhaps where it should go. */
  readonly pointer?: { readonly move: SumMove; readonly whole: boolean } | null;
  readonly onMove: (move: SumMove) => void;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
}

export function GameBoards(props: GameBoardsProps) {
  const { game, moves, rated = null, animated = true, pointer = null, onMove, ...history } = props;
  const { boards } = positionOf(game);
  return (
    <div class={`game-boards${boards.length > 1 ? ' several' : ''}`}>
      {boards.map((board, i) => (
        <PlayBoard
          // A board is its place in the sum.
          key={i}
          name={`${boards.length > 1 ? `Board ${i + 1}` : 'Board'}; ${KEYS}`}
          board={board}
          moves={moves.filter((move) => move.board === i)}
          rated={rated?.filter(({ move }) => move.board === i) ?? null}
          animated={animated}
          last={lastMoveOn(game, i)}
          pointer={
            pointer?.move.board === i ? { from: pointer.move.from, to: pointer.whole ? pointer.move.to : null } : null
          }
          onMove={(move) => onMove({ ...move, board: i })}
          {...history}
        />
      ))}
    </div>
  );
}
