/** Where the game begins, who plays, and how it looks. */
import type { Side } from '@lilypad/games';
import { type Board, type NotationError, parsePosition, type SumPosition } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { type Game, parseBoards, printBoards } from '../../game/game.ts';
import type { Player, Settings } from '../../game/settings.ts';
import { TextField } from '../../parts/text-field.tsx';

interface SettingsCardProps {
  readonly game: Game;
  readonly settings: Settings;
  readonly onStart: (start: readonly Board[], first: Side) => void;
  readonly onChange: (settings: Settings) => void;
}

export function SettingsCard({ game, settings, onStart, onChange }: SettingsCardProps) {
  const [left, right] = settings.players;
  return (
    <section class="card settings-card" aria-labelledby="settings-heading">
      <h2 id="settings-heading">Players and board</h2>
      <div class="settings">
        <PlayerChoice
          name="Left (toads)"
          player={left}
          onChange={(player) => onChange({ ...settings, players: [player, right] })}
        />
        <PlayerChoice
          name="Right (frogs)"
          player={right}
          onChange={(player) => onChange({ ...settings, players: [left, player] })}
        />
        {settings.players.includes('computer') && (
          <label>
            <span>The computer waits {settings.delay / 1000} s</span>
            <input
              type="range"
              min="0"
              max="5000"
              step="100"
              value={settings.delay}
              onInput={(event) => onChange({ ...settings, delay: Number(event.currentTarget.value) })}
            />
          </label>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={settings.worth}
            onChange={(event) => onChange({ ...settings, worth: event.currentTarget.checked })}
          />
          <span>Show what moves are worth</span>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={settings.motion}
            onChange={(event) => onChange({ ...settings, motion: event.currentTarget.checked })}
          />
          <span>Animate moves</span>
        </label>
      </div>
      <StartForm key={`${printBoards(game.start)} ${game.first}`} game={game} onStart={onStart} />
    </section>
  );
}

/** Good boards to start from, the last two of them sums. */
const STARTS = ['TT..FF', 'TTT..FFF', 'TTT...FFF', 'TTTT...FFFF', 'TT..FF + T.F', 'T..F + TT.FF + TF.'] as const;

/** One board in any notation, which may say who moves first, or several boards. */
function read(text: string, first: Side): ReadStart {
  if (text.includes('+')) {
    const parsed = parseBoards(text);
    return parsed.ok ? { ok: true, value: { boards: parsed.value, turn: first } } : parsed;
  }
  const parsed = parsePosition(text, /^\s*(\d+_|\()/.test(text) ? undefined : first);
  return parsed.ok ? { ok: true, value: { boards: [parsed.value.board], turn: parsed.value.turn } } : parsed;
}

type ReadStart =
  | { readonly ok: true; readonly value: SumPosition }
  | { readonly ok: false; readonly error: NotationError };

interface PlayerChoiceProps {
  readonly name: string;
  readonly player: Player;
  readonly onChange: (player: Player) => void;
}

function PlayerChoice({ name, player, onChange }: PlayerChoiceProps) {
  return (
    <label>
      <span>{name}</span>
      <select
        value={player}
        onChange={(event) => onChange(event.currentTarget.value === 'computer' ? 'computer' : 'person')}
      >
        <option value="person">a person</option>
        <option value="computer">the computer</option>
      </select>
    </label>
  );
}

function StartForm({ game, onStart }: Pick<SettingsCardProps, 'game' | 'onStart'>) {
  const [text, setText] = useState(printBoards(game.start));
  const [first, setFirst] = useState<Side>(game.first);
  const parsed = read(text, first);
  const start = (event: Event): void => {
    event.preventDefault();
    if (parsed.ok) onStart(parsed.value.boards, parsed.value.turn);
  };
  return (
    <form class="start-form" onSubmit={start}>
      <h3>Start another game</h3>
      <ul class="starts">
        {STARTS.map((start) => (
          <li key={start}>
            <button type="button" onClick={() => setText(start)} aria-pressed={text === start}>
              <code>{start}</code>
            </button>
          </li>
        ))}
      </ul>
      <TextField
        label="Start position, such as TTT..FFF, T^3.^2F^3, 1_RR-LL, or a sum of boards"
        value={text}
        problem={parsed.ok ? null : parsed.error}
        onInput={setText}
      />
      <div class="start-row">
        <label>
          <span>First move</span>
          <select value={String(first)} onChange={(event) => setFirst(event.currentTarget.value === '1' ? 1 : 0)}>
            <option value="0">toads</option>
            <option value="1">frogs</option>
          </select>
        </label>
        <button type="submit" class="primary" disabled={!parsed.ok}>
          New game
        </button>
      </div>
    </form>
  );
}
