import formats from './audio-formats.json' with { type: 'json' };

/** Canonical content types, by what clients may use them for (`audio-formats.json`). */
export const audioContentTypes = {
  realtimeSource: canonicalList(formats.realtime_source),
  realtimeTarget: canonicalList(formats.realtime_target),
  realtimeTargetDefault: formats.realtime_target_default,
  jobSource: canonicalList(formats.job_source),
  jobOutput: canonicalList(formats.job_output),
} as const;

const known = new Set(
  [
    audioContentTypes.realtimeSource,
    audioContentTypes.realtimeTarget,
    audioContentTypes.jobSource,
    audioContentTypes.jobOutput,
  ].flat(),
);

const longest = 200;

/**
 * The canonical spelling of a content type: lower case, no white space, no quotes, parameters in the order of
 * `audio-formats.json`. Undefined if it is not one of those.
 */
export function canonicalContentType(given: string): string | undefined {
  if (given.length > longest) return undefined;
  const canonical = sorted(given);
  return known.has(canonical) ? canonical : undefined;
}

/** The type without its parameters, and the parameters by name. */
export function readContentType(canonical: string): { type: string; parameters: ReadonlyMap<string, string> } {
  const [type = '', ...rest] = canonical.split(';');
  const parameters = new Map(
    rest.map((parameter) => {
      const [name = '', ...value] = parameter.split('=');
      return [name, value.join('=')] as const;
    }),
  );
  return { type, parameters };
}

/** `codecs`, `encoding` and `rate` are in alphabetical order in every type of the list. */
function sorted(given: string): string {
  const [type = '', ...parameters] = given
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .split(';')
    .map((part) => part.replace(/^([a-z]+)="([^"]*)"$/, '$1=$2'));
  return [type, ...parameters.sort()].join(';');
}

function canonicalList(given: readonly string[]): readonly string[] {
  return given.map(sorted);
}
