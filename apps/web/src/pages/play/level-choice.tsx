/** How well the computer plays, in one row above the board. */
import { LEVELS } from '@lilypad/toads';
import { LEVEL_NAMES, LEVEL_NOTES } from '../../game/phrases.ts';
import type { Settings } from '../../game/settings.ts';

interface LevelChoiceProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

export function LevelChoice({ settings, onChange }: LevelChoiceProps) {
  if (!settings.players.includes('computer')) return null;
  return (
    <fieldset class="levels">
      <legend class="visually-hidden">The computer plays as</legend>
      {LEVELS.map((level) => (
        <label key={level} title={`The ${level} computer ${LEVEL_NOTES[level]}.`}>
          <input
            type="radio"
            name="level"
            value={level}
            checked={settings.level === level}
            onChange={() => onChange({ ...settings, level })}
          />
          <span>{LEVEL_NAMES[level]}</span>
        </label>
      ))}
      <p class="hint">It {LEVEL_NOTES[settings.level]}.</p>
    </fieldset>
  );
}
