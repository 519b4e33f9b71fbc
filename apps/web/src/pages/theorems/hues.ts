/** Colours that distinguish regions and outcomes. */
import type { OutcomeView } from '@lilypad/prover';

/** Neighbouring regions get hues far from each other (steps of the golden angle). */
export const regionHue = (region: number): number => Math.round((region * 137.508) % 360);

const OUTCOME_HUES: Readonly<Record<OutcomeView['name'], number | null>> = {
  zero: 140,
  star: 350,
  positive: 210,
  negative: 35,
  confused: 285,
  unclaimed: null,
};

/** Null where nothing is claimed: such places have no colour. */
export const outcomeHue = ({ name }: OutcomeView): number | null => OUTCOME_HUES[name];
