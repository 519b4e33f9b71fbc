/** The audit of Rocq files, without Rocq: what is forbidden, what reports say, and exported texts read back. */
import { CheckedTheorem, exportRocq } from '@lilypad/prover';
import { describe, expect, it } from 'vitest';
import { type CountingCertificate, wrongCountingMutants } from '../meaning/counting.ts';
import type { JsonCertificate } from '../meaning/meaning.ts';
import { points } from '../meaning/mutants.ts';
import { type StrategyCertificate, wrongStrategyMutants } from '../meaning/strategies.ts';
import { certificateFile, read } from '../workspace.ts';
import { differenceAt } from './exported.ts';
import { countingDifference } from './exported-counting.ts';
import { strategyDifference } from './exported-strategies.ts';
import { assumptionsInAnswer, namesInAnswer, questionForAssumptions, relianceInReport } from './reports.ts';
import { unsafeIn } from './unsafe.ts';

describe('what is forbidden in a file', () => {
  it.each([
    ['Axiom a : False.', ['line 1: Axiom']],
    ['Lemma a : True.\n  Admitted.', ['line 2: Admitted']],
    ['  #[bypass_check(guard)]\nFixpoint f (n : nat) : False := f n.', ['line 1: bypass_check']],
    ['#[local, bypass_check (positivity)] Inductive t := .', ['line 1: bypass_check']],
    ['Unset Guard Checking.', ['line 1: Unset Guard Checking']],
    ['Local Unset\n  Positivity Checking.', ['line 1: Local Unset Positivity Checking']],
    ['Variable x : nat.', ['line 1: Variable']],
    ['Section S.\nVariable x : nat.\nEnd S.\nHypothesis h : False.', ['line 4: Hypothesis']],
    ['Declare ML Module "x".', ['line 1: Declare ML Module']],
    ['(* Axiom (* Admitted *) Parameter *)\nLemma a : True.', []],
    ['Section S.\n  Context (x : nat).\nEnd S.', []],
  ])('%j', (text, found) => {
    expect(unsafeIn(text).sort()).toEqual([...found].sort());
  });
});

describe('reports', () => {
  const report = (fixpoints: string) => `CONTEXT SUMMARY
===============

* Theory: Set is predicative

* Axioms: <none>

* Constants/Inductives relying on type-in-type: <none>

* Constants/Inductives relying on unsafe (co)fixpoints:${fixpoints}

* Inductives whose positivity is assumed: <none>
`;

  it('of coqchk must say <none> everywhere', () => {
    expect(relianceInReport(report(' <none>'))).toBeNull();
    expect(relianceInReport(report('\n    Lilypad.Bad.bad'))).toMatch(/unsafe \(co\)fixpoints: Lilypad.Bad.bad/);
    expect(relianceInReport('* Axioms: <none>')).toMatch(/no section/);
    expect(relianceInReport('')).toMatch(/no section/);
  });

  it('of assumptions must be there for all names, and find the axiom that is put in', () => {
    const names = Array.from({ length: 250 }, (_, i) => `A.a${i}`);
    const [found, closed] = ['Axioms:\ncanary : False\n', 'Closed under the global context\n'];
    const question = questionForAssumptions(['A'], names);
    expect(question.match(/Print Assumptions/g)).toHaveLength(4);
    for (const name of names) expect(question).toContain(`let _ := @${name} in`);
    expect(assumptionsInAnswer(found + closed.repeat(3), names)).toBeNull();
    expect(assumptionsInAnswer(found + closed.repeat(2), names)).toBe('2 answers for 3 questions');
    expect(assumptionsInAnswer(closed.repeat(4), names)).toMatch(/not found/);
    const guarded = `${found}${closed}Axioms:\nA.a3 is assumed to be guarded.\n${closed}`;
    expect(assumptionsInAnswer(guarded, names)).toContain('guarded');
  });

  it('of names are sorted, each once', () => {
    expect(namesInAnswer('Game.le\nBoard.T\nGame.le\n')).toEqual(['Board.T', 'Game.le']);
  });
});

