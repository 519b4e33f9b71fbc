/**
 * Reads a certificate of counting claims.
 *
 * Trusted: what is read here is what is proved in the end. Nothing that is not understood may be there; `made`, which
 * says where a certificate comes from, is the only field not looked at.
 */
import { type Fields, list, object, string } from '../fields.ts';
import { clip, Misread } from '../misread.ts';
import { type Condition, readCondition } from '../text.ts';
import { type Bound, readBound } from './bound.ts';
import { type Corollary, readCorollary } from './corollary.ts';
import { type Measure, PAIRS } from './measure.ts';
import type { BoundClaim, Theory } from './rule.ts';
import { patternOf, patternsOf, readShape, type Shape } from './shape.ts';

export interface CountingDocument extends Theory {
  readonly claim: 'counting';
  readonly target: string;
  readonly shapes: readonly Shape[];
  readonly values: readonly ValueClaim[];
  readonly corollaries: readonly Corollary[];
}

/** All boards of the shape whose counts satisfy the conditions have this value. */
export interface ValueClaim {
  readonly shape: Shape;
  readonly where: readonly Condition[];
  readonly value: Bound;
  /** The conditions as written. */
  readonly texts: readonly string[];
}

const NAME = /^[A-Za-z][A-Za-z0-9]{0,30}$/;
/** Values are looked up by the names of classes. */
const CLASS = /^[AB][0-9]+$/;
const COUNT = /^[a-z][0-9]*$/;
const MOST_CLAIMS = 2_000;
const MOST_CONDITIONS = 20;
const LARGEST_WEIGHT = 100;
const MOST_FROGS = 4;

/** Reads a certificate whose fields format and claim are right. Throws `Misread`. */
export function readCounting(json: Fields): CountingDocument {
  const required = ['format', 'target', 'claim', 'measure', 'shapes'];
  const fields = object(json, 'the certificate', required, ['corollaries', 'made']);
  const target = string(fields.target, 'the field target');
  if (!NAME.test(target)) throw new Misread('the field target is no name of letters and digits');
  if (CLASS.test(target))
    throw new Misread('the field target is the name of a class, and counting claims are about none');
  const entries = list(fields.shapes, 'the field shapes').map(shapeOf);
  const shapes = entries.map(({ shape }) => shape);
  const frogs = frogsOf(shapes);
  const claims = entries.flatMap((entry) => entry.claims);
  const values = entries.flatMap((entry) => entry.values);
  if (claims.length + values.length > MOST_CLAIMS) throw new Misread(`there are more than ${MOST_CLAIMS} claims`);
  if (claims.length === 0) throw new Misread('nothing is claimed');
  const measure = measureOf(fields.measure);
  const corollaries = Object.hasOwn(fields, 'corollaries') ? corollariesOf(fields.corollaries, measure, frogs) : [];
  return { claim: 'counting', target, measure, shapes, claims, values, corollaries };
}

/** The document with other corollaries. Throws `Misread`. */
export function concludeCounting(document: CountingDocument, json: unknown): CountingDocument {
  const { measure, shapes } = document;
  return { ...document, corollaries: corollariesOf(json, measure, frogsOf(shapes)) };
}

function corollariesOf(json: unknown, measure: Measure, frogs: number): Corollary[] {
  const corollaries = list(json, 'the field corollaries').map((entry) => readCorollary(entry, measure, frogs));
  const names = corollaries.map(({ name }) => name);
  if (new Set(names).size !== names.length) throw new Misread('two corollaries have one name');
  return corollaries;
}

function measureOf(json: unknown): Measure {
  const weights = Object.entries(object(json, 'the field measure', [], PAIRS));
  return new Map(
    weights.map(([pair, weight]) => {
      if (typeof weight === 'number' && Number.isInteger(weight) && Math.abs(weight) <= LARGEST_WEIGHT)
        return [pair, weight];
      throw new Misread(`the weight of "${pair}" is no integer up to ${LARGEST_WEIGHT}`);
    }),
  );
}

interface ShapeEntry {
  readonly shape: Shape;
  readonly claims: readonly BoundClaim[];
  readonly values: readonly ValueClaim[];
}

function shapeOf(json: unknown): ShapeEntry {
  const fields = object(json, 'an entry of shapes', ['shape', 'counts', 'bounds', 'values']);
  const names = Object.entries(object(fields.counts, 'the field counts', [], Object.keys(fields.counts ?? {})));
  for (const [name] of names) if (!COUNT.test(name)) throw new Misread(`"${clip(name)}" is no name of a count`);
  const named = names.map(([name, count]): [string, string] => [name, string(count, `the count "${name}"`)]);
  const shape = readShape(string(fields.shape, 'the field shape'), new Map(named));
  const claims = list(fields.bounds, 'the field bounds').map((entry): BoundClaim => {
    const { where, relation, bound } = object(entry, 'an entry of bounds', ['where', 'relation', 'bound']);
    if (relation !== '<=' && relation !== '>=') throw new Misread('a relation is not "<=" or ">="');
    return { shape, ...conditionsOf(where, shape), relation, bound: readBound(string(bound, 'a bound')) };
  });
  const values = list(fields.values, 'the field values').map((entry): ValueClaim => {
    const { where, value } = object(entry, 'an entry of values', ['where', 'value']);
    return { shape, ...conditionsOf(where, shape), value: readBound(string(value, 'a value')) };
  });
  return { shape, claims, values };
}

function conditionsOf(json: unknown, { counts }: Shape): { where: Condition[]; texts: string[] } {
  const texts = list(json, 'the field where').map((condition) => string(condition, 'a condition'));
  if (texts.length > MOST_CONDITIONS) {
    throw new Misread(`there are more than ${MOST_CONDITIONS} conditions in one place`);
  }
  return { where: texts.map((text) => readCondition(text, counts)), texts };
}

/** How many frogs the shapes have. Each board with so many must have exactly one of the shapes. */
function frogsOf(shapes: readonly Shape[]): number {
  const frogs = Math.max(0, ...shapes.map(({ segments }) => segments.length - 1));
  if (frogs > MOST_FROGS) throw new Misread(`a shape has more than ${MOST_FROGS} frogs`);
  const patterns = shapes.map(patternOf).sort();
  if (patterns.join() !== patternsOf(frogs).sort().join()) {
    throw new Misread('the shapes are not all shapes of boards with one number of frogs, each once');
  }
  return frogs;
}
