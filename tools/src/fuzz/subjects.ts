/** All that the fuzzer tries. */
import { CERTIFICATES } from './certificates.ts';
import { COMMAND_LINES } from './commands.ts';
import { PROGRAMS } from './programs.ts';
import { READERS } from './readers.ts';
import { requests } from './requests.ts';
import type { Subject } from './subject.ts';
import { VALUES } from './values.ts';

export const subjects = (): Subject[] => [...READERS, ...VALUES, CERTIFICATES, PROGRAMS, COMMAND_LINES, requests()];
