import { createSecretKey, type KeyObject } from 'node:crypto';
import { deriveBytes } from '../sealing/sealed-stream.ts';

/*
 * From the job id that the client has to what lies on disk:
 *
 *     job id ──HKDF──┬─▶ id: stored, by which the evaluation is found
 *                    ├─▶ segments ─┬─▶ sealed streams
 *                    └─▶ result ───┘
 *
 * A document's evaluation has a job id that follows from the key of the document, so that whoever can work on the document
 * can hand its translation over, and nothing more has to be kept for that.
 */
const keyBytes = 32;
const noSalt = new Uint8Array();

/** What is sealed for an evaluation, each with its key. Never leaves memory, and shows nothing when it is logged. */
export interface EvaluationKeys {
  readonly segments: KeyObject;
  readonly result: KeyObject;
}

export interface UnlockedEvaluation {
  /** Of the record. */
  readonly id: string;
  readonly keys: EvaluationKeys;
}

/** A job id has 64 hexadecimal digits: 256 random bits, so it needs no slow derivation. Undefined for anything else. */
export function unlockEvaluation(jobId: string): UnlockedEvaluation | undefined {
  if (!/^[0-9a-f]{64}$/i.test(jobId)) return undefined;
  const secret = Buffer.from(jobId, 'hex');
  const derive = (purpose: string) => deriveBytes(secret, noSalt, `dragoman quality evaluation ${purpose} v1`);
  return {
    id: derive('id').toString('hex'),
    keys: { segments: createSecretKey(derive('segments')), result: createSecretKey(derive('result')) },
  };
}

/** Of the evaluation of a document, whose `result` is sealed with this key. */
export function jobIdOfDocument(documentId: string, { result }: { readonly result: KeyObject }): string {
  return deriveBytes(result, Buffer.from(documentId), 'dragoman quality evaluation of document v1').toString('hex');
}

/** The keys as bytes: what work on an evaluation needs and no store may have in the clear. */
export function packEvaluationKeys({ segments, result }: EvaluationKeys): Uint8Array {
  return Buffer.concat([segments.export(), result.export()]);
}

export function unpackEvaluationKeys(bytes: Uint8Array): EvaluationKeys {
  if (bytes.length !== 2 * keyBytes) throw new RangeError(`The keys of an evaluation have ${2 * keyBytes} bytes.`);
  return {
    segments: createSecretKey(bytes.subarray(0, keyBytes)),
    result: createSecretKey(bytes.subarray(keyBytes)),
  };
}
