/**
 * Which questions about the words of a class are learned. In a class that is its own mirror image a position is at most a rival exactly where its
 * mirror image is at least that rival (0 and * are their own negatives), so only half of the predicates are learned.
 */
import { mirrorClass, mirrorWord, type PositionClass } from '../classes/position-class.ts';
import { converse, type Question, RELATIONS, RIVALS } from './outcomes.ts';

/** A question that is learned, and whether its answers are those of the one that was asked in the mirror. */
interface LearnedAs {
  readonly question: Question;
  readonly mirrored: boolean;
}

export class Questions {
  private readonly isMirror: boolean;

  constructor(positions: PositionClass) {
    const mirror = mirrorClass(positions);
    this.isMirror = mirror.gap === positions.gap && mirror.words.join() === positions.words.join();
  }

  /** What is to be learned about words. */
  about(words: readonly string[]): Question[] {
    const relations = this.isMirror ? (['atLeast'] as const) : RELATIONS;
    return words.flatMap((word) => RIVALS.flatMap((rival) => relations.map((relation) => ({ word, rival, relation }))));
  }

  /** The learned question whose answer, perhaps in the mirror, is that of a question. */
  learnedAs(question: Question): LearnedAs {
    const { word, rival, relation } = question;
    if (!this.isMirror || relation === 'atLeast') return { question, mirrored: false };
    return { question: { word: mirrorWord(word), rival, relation: converse(relation) }, mirrored: true };
  }
}
