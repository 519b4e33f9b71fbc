/**
 * The results that come with the project: values that took longer than anyone waits for a page. A line of the file is a
 * checksum, a blank and a JSON document; the command, which writes them, also checks them.
 */
const FILES = import.meta.glob<string>('../../../../cli/data/results.log', { query: '?raw', import: 'default' });

export interface Result {
  readonly position: string;
  /** In plain notation. */
  readonly value: string;
  readonly method: string;
  readonly seconds: number;
}

export type Results = ReadonlyMap<string, Result>;

export async function loadResults(): Promise<Results> {
  const texts = await Promise.all(Object.values(FILES).map((load) => load()));
  return new Map(texts.flatMap(readResults).map((result) => [result.position, result]));
}

export function readResults(text: string): Result[] {
  return text.split('\n').flatMap((line): Result[] => {
    const start = line.indexOf('{');
    if (start < 0) return [];
    const document = JSON.parse(line.slice(start)) as { readonly type?: string } & Result;
    return document.type === 'result' ? [document] : [];
  });
}
