const hour = 3_600_000;

/** `facts.md`, Quality evaluation. */
export const evaluationLimits = {
  segments: 500,
  /** Code points of a source or a target. */
  characters: 10_000,
  /** Results are kept so long; segments that are not evaluated by then are gone. */
  milliseconds: 24 * hour,
  /** Unfinished evaluations of segments that an account may have. Ours. */
  unfinished: 100,
} as const;
