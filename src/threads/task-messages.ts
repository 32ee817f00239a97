import type { CarriedError } from './carried-error.ts';

export interface TaskRequest {
  /** Address of the module that exports `run`. */
  readonly module: string;
  readonly input: unknown;
}

/** Two answer a request: when its module is loaded, and when it ended. */
export type TaskAnswer = { readonly kind: 'started' } | TaskEnd;

/** `milliseconds` of processor time. */
export type TaskEnd = { readonly kind: 'ended'; readonly milliseconds: number } & (
  | { readonly output: unknown }
  | { readonly error: CarriedError }
);
