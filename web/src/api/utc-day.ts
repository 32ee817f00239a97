/** Days of the interface are those of UTC: `2026-01-31`. */
export function utcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
