/**
 * The register of named results about Toads and Frogs: what each says, where it comes from, and what is proved, checked or refuted,
 * computed from certificates and known values.
 */
export type { CheckedRange, NamedResult, NamedStatement } from './results/named-result.ts';
export { CONJECTURES, REGISTER, resultNamed } from './results/register.ts';
export {
  type Evidence,
  examine,
  type Find,
  hasWildcards,
  type KnownBoard,
  positionsOf,
  statementsOf,
} from './status/evidence.ts';
export { findResults, type ResultFinding } from './status/finding.ts';
export { type GraphEdge, type GraphNode, graphBelow, graphOf, type ResultGraph } from './status/graph.ts';
export { type GraphFormat, graphText } from './status/graph-text.ts';
export { type Proof, type Proofs, proofsOf } from './status/proofs.ts';
export { type RocqProofs, rocqOf } from './status/rocq.ts';
export { evidenceText, proofsText, type State, stateOf } from './status/status.ts';
export { examineWitness, type WitnessFinding } from './status/witness.ts';
