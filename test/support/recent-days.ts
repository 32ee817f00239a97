const day = 86_400_000;

/** Parameters of `/v2/admin/analytics` for whatever a test has just used, also where a day has begun meanwhile. */
export function recentDays(): string {
  const [yesterday, today] = [Date.now() - day, Date.now()].map((time) => new Date(time).toISOString().slice(0, 10));
  return `start_date=${yesterday}&end_date=${today}`;
}
