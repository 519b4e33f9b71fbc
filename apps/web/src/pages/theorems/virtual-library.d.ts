/** The certificates of the project, made by build/library.ts. */
declare module 'virtual:library' {
  export interface LibraryEntry {
    /** Such as A21. */
    readonly name: string;
    /** The kind of its claim. */
    readonly kind: 'value' | 'outcome' | 'invariant' | 'strategy' | 'counting';
    /** What it is about, for lists and searches. */
    readonly says: string;
    /** The certificate as it is stored. */
    readonly load: () => Promise<string>;
  }
  /** By name: first the classes of few empty squares, then those of few toads. */
  export const LIBRARY: readonly LibraryEntry[];
}
