/** Take back, make again, hint, start again, change sides, share. */
import type { ComponentChildren } from 'preact';
import { CopyButton } from '../../parts/copy-button.tsx';

interface GameControlsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the computer is to move and waits for the user. */
  readonly waiting: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRestart: () => void;
  readonly onSwap: () => void;
  readonly onGoOn: () => void;
  readonly children: ComponentChildren;
}

export function GameControls(props: GameControlsProps) {
  return (
    <div class="game-controls">
      {props.waiting && (
        <button type="button" class="primary" onClick={props.onGoOn}>
          Let the computer move
        </button>
      )}
      <button type="button" onClick={props.onUndo} disabled={!props.canUndo}>
        Undo
      </button>
      <button type="button" onClick={props.onRedo} disabled={!props.canRedo}>
        Redo
      </button>
      {props.children}
      <button type="button" onClick={props.onRestart} disabled={!props.canUndo && !props.canRedo}>
        Restart
      </button>
      <button type="button" onClick={props.onSwap}>
        Swap sides
      </button>
      <CopyButton text={location.href} label="Copy link" what="link to this game" />
    </div>
  );
}
