/** What SQLite says went wrong (`SQLITE_BUSY` is 5), without what its extended codes add; undefined for other errors. */
export function resultCode(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}
