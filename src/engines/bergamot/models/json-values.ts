/** Readers of JSON that somebody else wrote: the value, or undefined where it is of another type. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function sizeOf(value: unknown): number | undefined {
  // Some indexes write sizes as text.
  const size = typeof value === 'string' ? Number(value) : value;
  return typeof size === 'number' && Number.isSafeInteger(size) && size > 0 ? size : undefined;
}

export function sha256Of(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined;
}
