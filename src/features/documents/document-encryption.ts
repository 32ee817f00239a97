import { createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { DocumentRecord } from '../../contracts/stores/documents.ts';
import { deriveBytes } from '../sealing/sealed-stream.ts';

/*
 * From the key that the client has to what lies on disk:
 *
 *     document_key ──HKDF, salt: document id──┬─▶ digest: stored, by which the key is known again
 *                                             ├─▶ source ───┐
 *                                             ├─▶ result ─┬─┼─▶ sealed streams
 *                                             │           └─▶ warnings ─┘ (likewise)
 *                                             └─▶ file name ┘
 */
const keyBytes = 32;

/** What is sealed for a document, each with its key. Never leaves memory, and shows nothing when it is logged. */
export interface DocumentKeys {
  readonly source: KeyObject;
  readonly result: KeyObject;
  readonly fileName: KeyObject;
}

/**
 * The keys of a new document, and the digest to store. `documentKey` is 64 hexadecimal digits: 256 random bits, so it
 * needs no slow derivation.
 */
export function createDocumentKeys(
  documentId: string,
  documentKey: string,
): { readonly keys: DocumentKeys; readonly digest: Uint8Array } {
  const secret = readKey(documentKey);
  if (secret === undefined) throw new RangeError('A document key has 64 hexadecimal digits.');
  const derive = (purpose: string) => deriveBytes(secret, Buffer.from(documentId), `dragoman document ${purpose} v1`);
  return {
    keys: {
      source: createSecretKey(derive('source')),
      result: createSecretKey(derive('result')),
      fileName: createSecretKey(derive('file name')),
    },
    digest: derive('digest'),
  };
}

/** The keys of a stored document, if that is its key. Whether and where a key differs does not show in the time it takes. */
export function unlockDocument(
  document: Pick<DocumentRecord, 'id' | 'keyDigest'>,
  documentKey: string,
): DocumentKeys | undefined {
  if (readKey(documentKey) === undefined || document.keyDigest.length !== keyBytes) return undefined;
  const { keys, digest } = createDocumentKeys(document.id, documentKey);
  return timingSafeEqual(digest, document.keyDigest) ? keys : undefined;
}

/** Of what is said about the result. Its own key, so that neither can be exchanged for the other. */
export function warningsKey({ result }: Pick<DocumentKeys, 'result'>): KeyObject {
  return createSecretKey(deriveBytes(result, Buffer.alloc(0), 'dragoman document warnings v1'));
}

function readKey(documentKey: string): Buffer | undefined {
  return /^[0-9A-F]{64}$/i.test(documentKey) ? Buffer.from(documentKey, 'hex') : undefined;
}
