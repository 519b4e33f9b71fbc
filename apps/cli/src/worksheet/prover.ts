/** The prover for worksheets, with the certificates that come with the program. */
import { proverHost } from '@lilypad/sheet/prover';
import { FILES } from '../library/library.ts';

export const host = proverHost(FILES);
