/** The last entry of a backup. Without it a backup is cut. */
export const manifestName = 'manifest.json';

/** Of this layout of backups; another one is refused. */
export const backupFormat = 1;

export interface BackupManifest {
  readonly format: typeof backupFormat;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The last migration of the database, for people: the database itself says which releases can use it. */
  readonly schema: number;
  readonly entries: readonly ManifestEntry[];
}

export interface ManifestEntry {
  readonly name: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Throws when the text is no manifest of a layout that this release reads. */
export function readManifest(text: string): BackupManifest {
  const manifest = JSON.parse(text) as BackupManifest;
  if (manifest.format !== backupFormat)
    throw new Error(`The backup has layout ${String(manifest.format)}; this release reads layout ${backupFormat}.`);
  return manifest;
}
