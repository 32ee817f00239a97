import { isRecord } from '../../../shared/is-record.ts';
import { sha256Of, sizeOf, textOf } from '../json-values.ts';
import { architectureOf, lackOf, type ModelFileRole, modelFileRole } from '../model-files.ts';
import { modelDirection } from '../model-languages.ts';
import { fileAddresses } from './index-location.ts';
import { type ModelIndex, type OfferedFile, type OfferedModel, usualLicence } from './model-index.ts';

interface Draft extends Omit<OfferedModel, 'files'> {
  readonly files: Map<ModelFileRole, OfferedFile>;
}

/** Where the attachments of the production server of Remote Settings are. */
const attachments = 'https://firefox-settings-attachments.cdn.mozilla.net/';

/**
 * A record is a file: `{"name", "fileType", "sourceLanguage" or "fromLang", "targetLanguage" or "toLang", "version",
 * "architecture", "filter_expression", "decompressedSize", "decompressedHash", "attachment": {"location", "size", "hash"}}`.
 * Those of one direction, architecture, version and filter make a model.
 */
export function parseSettingsRecords(
  records: readonly unknown[],
  address: string,
  attachmentBase: string | undefined,
): ModelIndex {
  const drafts = new Map<string, Draft>();
  const base = attachmentBase ?? attachments;
  for (const record of records) {
    if (!isRecord(record) || !isRecord(record.attachment)) continue;
    const direction = modelDirection(
      textOf(record.sourceLanguage) ?? textOf(record.fromLang) ?? '',
      textOf(record.targetLanguage) ?? textOf(record.toLang) ?? '',
    );
    const location = textOf(record.attachment.location);
    const name = (textOf(record.name) ?? textOf(record.attachment.filename) ?? '').replace(/\.(gz|zst)$/, '');
    const role = modelFileRole(name);
    if (direction === undefined || location === undefined || role === undefined) continue;
    const addresses = fileAddresses(address, [base], location);
    if (addresses.length === 0) continue;
    const filter = textOf(record.filter_expression) ?? '';
    const version = textOf(record.version);
    const architecture = textOf(record.architecture);
    const key = [direction.source, direction.target, direction.ofVariant, architecture, version, filter].join('|');
    const draft = drafts.get(key) ?? {
      ...direction,
      architecture: architectureOf(architecture),
      version,
      released: forEveryone(filter),
      licence: textOf(record.license) ?? usualLicence,
      files: new Map(),
    };
    drafts.set(key, draft);
    const size = sizeOf(record.attachment.size);
    const sha256 = sha256Of(record.attachment.hash);
    draft.files.set(role, {
      ...{ role, name, addresses, size, sha256 },
      unpackedSize: sizeOf(record.decompressedSize),
      unpackedSha256: sha256Of(record.decompressedHash),
    });
  }
  const models: OfferedModel[] = [];
  for (const draft of drafts.values()) {
    if (lackOf(new Set(draft.files.keys())) === undefined) models.push({ ...draft, files: [...draft.files.values()] });
  }
  return { address, generated: undefined, models };
}

/** No filter, or one that only keeps phones out; others are for trial channels. */
function forEveryone(filter: string): boolean {
  return /^\s*(env\.appinfo\.OS\s*!=\s*['"]Android['"])?\s*$/.test(filter);
}
