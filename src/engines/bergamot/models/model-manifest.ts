import { createHash } from 'node:crypto';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { ModelArchitecture } from './installed-model.ts';
import { textOf } from './json-values.ts';
import { architectureOf, modelFileRole } from './model-files.ts';

export const manifestName = 'manifest.json';

/** `manifest.json` in a folder that `models pull` has made. */
export interface ModelManifest extends LanguagePair {
  readonly architecture: ModelArchitecture | undefined;
  readonly version: string | undefined;
  readonly licence: string;
  readonly installedFrom: string;
  /** ISO 8601. */
  readonly installedAt: string;
  readonly files: readonly ManifestFile[];
}

export interface ManifestFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

export function formatManifest(manifest: ModelManifest): string {
  return `${JSON.stringify({ format: 1, ...manifest }, null, 2)}\n`;
}

/** Undefined for anything that is no manifest of ours. */
export function parseManifest(text: string): ModelManifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || value.format !== 1 || !Array.isArray(value.files)) return undefined;
  const source = textOf(value.source);
  const target = textOf(value.target);
  if (source === undefined || target === undefined) return undefined;
  const files: ManifestFile[] = [];
  for (const file of value.files) {
    if (!isRecord(file)) return undefined;
    const { name, size, sha256 } = file;
    if (typeof name !== 'string' || modelFileRole(name) === undefined) return undefined;
    if (typeof size !== 'number' || typeof sha256 !== 'string') return undefined;
    files.push({ name, size, sha256 });
  }
  return {
    source,
    target,
    architecture: architectureOf(value.architecture),
    version: textOf(value.version),
    licence: textOf(value.licence) ?? 'unknown',
    installedFrom: textOf(value.installedFrom) ?? 'unknown',
    installedAt: textOf(value.installedAt) ?? '',
    files,
  };
}

/** The same for the same content, whatever its folder and date. */
export function contentFingerprint(files: readonly ManifestFile[]): string {
  const lines = files.map(({ name, sha256 }) => `${name} ${sha256}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}
