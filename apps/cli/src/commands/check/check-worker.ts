/** A thread that checks for `lilypad check --seconds`. */
import { serveAnswers } from '../../threads/serve-answers.ts';
import { answerer } from './run.ts';

void serveAnswers(answerer);
