/** Where the game begins, who plays, and how it looks. */
import type { Side } from '@lilypad/games';
import { type Board, parsePosition, printSquares } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { InputError } from '../../parts/input-error.tsx';
import type { Game } from './game.ts';
import type { Player, Settings } from './settings.ts';

interface SettingsCardProps {
  readonly game: Game;
  readonly settings: Settings;
  readonly onStart: (start: Board, first: Side) => void;
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
        <label>
          <span>Skill of the computer: {settings.skill} %</span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={settings.skill}
            onInput={(event) => onChange({ ...settings, skill: Number(event.currentTarget.value) })}
          />
        </label>
        <label>
          <span>Its delay: {settings.delay / 1000} s</span>
          <input
            type="range"
            min="0"
            max="5000"
            step="100"
            value={settings.delay}
            onInput={(event) => onChange({ ...settings, delay: Number(event.currentTarget.value) })}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={settings.hints}
            onChange={(event) => onChange({ ...settings, hints: event.currentTarget.checked })}
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
      <StartForm key={`${printSquares(game.start)} ${game.first}`} game={game} onStart={onStart} />
    </section>
  );
}

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
  const [text, setText] = useState(printSquares(game.start));
  const [first, setFirst] = useState<Side>(game.first);
  const parsed = parsePosition(text, /^\s*(\d+_|\()/.test(text) ? undefined : first);
  const start = (event: Event): void => {
    event.preventDefault();
    if (parsed.ok) onStart(parsed.value.board, parsed.value.turn);
  };
  return (
    <form class="start-form" onSubmit={start}>
      <h3>Start another game</h3>
      <label for="start">Start position, such as TTT..FFF, T^3.^2F^3 or 1_RR-LL</label>
      <input
        id="start"
        type="text"
        value={text}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        aria-invalid={!parsed.ok}
        {...(parsed.ok ? {} : { 'aria-describedby': 'start-error' })}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {!parsed.ok && (
        <InputError id="start-error" text={text} message={parsed.error.message} column={parsed.error.column} />
      )}
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
