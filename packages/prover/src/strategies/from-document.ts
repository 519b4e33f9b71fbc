/** What the checker read, as the patterns of this folder: so a claim means what was proved. */
import type { Affine } from '../check/strategies/affine.ts';
import type { Choice as ReadChoice, Side as ReadSide } from '../check/strategies/side.ts';
import type { Split as ReadSplit } from '../check/strategies/split.ts';
import type { Item as ReadItem, Word as ReadWord } from '../check/strategies/word.ts';
import { add, constant, type Form, scale, variable } from './pattern/form.ts';
import type { Choice, Side } from './pattern/side.ts';
import type { Split } from './pattern/split.ts';
import { type Item, WALL, type Word } from './pattern/word.ts';

/** Gives the variables of one pattern numbers, in the order in which they come. */
export class Converter {
  private readonly numbers = new Map<string, number>();

  word(word: ReadWord): Word {
    return word.map((item) => this.item(item));
  }

  side({ n, star, eps, choice }: ReadSide): Side {
    return { n: this.form(n), star, eps, choice: choice && this.choice(choice) };
  }

  private choice(choice: ReadChoice): Choice {
    if (choice.kind === 'board') return { kind: 'board', word: this.word(choice.word) };
    if (choice.kind === 'nest') return { ...choice, power: this.form(choice.power), inner: this.side(choice.inner) };
    const all = (sides: readonly ReadSide[]) => sides.map((side) => this.side(side));
    return { kind: 'switch', left: all(choice.left), right: all(choice.right) };
  }

  split(split: ReadSplit): Split {
    const variable = this.number(split.name);
    if (split.kind === 'zero') return { kind: 'zero', variable };
    if (split.kind === 'order') return { kind: 'order', variable, other: this.number(split.other) };
    const { number, end } = split;
    if (split.kind === 'any') return { kind: 'wild', number, end, variable };
    return { kind: 'pairs', number, end, variable, other: this.number(split.other) };
  }

  /** The name that a variable has in the certificate. */
  readonly name = (variable: number): string => [...this.numbers.keys()][variable] as string;

  private item(item: ReadItem): Item {
    if (item.kind === 'wall') return WALL;
    if (item.kind === 'run') return { kind: item.letter, power: this.form(item.power) };
    if (item.kind === 'any') return { ...item, kind: '?' };
    if (item.kind === 'pairs') return { kind: item.first === 'T' ? 'TF' : 'FT', power: this.form(item.power) };
    const { pieces, extra } = item;
    return { kind: item.kind === 'toads' ? 'U' : 'V', pieces: this.form(pieces), extra: this.form(extra) };
  }

  form({ constant: k, factors }: Affine): Form {
    let sum = constant(k);
    for (const [name, factor] of factors) sum = add(sum, scale(variable(this.number(name)), factor));
    return sum;
  }

  private number(name: string): number {
    const number = this.numbers.get(name) ?? this.numbers.size;
    this.numbers.set(name, number);
    return number;
  }
}
