const browsers = [
  [/\bEdg\//, 'Edge'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** `Firefox, Linux`, as far as it can be seen; else what the browser said of itself. */
export function describeBrowser(userAgent: string): string {
  const find = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const found = [find(browsers), find(systems)].filter((part) => part !== undefined);
  return found.length === 0 ? userAgent : found.join(', ');
}
