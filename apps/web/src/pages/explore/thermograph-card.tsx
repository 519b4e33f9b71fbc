/** The thermograph of the value. */
import { Thermograph } from '../../charts/thermograph.tsx';
import { download } from '../../parts/download.ts';
import type { ValueAnswer } from '../../worker/protocol.ts';

interface ThermographCardProps {
  readonly answer: ValueAnswer | null;
  readonly stale: boolean;
}

export function ThermographCard({ answer, stale }: ThermographCardProps) {
  return (
    <section class="card thermograph-card" aria-labelledby="thermograph-heading">
      <h2 id="thermograph-heading">Thermograph</h2>
      {answer !== null && (
        <div class={stale ? 'stale' : ''}>
          <Thermograph svg={answer.thermograph} />
          <button type="button" onClick={() => download('thermograph.svg', 'image/svg+xml', answer.thermograph)}>
            Save as SVG
          </button>
        </div>
      )}
    </section>
  );
}
