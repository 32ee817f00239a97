import type { DocumentLocation, DocumentWarning } from '../../contracts/documents/document-filter.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { openText, sealText } from '../sealing/sealed-stream.ts';
import { type DocumentKeys, warningsKey } from './document-encryption.ts';
import { warningsName } from './document-objects.ts';

/** What could not be done as requested, for the owner of the document; messages and names of parts may quote it. */
export interface DocumentNotice {
  readonly code: string;
  readonly message: string;
  readonly location?: DocumentLocation;
}

type Named = Parameters<typeof warningsName>[0];

/** A package of thousands of files may have something to say of each. */
const mostNotices = 200;
const longestText = 500;

/** Without their messages, which may quote the document. */
export function warningCodes(warnings: readonly { readonly code: string }[]): readonly string[] {
  return [...new Set(warnings.map(({ code }) => code))].sort();
}

/** Keeps warnings beside the result, sealed like it. */
export async function putNotices(
  objects: ObjectStore,
  document: Named,
  keys: DocumentKeys,
  warnings: readonly DocumentWarning[],
): Promise<void> {
  const notices = warnings.slice(0, mostNotices).map(toNotice);
  const sealed = await sealText(warningsKey(keys), JSON.stringify(notices));
  await objects.put(warningsName(document), once(sealed));
}

/** None where an older release did the work. */
export async function readNotices(
  objects: ObjectStore,
  document: Named,
  keys: DocumentKeys,
): Promise<readonly DocumentNotice[]> {
  const sealed = await objects.get(warningsName(document));
  if (sealed === undefined) return [];
  return JSON.parse(await openText(warningsKey(keys), Buffer.concat(await Array.fromAsync(sealed))));
}

function toNotice({ code, message, location }: DocumentWarning): DocumentNotice {
  const part = location?.part === undefined ? {} : { part: location.part.slice(0, longestText) };
  return { code, message: message.slice(0, longestText), ...(location && { location: { ...location, ...part } }) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
