/** One square of the measured matrix. */
export interface Cell {
  readonly clients: number;
  readonly sentencesPerRequest: number;
}

export interface Plan {
  readonly cells: readonly Cell[];
  readonly rounds: number;
  readonly warmUpSeconds: number;
  /** Of one cell of one subject in one round. Requests under way at the end are waited for and counted. */
  readonly cellSeconds: number;
  /** Starts of each server that are timed. */
  readonly starts: number;
  /** Sentences translated by every subject beforehand, to see that all do the same work. */
  readonly comparedSentences: number;
}

const cells: readonly Cell[] = [1, 50].flatMap((sentencesPerRequest) =>
  [1, 8, 32].map((clients) => ({ clients, sentencesPerRequest })),
);

export const fullPlan: Plan = {
  cells,
  rounds: 3,
  warmUpSeconds: 0.7,
  cellSeconds: 5,
  starts: 5,
  comparedSentences: 200,
};

export const quickPlan: Plan = {
  cells,
  rounds: 1,
  warmUpSeconds: 0.5,
  cellSeconds: 1.5,
  starts: 2,
  comparedSentences: 50,
};

export function cellName({ clients, sentencesPerRequest }: Cell): string {
  return `${clients} × ${sentencesPerRequest}`;
}
