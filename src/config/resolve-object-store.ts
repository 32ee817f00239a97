import { fileURLToPath } from 'node:url';
import type { ObjectStoreSettings, S3Credentials, S3Location } from '../contracts/stores/object-store-settings.ts';
import { type ParseValue, type ReadSetting, serverUrl, ValueProblem, yesOrNo } from './parse-values.ts';

export interface ResolvedObjectStore {
  readonly objectStore: ObjectStoreSettings | undefined;
  readonly credentials: S3Credentials | undefined;
}

export function resolveObjectStore(read: ReadSetting, report: (problem: string) => void): ResolvedObjectStore {
  const objectStore = read<ObjectStoreSettings | undefined>('DRAGOMAN_OBJECT_STORE_URL', objectStoreUrl, undefined);
  const asItIs: ParseValue<string> = (text) => text;
  const keyId = read<string | undefined>('DRAGOMAN_OBJECT_STORE_KEY_ID', asItIs, undefined);
  const secret = read<string | undefined>('DRAGOMAN_OBJECT_STORE_SECRET', asItIs, undefined);
  if ((keyId === undefined) !== (secret === undefined))
    report('DRAGOMAN_OBJECT_STORE_KEY_ID: needs DRAGOMAN_OBJECT_STORE_SECRET, and the other way round');
  return { objectStore, credentials: keyId && secret ? { keyId, secret } : undefined };
}

const forms = 'must be "s3://bucket/prefix?endpoint=https://host" or "file:///folder"';

const objectStoreUrl: ParseValue<ObjectStoreSettings> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.username || url?.password)
    throw new ValueProblem(
      'must not contain credentials; use DRAGOMAN_OBJECT_STORE_KEY_ID and DRAGOMAN_OBJECT_STORE_SECRET',
    );
  if (url?.protocol === 'file:') return sharedFolder(url);
  if (url?.protocol === 's3:') return s3Location(url);
  throw new ValueProblem(`${forms}, not "${text}"`);
};

function sharedFolder(url: URL): ObjectStoreSettings {
  if (url.host !== '' || url.pathname === '/' || url.search !== '')
    throw new ValueProblem(`must name a folder with three slashes, as "file:///mnt/shared/objects" does`);
  return { kind: 'folder', folder: fileURLToPath(url) };
}

function s3Location(url: URL): S3Location {
  const unknown = [...url.searchParams.keys()].find((name) => !['endpoint', 'region', 'path-style'].includes(name));
  if (unknown !== undefined)
    throw new ValueProblem(`has the parameter "${unknown}"; known are endpoint, region and path-style`);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname))
    throw new ValueProblem(
      `names the bucket "${url.hostname}"; buckets have 3 to 63 lower-case letters, digits, dots and hyphens`,
    );
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  if (!/^[\w.~/-]*$/.test(prefix))
    throw new ValueProblem(`has the prefix "${prefix}", which may contain letters, digits and -_.~/ only`);
  const given = (name: string): string | undefined => url.searchParams.get(name) || undefined;
  const endpoint = given('endpoint');
  const pathStyle = given('path-style');
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: endpoint === undefined ? undefined : serverUrl(endpoint),
    // Servers other than Amazon's seldom have regions, and this is the name that most of them take.
    region: given('region') ?? (endpoint === undefined ? undefined : 'us-east-1'),
    pathStyle: pathStyle === undefined ? endpoint !== undefined : yesOrNo(pathStyle),
  };
}
