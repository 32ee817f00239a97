import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Credentials, S3Location } from '../../../contracts/stores/object-store-settings.ts';

/** How long a server may take. Each value applies to one attempt. */
export interface S3Patience {
  readonly connectMilliseconds: number;
  /** From the request, with its body, until the answer begins. */
  readonly answerMilliseconds: number;
  /** Between two pieces of an object. */
  readonly idleMilliseconds: number;
  /** Of a request that failed for a reason that may pass: 5xx, throttling, a broken connection. */
  readonly attempts: number;
}

export const defaultS3Patience: S3Patience = {
  connectMilliseconds: 5_000,
  answerMilliseconds: 60_000,
  idleMilliseconds: 30_000,
  attempts: 4,
};

export interface S3Clients extends Disposable {
  /** For the content of objects: a slow reader keeps a connection. */
  readonly reading: S3Client;
  readonly other: S3Client;
  /** Tries once. */
  readonly probing: S3Client;
}

const readingConnections = 256;
const otherConnections = 16;

export function createS3Clients(
  location: S3Location,
  credentials: S3Credentials | undefined,
  patience: S3Patience,
): S3Clients {
  const create = (connections: number, attempts: number): S3Client =>
    new S3Client(settingsOf(location, credentials, { ...patience, attempts }, connections));
  const clients = {
    reading: create(readingConnections, patience.attempts),
    other: create(otherConnections, patience.attempts),
    probing: create(1, 1),
  };
  return {
    ...clients,
    [Symbol.dispose]() {
      for (const client of Object.values(clients)) client.destroy();
    },
  };
}

const silence = () => {};

function settingsOf(
  { endpoint, region, pathStyle }: S3Location,
  credentials: S3Credentials | undefined,
  { connectMilliseconds, answerMilliseconds, idleMilliseconds, attempts }: S3Patience,
  connections: number,
): S3ClientConfig {
  const agent = { keepAlive: true, maxSockets: connections };
  return {
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    ...(credentials && { credentials: { accessKeyId: credentials.keyId, secretAccessKey: credentials.secret } }),
    forcePathStyle: pathStyle,
    maxAttempts: attempts,
    retryMode: 'standard',
    // Servers other than Amazon's know no others, and the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: { trace: silence, debug: silence, info: silence, warn: silence, error: silence },
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      requestTimeout: answerMilliseconds,
      throwOnRequestTimeout: true,
      // For a reader that left without a word; a reader that waits is limited by `read-object.ts`.
      socketTimeout: 2 * Math.max(answerMilliseconds, idleMilliseconds),
      socketAcquisitionWarningTimeout: 2 ** 31 - 1,
      httpAgent: agent,
      httpsAgent: agent,
    },
  };
}
