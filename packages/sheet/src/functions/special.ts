/** Functions that are given their arguments as they were written: records, proofs. */
import type { CallSite, FunctionEntry, SpecialEntry } from '../evaluate/entry.ts';
import type { HostReport } from '../evaluate/host.ts';
import { type Step, waitFor } from '../evaluate/step.ts';
import { Fault } from '../syntax/fault.ts';
import { printExpr } from '../syntax/print.ts';
import type { Argument } from '../syntax/tree.ts';
import type { Scope } from '../values/scope.ts';
import { aKind, booleanValue, listValue, NOTHING, type ReportValue, textValue, type Value } from '../values/value.ts';

const special = (entry: Omit<SpecialEntry, 'kind' | 'aliases'>): FunctionEntry => ({
  ...entry,
  kind: 'special',
  aliases: [],
});

function* recordOf({ evaluation }: CallSite, args: readonly Argument[], scope: Scope): Step<Value> {
  const fields = new Map<string, Value>();
  for (const { name, value } of args) {
    if (name === null) throw new Fault('The fields of a record are written name = value.', value);
    fields.set(name, yield* evaluation.evaluate(value, scope));
  }
  return { kind: 'record', fields };
}

function reportValue({ title, lines, fields }: HostReport): ReportValue {
  const value = (field: string | boolean | null): Value =>
    field === null ? NOTHING : typeof field === 'boolean' ? booleanValue(field) : textValue(field);
  return {
    kind: 'report',
    title,
    lines,
    fields: new Map(Object.entries(fields).map(([name, field]) => [name, value(field)])),
  };
}

const NO_PROVER = 'The prover is not at hand here.';

/** A statement as it was written, or the text of a string. */
function* statementOf({ evaluation, place }: CallSite, args: readonly Argument[], scope: Scope): Step<string> {
  const [arg] = args;
  if (arg === undefined || args.length > 1) throw new Fault('One statement, class or conjecture is expected.', place);
  if (arg.value.kind !== 'text' && !(arg.value.kind === 'name' && scope.get(arg.value.name) !== undefined)) {
    return printExpr(arg.value);
  }
  const value = yield* evaluation.evaluate(arg.value, scope);
  if (value.kind !== 'text') throw new Fault(`A statement is expected here, not ${aKind(value)}.`, arg.value);
  return value.text;
}

export const SPECIAL: readonly FunctionEntry[] = [
  special({
    name: 'record',
    usage: 'record(name = value, ..)',
    group: 'language',
    help: 'values with names; r.name gives one back',
    example: 'record(position = TT..FF, value = *)',
    run: recordOf,
  }),
  special({
    name: 'prove',
    usage: 'prove(statement)',
    group: 'proofs',
    help: 'proves a class (A32), a conjecture (T1) or a statement about a family, or refutes it',
    example: 'prove(".^aF <= 0")',
    run: function* (site, args, scope) {
      const text = yield* statementOf(site, args, scope);
      const answer = yield* waitFor(
        site.evaluation.host.prove?.(text) ?? Promise.resolve({ ok: false, message: NO_PROVER } as const),
      );
      if (!answer.ok) throw new Fault(answer.message, site.place);
      return reportValue(answer.value);
    },
  }),
  special({
    name: 'conjectures',
    usage: 'conjectures()',
    group: 'proofs',
    help: 'the named results and conjectures, with what is known of each',
    example: 'conjectures()',
    run: function* ({ evaluation, place }) {
      const list = yield* waitFor(evaluation.host.conjectures?.() ?? Promise.resolve(null));
      if (list === null) throw new Fault(NO_PROVER, place);
      return listValue(list.map(reportValue));
    },
  }),
  special({
    name: 'theorem',
    usage: 'theorem(P)',
    group: 'proofs',
    help: 'the theorem that covers a position, if there is one',
    example: 'theorem(T^9..F)',
    run: function* ({ evaluation, place }, args, scope) {
      const [arg] = args;
      const value = arg === undefined ? null : yield* evaluation.evaluate(arg.value, scope);
      if (value?.kind !== 'board') throw new Fault('theorem takes a board.', arg?.value ?? place);
      const { host } = evaluation;
      if (host.theorem === undefined) throw new Fault(NO_PROVER, place);
      const found = yield* waitFor(host.theorem(value.board));
      return found === null ? NOTHING : reportValue(found);
    },
  }),
];
