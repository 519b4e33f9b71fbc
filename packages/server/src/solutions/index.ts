/** Solved variants kept on disk. */
export { Solutions, type SolutionsOptions } from './solutions.ts';
