/** The worksheets that come with the workbench. */

interface ReadyMade {
  /** Its name in addresses. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** The text of its .lily file. */
  readonly load: () => Promise<string>;
}

export const READY_MADE: readonly ReadyMade[] = [
  {
    name: 'tour',
    title: 'The theory of games by Toads and Frogs',
    about: 'Outcomes, sums, numbers, switches, temperature and infinitesimals, each met on a board.',
    load: async () => (await import('./tour.lily?raw')).default,
  },
  {
    name: 'starting-positions',
    title: 'Starting positions: rules, tables and conjectures',
    about: 'The results of the paper on starting positions, one after another, with a misprint found.',
    load: async () => (await import('./starting-positions.lily?raw')).default,
  },
  {
    name: 'classes',
    title: 'Classes of positions and their formulas',
    about: 'The results of the paper on symbolic values: a few pieces of one kind, any number of the other.',
    load: async () => (await import('./classes.lily?raw')).default,
  },
  {
    name: 'length-11',
    title: 'The most complicated positions of length 11',
    about: 'Which of all 177,147 strips with 11 squares have values with the most stops?',
    load: async () => (await import('./length-11.lily?raw')).default,
  },
];
