/** The outcomes of a class, proved by a farm. The certificate goes through the checker here before anybody believes it. */
import { classJob, gather } from '@lilypad/farm';
import { CheckedTheorem, RejectedCertificate, type Target } from '@lilypad/prover';
import { tellSentence, withFarm } from '../../farm/open-farm.ts';
import { LimitError } from '../../output/errors.ts';
import { Progress } from '../../output/progress.ts';

/** The theorem about the outcomes of the class of a target. */
export async function provedByFarm(
  { positions: { name } }: Target,
  seconds: number,
  address: string,
): Promise<CheckedTheorem> {
  const progress = new Progress('percent', 100);
  let certificate: string | null = null;
  let reason = '';
  await withFarm(address, (farm) =>
    gather(farm, [classJob(name, seconds)], {
      onIdle: tellSentence,
      onProgress: ({ inHand }) => progress.update(Math.round(100 * (inHand[0]?.share ?? 0))),
      onOutcome: (outcome) => {
        const answer = (outcome.ok ? outcome.answer : outcome) as {
          certificate?: string;
          reason?: string;
          message?: string;
        };
        certificate = answer.certificate ?? null;
        reason = answer.reason ?? answer.message ?? '';
      },
    }),
  );
  progress.clear();
  if (certificate === null) throw new LimitError(`the farm has no proof of ${name}: ${reason}`);
  const theorem = CheckedTheorem.check(certificate);
  if (theorem instanceof CheckedTheorem) return theorem;
  throw new RejectedCertificate(`of ${name} from the farm`, theorem);
}
