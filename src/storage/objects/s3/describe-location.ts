import type { S3Location } from '../../../contracts/stores/object-store-settings.ts';

/** `s3://bucket/prefix at https://storage.example.com`. */
export function describeLocation({ bucket, prefix, endpoint }: S3Location): string {
  return `s3://${bucket}/${prefix}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
}
