/** The prover for worksheets, with the certificates that come with the program. */
import type { Host } from '@lilypad/sheet';
import { proverHost } from '@lilypad/sheet/prover';
import type { Team } from '@lilypad/toads';
import { FILES } from '../library/library.ts';

export const hostOf = (team: Team | undefined): Required<Host> => proverHost(FILES, team);
