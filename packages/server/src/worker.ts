/** A worker thread without proved formulas. A program that has some starts its threads with a script of its own. */
import { serveTasks } from './serve-tasks.ts';

serveTasks();
