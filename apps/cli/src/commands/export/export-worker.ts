/** A thread that exports for `lilypad export --seconds`. */
import { serveAnswers } from '../../threads/serve-answers.ts';
import { answerer } from './run.ts';

void serveAnswers(answerer);
