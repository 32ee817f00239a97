/** How a server answered that an operator thinks of using. */
export const trialOutcomes = [
  'works',
  /** Nothing answers at the address. */
  'unreachable',
  /** It refuses the key, or wants one. */
  'no_access',
  /** The address or the model does not exist there. */
  'not_found',
  'timed_out',
  /** It answered with something else than it was asked for. */
  'failed',
] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];

export interface ServerTrial {
  readonly outcome: TrialOutcome;
  /** What the server did, for operators: statuses, codes and names of models. Never the key. */
  readonly detail: string;
  /** What it answered to a sentence of ours, where it works. */
  readonly sample?: string;
}
