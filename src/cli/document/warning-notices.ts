/** What a server says of a document beside its warning codes. */
export interface WarningNotice {
  readonly code: string;
  readonly message: string;
  readonly location?: { readonly part?: string; readonly page?: number; readonly line?: number };
}

/** Places of one code; a package may have thousands. */
const shownLocations = 5;

/** What of an answer is a list of warnings; another server may say something else there. */
export function readNotices(given: unknown): readonly WarningNotice[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((one: unknown): WarningNotice[] => {
    if (typeof one !== 'object' || one === null) return [];
    const { code, message, location } = one as Record<string, unknown>;
    if (typeof code !== 'string' || typeof message !== 'string') return [];
    const found = readLocation(location);
    return [{ code, message, ...(found && { location: found }) }];
  });
}

/** The codes, each with its locations: `its_rule_not_read, part_not_translated (a.html; page 3)`. */
export function describeWarnings(codes: readonly string[], notices: readonly WarningNotice[]): string {
  return codes
    .map((code) => {
      const locations = new Set(
        notices.filter((notice) => notice.code === code).flatMap(({ location }) => words(location)),
      );
      if (locations.size === 0) return code;
      const more = locations.size > shownLocations ? `; and ${locations.size - shownLocations} more` : '';
      return `${code} (${[...locations].slice(0, shownLocations).join('; ')}${more})`;
    })
    .join(', ');
}

function words({ part, page, line }: NonNullable<WarningNotice['location']> = {}): readonly string[] {
  const known = [part, page && `page ${page}`, line && `line ${line}`].filter((one) => one !== undefined);
  return known.length === 0 ? [] : [known.join(', ')];
}

function readLocation(given: unknown): WarningNotice['location'] {
  if (typeof given !== 'object' || given === null) return undefined;
  const { part, page, line } = given as Record<string, unknown>;
  return {
    ...(typeof part === 'string' ? { part: withoutControls(part) } : {}),
    ...(typeof page === 'number' ? { page } : {}),
    ...(typeof line === 'number' ? { line } : {}),
  };
}

/** A name goes to a terminal. */
function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '?');
}
