import { basename, isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The public index of Firefox Translations, and the collection that Firefox itself reads. */
export const publicIndexes: readonly string[] = [
  'https://storage.googleapis.com/moz-fx-translations-data--303e-prod-translations-data/db/models.json',
  'https://firefox.settings.services.mozilla.com/v1/buckets/main/collections/translations-models-v2/records',
];

/** Names under which a folder may hold its index. */
export const indexNames: readonly string[] = ['models.json', 'db/models.json', 'records.json'];

/** The folder of a `file:` address or a path; undefined for an address of the network. */
export function folderOf(location: string): string | undefined {
  if (/^file:/i.test(location)) return fileURLToPath(location);
  return isAbsolute(location) ? location : undefined;
}

/** Root under which the files of an index lie: `…/db/models.json` and `…/models.json` → `…/`. */
export function rootOf(indexAddress: string): string {
  if (/\/db\/models\.json$/.test(new URL(indexAddress).pathname)) return new URL('../', indexAddress).href;
  return new URL('./', indexAddress).href;
}

/**
 * Where a file of an index may be: beside the index, since a mirror is a copy and its index still names the original, then
 * where the index says. An index on disk never leads to the network, one from the network never to the disk.
 */
export function fileAddresses(indexAddress: string, bases: readonly string[], path: string): readonly string[] {
  const addresses = [resolveBelow(rootOf(indexAddress), path)];
  if (indexAddress.startsWith('file:')) addresses.push(resolveBelow(rootOf(indexAddress), basename(path)));
  else
    for (const base of bases)
      if (/^https?:\/\//i.test(base)) addresses.push(resolveBelow(base.endsWith('/') ? base : `${base}/`, path));
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

/** Undefined for a path that leads out of its root. */
function resolveBelow(root: string, path: string): string | undefined {
  if (!URL.canParse(root) || /^[a-z][a-z0-9+.-]*:/i.test(path)) return undefined;
  const escaped = path
    .replace(/^\/+/, '')
    .split('/')
    .map((part) => encodeURIComponent(decodeSafely(part)))
    .join('/');
  const address = new URL(escaped, root);
  const rootUrl = new URL(root);
  return address.origin === rootUrl.origin && address.pathname.startsWith(rootUrl.pathname) ? address.href : undefined;
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function addressOf(folder: string, name: string): string {
  return pathToFileURL(join(folder, name)).href;
}
