import { canonicalMediaType } from '../language/media-types.ts';
import formats from './audio-formats.json' with { type: 'json' };

/** Canonical content types, by what clients may use them for (`audio-formats.json`). */
export const audioContentTypes = {
  realtimeSource: canonicalList(formats.realtime_source),
  realtimeTarget: canonicalList(formats.realtime_target),
  realtimeTargetDefault: formats.realtime_target_default,
  jobSource: canonicalList(formats.job_source),
  jobOutput: canonicalList(formats.job_output),
} as const;

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

function canonicalList(given: readonly string[]): readonly string[] {
  return given.map(canonicalMediaType);
}
