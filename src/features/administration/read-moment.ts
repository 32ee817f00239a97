const moment = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * An ISO 8601 time with its offset from UTC, since one without would mean the time zone of the server; undefined when it
 * is none.
 */
export function readMoment(text: string): Date | undefined {
  const day = moment.exec(text)?.[1];
  if (day === undefined) return undefined;
  const at = new Date(text);
  const dayStart = new Date(`${day}T00:00:00Z`);
  // `Date` takes 30 February for 2 March.
  return Number.isNaN(at.getTime()) || dayStart.toISOString().slice(0, 10) !== day ? undefined : at;
}
