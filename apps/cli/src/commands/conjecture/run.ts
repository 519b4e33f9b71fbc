/** `lilypad conjecture`: formulas for the values of a class that fit all samples, without proof and labelled so. */
export { conjecture as run } from '../prove/run.ts';
