/** `lilypad conjectures`: the conjectures among the named results. */
export { conjectures as run } from '../results/run.ts';
