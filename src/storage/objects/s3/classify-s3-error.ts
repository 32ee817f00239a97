/** What is wrong with a server of objects, as far as it is not the fault of this program. */
export type S3Failure = 'unreachable' | 'errors' | 'credentials' | 'bucket' | 'region' | 'full';

const byName: Readonly<Record<string, S3Failure>> = {
  AccessDenied: 'credentials',
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

/** For clients, as the end of a sentence. */
export const failureReasons: Readonly<Record<S3Failure, string>> = {
  unreachable: 'the object store does not answer.',
  errors: 'the object store reports errors.',
  credentials: 'the object store refuses its credentials.',
  bucket: 'the bucket of the object store does not exist.',
  region: 'the bucket of the object store is in another region.',
  full: 'the object store is full.',
};

/** For operators, before the server starts: what is wrong, and what to do. */
export const startMeanings: Readonly<Record<S3Failure, string>> = {
  unreachable:
    'the server does not answer.\nCheck that it runs and that endpoint= in DRAGOMAN_OBJECT_STORE_URL is its address.',
  errors: 'the server reports errors.\nCheck its log, then start again.',
  credentials:
    'the server refuses the credentials, or they may not list, read, write and delete.\nCheck DRAGOMAN_OBJECT_STORE_KEY_ID, DRAGOMAN_OBJECT_STORE_SECRET and the permissions of that user.',
  bucket: 'there is no such bucket.\nCreate it, or correct DRAGOMAN_OBJECT_STORE_URL.',
  region: 'the bucket is in another region, or no region is set.\nSet region= in DRAGOMAN_OBJECT_STORE_URL.',
  full: 'the object store is full.\nFree some space or raise the quota, then start again.',
};
