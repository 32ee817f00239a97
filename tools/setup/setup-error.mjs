/** Set-up cannot go on; the message says why and what to do, and is shown without a stack. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}
