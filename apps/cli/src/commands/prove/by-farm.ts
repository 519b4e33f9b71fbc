/**
 * The outcomes of a class, proved by a farm. The certificate goes through the checker here before anybody believes it, and it must
 * be about what was asked.
 */
import { type ClassAnswer, classJob, Doubt, gather } from '@lilypad/farm';
import { CheckedTheorem, type OutcomeFinding, outOfTime, RejectedCertificate, type Target } from '@lilypad/prover';
import { withFarm } from '../../farm/open-farm.ts';
import { tellSentence } from '../../farm/tell-sentence.ts';
import { LimitError } from '../../output/errors.ts';
import { printableLine } from '../../output/printable.ts';
import { Progress } from '../../output/progress.ts';

/** The theorem about the outcomes of the class of a target; or what the prover would say if it had found none here. */
export async function provedByFarm(
  target: Target,
  seconds: number,
  address: string,
): Promise<CheckedTheorem | OutcomeFinding> {
  const { name } = target.positions;
  const started = performance.now();
  const answer = await answerOf(name, seconds, address);
  return answer instanceof CheckedTheorem ? answer : notProved(target, answer, (performance.now() - started) / 1000);
}

async function answerOf(name: string, seconds: number, address: string): Promise<CheckedTheorem | Failed> {
  // How much of the work is done nobody knows; of the time that we wait it is known.
  const progress = new Progress('percent of the time', 100);
  const begun = performance.now();
  const passed = (): number => Math.min(1, (performance.now() - begun) / (1000 * Math.max(seconds, 1)));
  let answer: CheckedTheorem | Failed | null = null;
  let message = '';
  const open = await withFarm(address, (farm) =>
    gather(farm, [classJob(name)], {
      seconds,
      onIdle: tellSentence,
      onProgress: () => progress.update(Math.floor(100 * passed())),
      onOutcome: (outcome) => {
        if (outcome.ok) answer = read(outcome.answer as ClassAnswer, name);
        else message = outcome.message;
      },
    }),
  );
  progress.clear();
  if (open.length > 0) return { reason: outOfTime(seconds), failures: [] };
  if (answer === null) throw new LimitError(`the farm has no proof of ${name}: ${message}`);
  return answer;
}

/** A theorem, if its certificate is accepted. */
function read(answer: ClassAnswer, name: string): CheckedTheorem | Failed {
  if (!('certificate' in answer)) return answer;
  try {
    return outcomesIn(answer.certificate, name);
  } catch (error) {
    if (!(error instanceof RejectedCertificate)) throw error;
    const { obligation, message } = error.rejected;
    throw new Doubt(error.message, { kind: 'rejected', known: { refused: `${obligation}: ${message}` } });
  }
}

/** The theorem of a certificate, if it is about the outcomes of a class. */
function outcomesIn(certificate: string, name: string): CheckedTheorem {
  const reject = (obligation: string, message: string): never => {
    throw new RejectedCertificate(`of ${name} from the farm`, { ok: false, obligation, message });
  };
  const theorem = checked(certificate) ?? reject('format', 'it is not JSON');
  if (!(theorem instanceof CheckedTheorem)) return reject(theorem.obligation, theorem.message);
  if (theorem.target !== name) return reject('target', `it is about class ${theorem.target}`);
  return theorem.claim.kind === 'outcome' ? theorem : reject('claim', 'it is not about outcomes');
}

/** What the checker says of a certificate; null if it is not JSON. */
function checked(certificate: string): ReturnType<typeof CheckedTheorem.check> | null {
  try {
    return CheckedTheorem.check(certificate);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

type Failed = Extract<ClassAnswer, { readonly reason: string }>;

const notProved = (target: Target, { reason, failures }: Failed, seconds: number): OutcomeFinding => ({
  kind: 'outcome',
  target,
  status: 'failed',
  claim: null,
  theorem: null,
  samples: 0,
  seconds,
  reason: printableLine(reason),
  failures,
  family: null,
  missing: null,
  goal: null,
});
