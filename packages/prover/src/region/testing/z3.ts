/**
 * An independent second opinion for tests: which of these regions have integer points, according to the SMT solver Z3.
 * It decides linear integer arithmetic with congruences exactly; all questions go in one text, which takes milliseconds
 * each.
 */
import { init, killThreads } from 'z3-solver';
import type { Constraint } from '../constraint.ts';

/** For each conjunction over the names, whether it has an integer point. */
export async function inhabitedByZ3(
  names: readonly string[],
  regions: readonly (readonly Constraint[])[],
): Promise<boolean[]> {
  const { Z3, em } = await init();
  try {
    const context = Z3.mk_context(Z3.mk_config());
    const declarations = names.map((name) => `(declare-const ${name} Int)`).join('');
    const questions = regions.map((region) => {
      const asserted = region.map((constraint) => `(assert ${atom(names, constraint)})`).join('');
      return `(push)${asserted}(check-sat)(pop)`;
    });
    const answer = await Z3.eval_smtlib2_string(context, declarations + questions.join('\n'));
    const lines = answer.trim().split(/\s+/);
    if (lines.length !== regions.length || lines.some((line) => line !== 'sat' && line !== 'unsat')) {
      throw new Error(`Z3 answered ${answer.slice(0, 200)}`);
    }
    return lines.map((line) => line === 'sat');
  } finally {
    await killThreads(em);
  }
}

function atom(names: readonly string[], { form, modulus }: Constraint): string {
  const terms = form.coefficients.map((c, i) => `(* ${integer(c)} ${names[i]})`);
  const sum = `(+ ${terms.join(' ')} ${integer(form.constant)})`;
  return modulus === 0 ? `(<= ${sum} 0)` : `(= (mod ${sum} ${modulus}) 0)`;
}

const integer = (x: number): string => (x < 0 ? `(- ${-x})` : `${x}`);