describe('an exported file, read back', () => {
  it.each(['A14', 'A22', 'B21', 'T2'])(
    'says what the certificate of %s says, and not what a changed text says',
    (name) => {
      const certificate = JSON.parse(read(certificateFile(name))) as JsonCertificate;
      const theorem = exportRocq(JSON.stringify(certificate));
      if (!theorem.ok) throw new Error(theorem.message);
      const differs = (text: string) => differenceAt(text, theorem.name, certificate, points);
      expect(differs(theorem.text)).toBeNull();
      const changes: [RegExp, string][] = [
        [/Ge \(Aff \(-1\)/, 'Ge (Aff 3'],
        [/Int \(Aff 0 /, 'Int (Aff 1 '],
        [/_formula : shape :=/, '_formulas : shape :='],
      ];
      for (const [from, to] of changes) {
        expect(theorem.text).toMatch(from);
        expect(differs(theorem.text.replace(from, to)), String(from)).not.toBeNull();
      }
    },
  );

  it('says what the certificate of OneFrog says, and not what a changed text says', () => {
    const certificate = JSON.parse(read(certificateFile('OneFrog'))) as CountingCertificate;
    const theorem = exportRocq(JSON.stringify(certificate));
    if (!theorem.ok) throw new Error(theorem.message);
    const differs = (text: string) => countingDifference(text, theorem.name, certificate);
    expect(differs(theorem.text)).toBeNull();
    for (const [from, to] of [
      [/Ge \(Aff \(-2\)/, 'Ge (Aff (-1)'],
      [/Bound 1 Half/, 'Bound 1 Star'],
      [/Claim true/, 'Claim false'],
      [/_values :/, '_value :'],
      [/\[0; 0; 1\]/, '[0; 1; 0]'],
    ] as const) {
      expect(theorem.text).toMatch(from);
      expect(differs(theorem.text.replace(from, to)), String(from)).not.toBeNull();
    }
  });

  it.each(['E1', 'Theorem2', 'L4.4'])('says what the strategy %s says, and not what a changed text says', (name) => {
    const certificate = JSON.parse(read(certificateFile(name))) as StrategyCertificate;
    const theorem = exportRocq(JSON.stringify(certificate));
    if (!theorem.ok) throw new Error(theorem.message);
    const differs = (text: string) => strategyDifference(text, theorem.name, certificate);
    expect(differs(theorem.text)).toBeNull();
    for (const [from, to] of [
      [/Run T \(Aff (\d)/, 'Run T (Aff 1$1'],
      [/Run F/, 'Run T'],
      [/Any None \(Some T\) true/, 'Any None (Some F) true'],
      [/Side \(Aff 0/, 'Side (Aff 1'],
      [/_goal2 : goal := \(Goal \[\[/, '_goal2 : goal := (Goal [[Run E (Aff 1 []); '],
      [/_goal1 : goal/, '_goal9 : goal'],
    ] as const) {
      expect(theorem.text).toMatch(from);
      expect(differs(theorem.text.replace(from, to)), String(from)).not.toBeNull();
    }
  });

  it.each(['E1', 'L4.5', 'L5.1'])('the strategy %s has wrong variants to be refused', (name) => {
    const certificate = JSON.parse(read(certificateFile(name))) as StrategyCertificate;
    const wrong = wrongStrategyMutants(certificate, 12);
    expect(wrong).toHaveLength(12);
    for (const one of wrong) {
      expect(one).not.toEqual(certificate);
      expect(CheckedTheorem.check(JSON.stringify(one))).toMatchObject({ ok: false });
    }
  });

  it('has wrong variants to be refused', () => {
    const certificate = JSON.parse(read(certificateFile('OneFrog'))) as CountingCertificate;
    const wrong = wrongCountingMutants(certificate, 3);
    expect(wrong).toHaveLength(3);
    for (const one of wrong) expect(CheckedTheorem.check(JSON.stringify(one))).toMatchObject({ ok: false });
  });
});
