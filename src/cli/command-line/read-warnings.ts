/** What a server could not do as asked: codes in snake_case. */
export function readWarnings({ headers }: Response): readonly string[] {
  return headers.get('x-service-warnings')?.split(/\s*,\s*/) ?? [];
}
