const minute = 60_000;
const hour = 60 * minute;

/** Limits of agent tasks (`interface.md`, `facts.md`, Agent); those that neither has are ours. */
export const agentLimits = {
  /** Bytes of a `workflow_request`. */
  requestBytes: 500_000,
  /** Of the result of a step or a task, with 64 for each value: JSON of it takes some milliseconds. */
  resultCharacters: 16_000_000,
  /** Bytes of a file that a step makes. */
  fileBytes: 32 * 1024 ** 2,
  /** Bytes of all files of a task. */
  filesBytes: 512 * 1024 ** 2,
  /** Files of a task. */
  files: 2_000,
  /** Files that a result lists. */
  artifacts: 1_000,
  /** How long a task and its results are kept after its end. */
  keptMilliseconds: 24 * hour,
  /** How long a task waits for feedback. */
  askedMilliseconds: 7 * 24 * hour,
  /** How long addresses of contents and of the page of a task work. */
  signedMilliseconds: 5 * minute,
  /** Workflows of an account. */
  workflows: 50,
  /** Characters of a workflow file. */
  workflowCharacters: 65_536,
  /** Streams of events of one account on one server. */
  followers: 16,
  /** Such a stream ends then; the client can connect again. */
  followedMilliseconds: 10 * minute,
  /** Tasks that are listed. */
  listed: 200,
} as const;
