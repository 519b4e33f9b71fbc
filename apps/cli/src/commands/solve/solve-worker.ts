/** A thread that answers for `lilypad solve --seconds`. */
import { serveAnswers } from '../../threads/serve-answers.ts';
import { answerer } from './run.ts';

void serveAnswers(answerer);
