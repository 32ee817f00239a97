const minute = 60_000;

/** `interface.md`, Limits; `facts.md`, Voice, realtime. */
export const sessionLimits = {
  targets: 5,
  mediaTargets: 1,
  /** From the session request, or its renewal, until the token connects. */
  tokenMilliseconds: 5 * minute,
  chunkBytes: 100 * 1024,
  chunkMilliseconds: 1_000,
  idleMilliseconds: 30_000,
  connectionMilliseconds: 60 * minute,
  /** How long a session goes on without a connection, for its client to come back. Ours. */
  graceMilliseconds: 30_000,
  /** Audio may come so many times as fast as it is spoken… */
  speed: 2,
  /** …and so much of it at once, since networks hold some back. Ours. */
  burstMilliseconds: 10_000,
  /** Audio that waits may be heard so much later than it was spoken. Ours. */
  lagMilliseconds: 30_000,
  /** When the server shuts down, what was said is heard and sent within this time. Ours. */
  drainMilliseconds: 10_000,
  /** After that, a client has this time to take the error and to close. Ours. */
  dismissMilliseconds: 2_000,
  /** Concluded text waits at most so long for models that write its capitals and marks. Ours. */
  punctuationMilliseconds: 3_000,
} as const;
