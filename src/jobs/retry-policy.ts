import { ServiceError } from '../errors/service-error.ts';

/** When a job that failed is tried again: the pause doubles with each attempt, shortened by chance by up to a half. */
export interface RetryPolicy {
  /** How often a job is begun at most, crashes included. */
  readonly attempts: number;
  readonly firstDelayMilliseconds: number;
  readonly longestDelayMilliseconds: number;
  /** From 0 to 1, so that jobs which failed together do not come back together. */
  readonly random: () => number;
  /** Whether the same job may succeed later. Default: what the error catalogue says. */
  readonly isRetryable?: (error: unknown) => boolean;
}

export const defaultRetryPolicy: RetryPolicy = {
  attempts: 5,
  firstDelayMilliseconds: 1_000,
  longestDelayMilliseconds: 60_000,
  random: Math.random,
};

/** Milliseconds until the next attempt, or undefined when there is to be none. */
export function nextDelay(policy: RetryPolicy, attempt: number, error: unknown): number | undefined {
  const isRetryable = policy.isRetryable ?? isRetryableServiceError;
  if (attempt >= policy.attempts || !isRetryable(error)) return undefined;
  const { firstDelayMilliseconds, longestDelayMilliseconds, random } = policy;
  const delay = Math.min(longestDelayMilliseconds, firstDelayMilliseconds * 2 ** (attempt - 1)) * (0.5 + random() / 2);
  const asked = error instanceof ServiceError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(delay, asked);
}

function isRetryableServiceError(error: unknown): boolean {
  return error instanceof ServiceError && error.retryable;
}
