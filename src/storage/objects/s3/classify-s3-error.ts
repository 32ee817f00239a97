import type { ObjectStoreFailure } from '../../../contracts/stores/object-store-state.ts';

/** What is wrong with a server of objects, as far as it is not the fault of this program. */
export type S3Failure = Exclude<ObjectStoreFailure, 'read_only'>;

const byName: Readonly<Record<string, S3Failure>> = {
  AccessDenied: 'rights',
  ExpiredToken: 'credentials',
  InvalidAccessKeyId: 'credentials',
  InvalidToken: 'credentials',
  SignatureDoesNotMatch: 'credentials',
  CredentialsProviderError: 'credentials',
  NoSuchBucket: 'bucket',
  InvalidBucketName: 'bucket',
  AuthorizationHeaderMalformed: 'region',
  IllegalLocationConstraintException: 'region',
  PermanentRedirect: 'region',
  TemporaryRedirect: 'region',
  QuotaExceeded: 'full',
  RequestTimeTooSkewed: 'clock',
  TimeoutError: 'unreachable',
  SlowDown: 'errors',
  RequestTimeout: 'errors',
};

const byStatus: Readonly<Record<number, S3Failure>> = {
  301: 'region',
  401: 'credentials',
  403: 'credentials',
  429: 'errors',
  507: 'full',
};

interface SdkError extends Error {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Undefined for what is no failure of the server. */
export function classifyS3Error(error: unknown): S3Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, code, message, $metadata } = error as SdkError;
  const status = $metadata?.httpStatusCode;
  if (name in byName) return byName[name];
  if (status !== undefined && status >= 300) return byStatus[status] ?? (status >= 500 ? 'errors' : undefined);
  if (message === 'Region is missing') return 'region';
  // Of the system, of TLS and of the connection: ECONNREFUSED, CERT_HAS_EXPIRED, an answer that is no HTTP or no XML.
  return typeof code === 'string' || status !== undefined ? 'unreachable' : undefined;
}

/** For operators, before the server starts: what is wrong, and what to do. */
export const startMeanings: Readonly<Record<S3Failure, string>> = {
  unreachable:
    'the server does not answer.\nCheck that it runs and that endpoint= in DRAGOMAN_OBJECT_STORE_URL is its address.',
  errors: 'the server reports errors.\nCheck its log, then start again.',
  credentials:
    'the server refuses the credentials.\nCheck DRAGOMAN_OBJECT_STORE_KEY_ID and DRAGOMAN_OBJECT_STORE_SECRET.',
  rights:
    'the credentials do not allow to list, read, write and delete there.\nGive the user these permissions; "dragoman doctor" names the one that is missing.',
  bucket: 'there is no such bucket.\nCreate it, or correct DRAGOMAN_OBJECT_STORE_URL.',
  region: 'the bucket is in another region, or no region is set.\nSet region= in DRAGOMAN_OBJECT_STORE_URL.',
  full: 'the object store is full.\nFree some space or raise the quota, then start again.',
  clock:
    'the clocks of this machine and of the server differ by more than the server accepts.\nSynchronize them (NTP), then start again.',
};
