import { isRecord } from '../../../shared/is-record.ts';
import type { ModelIndex } from './model-index.ts';
import { parseRegistry } from './parse-registry.ts';
import { parseSettingsRecords } from './parse-settings-records.ts';

/** What was served is no index of models. */
export class IndexFormatError extends Error {}

/**
 * Reads both published forms: the registry of mozilla/translations (`db/models.json`) and the Remote Settings records of
 * Firefox (`{"data": […]}`, collections `translations-models` and `-v2`). Entries that make no whole model, or whose names
 * are not those of model files, are left out.
 */
export function parseModelIndex(text: string, address: string, attachmentBase: string | undefined): ModelIndex {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const page = /^\s*</.test(text) ? 'a web page' : 'no valid JSON';
    throw new IndexFormatError(`${address} is ${page}, not an index of models.`, { cause: error });
  }
  if (isRecord(value)) {
    if (isRecord(value.models)) return parseRegistry(value, value.models, address);
    if (Array.isArray(value.data)) return parseSettingsRecords(value.data, address, attachmentBase);
  }
  if (Array.isArray(value)) return parseSettingsRecords(value, address, attachmentBase);
  throw new IndexFormatError(
    `${address} is no index of models: it has neither "models" (mozilla/translations) nor "data" (Remote Settings).`,
  );
}
