import type { UploadSettings } from '../contracts/documents/upload-settings.ts';
import { ConfigError } from './resolve-config.ts';

/** Throws `ConfigError` for sizes of types that no format has: they would never count. `extensions` are those served. */
export function checkDocumentTypes({ sizes }: Pick<UploadSettings, 'sizes'>, extensions: readonly string[]): void {
  const unknown = [...sizes.keys()].filter((type) => type !== '*' && !extensions.includes(type));
  if (unknown.length === 0) return;
  const types = [...extensions].sort().join(', ');
  throw new ConfigError([
    `DRAGOMAN_DOCUMENT_SIZES must name types of documents (${types}) or "*", not "${unknown.join('", "')}"`,
  ]);
}
