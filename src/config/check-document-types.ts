import type { UploadSettings } from '../contracts/documents/upload-settings.ts';
import { ConfigError } from './resolve-config.ts';

/** Throws `ConfigError` for limits of types that no format has: they would never count. `extensions` are those served. */
export function checkDocumentTypes(
  { sizes, characters }: Pick<UploadSettings, 'sizes' | 'characters'>,
  extensions: readonly string[],
): void {
  const types = [...extensions].sort().join(', ');
  const problems = Object.entries({ DRAGOMAN_DOCUMENT_SIZES: sizes, DRAGOMAN_DOCUMENT_CHARACTERS: characters }).flatMap(
    ([setting, limits]) => {
      const unknown = [...limits.keys()].filter((type) => type !== '*' && !extensions.includes(type));
      return unknown.length === 0
        ? []
        : [`${setting} must name types of documents (${types}) or "*", not "${unknown.join('", "')}"`];
    },
  );
  if (problems.length > 0) throw new ConfigError(problems);
}
