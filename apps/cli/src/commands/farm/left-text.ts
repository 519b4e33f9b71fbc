/** What old versions of the program have left in a farm, in words. */
import type { OldVersions } from '@lilypad/farm';

/** Whether there is anything to remove. */
export const hasLeft = ({ versions, checkpoints }: OldVersions): boolean => versions.length + checkpoints > 0;

/** Without a full stop. */
export const leftText = ({ versions, jobs, notes, checkpoints }: OldVersions): string =>
  `${counted(versions.length, 'old version')} that nobody has any more, with ${counted(jobs, 'job')}, ${counted(notes, 'note')} of failures and ${counted(checkpoints, 'checkpoint')}`;

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
