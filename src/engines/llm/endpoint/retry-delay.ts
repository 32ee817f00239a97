const firstDelay = 500;
const longestDelay = 8_000;

/** Milliseconds before the next attempt: a back-off with jitter. */
export function backOff(attempt: number, random: () => number): number {
  return Math.min(longestDelay, firstDelay * 2 ** attempt) * (0.5 + random() / 2);
}

/** `retry-after-ms`, or `Retry-After` in seconds or as a date, which is measured from the answer's own `Date`. */
export function saidDelay(headers: Headers | undefined): number | undefined {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds;
  const said = headers?.get('retry-after') ?? '';
  if (/^\s*\d+(\.\d+)?\s*$/.test(said)) return Number.parseFloat(said) * 1_000;
  const from = Date.parse(headers?.get('date') ?? '');
  const delay = Date.parse(said) - (Number.isNaN(from) ? Date.now() : from);
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}
