/** The region of a case, as it is written after its result: "where a >= 1", or "always". */
export const regionPhrase = (where: string): string => (where === 'always' ? where : `where ${where}`);
