/**
 * - `unreachable`: no answer comes. `errors`: the store answers with errors of its own.
 * - `credentials`: they are not accepted. `rights`: they do not allow what the server does.
 * - `bucket`: it is missing. `region`: it is in another one. `clock`: the clocks of both differ too much.
 * - `full`, `read_only`: nothing can be put.
 */
export type ObjectStoreFailure =
  | 'unreachable'
  | 'errors'
  | 'credentials'
  | 'rights'
  | 'bucket'
  | 'region'
  | 'clock'
  | 'full'
  | 'read_only';

export interface ObjectStoreCondition {
  readonly state: 'ok' | ObjectStoreFailure;
  /** For operators and clients: no address, no internals. Empty for `ok`. */
  readonly reason: string;
}
