/** A field of an entry: what it is, or what it was before and is then. */
export interface Detail {
  readonly name: string;
  readonly from?: string;
  readonly to: string;
}

/** Details of an entry of the audit log, a line each; what a new key or account does not have is left out. */
export function describeDetails(details: Readonly<Record<string, unknown>>): readonly Detail[] {
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) =>
      isChange(value) ? { name, from: written(value.from), to: written(value.to) } : { name, to: written(value) },
    );
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
