const minute = 60_000;
const hour = 60 * minute;
const megabyte = 1024 * 1024;

/** `facts.md`, Voice jobs; `interface.md`, Authentication. */
export const voiceJobLimits = {
  /** Of a source file. */
  bytes: 1024 * megabyte,
  /** Of the audio in it. */
  audioMilliseconds: 3 * hour,
  /** Of audio in a part of a transcript, or more: what is recognized again after a crash. */
  partMilliseconds: 30_000,
  targets: 20,
  nameCharacters: 1024,
  /** Unfinished jobs of an account. */
  unfinished: { jobs: 10, large: { bytes: 100 * megabyte, jobs: 2 } },
  /** From the creation on. */
  uploadMilliseconds: 5 * minute,
  /** From the upload on, and from the end of the work on. */
  downloadMilliseconds: hour,
} as const;
