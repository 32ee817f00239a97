import type { Setting } from './setting.ts';

/** Where the server keeps its data. */
export const storageSettings = [
  {
    name: 'DRAGOMAN_DATA_DIR',
    fallback: './data',
    description: 'Folder for all data of the server. Created if it does not exist.',
  },
  {
    name: 'DRAGOMAN_DATABASE_URL',
    fallback: 'SQLite in the data folder',
    description:
      'Address of a [PostgreSQL database](../guides/postgresql.md), version 15 or newer: `postgres://user:password@host:5432/dragoman`. Several servers may share it.',
    secret: true,
  },
  {
    name: 'DRAGOMAN_ROLE',
    fallback: 'all',
    description:
      'What this process does of the work that nodes share through a database: `api` serves clients and leaves documents, import jobs of translation memories and mails to other nodes, `worker` does those and serves only `/healthz`, `/readyz` and `/metrics`, `all` does both.',
  },
  {
    name: 'DRAGOMAN_OBJECT_STORE_URL',
    fallback: 'a folder in the data folder; needed with `DRAGOMAN_DATABASE_URL`',
    description:
      'Where documents and translation memories are stored, for several servers: a bucket, `s3://bucket/prefix?endpoint=https://storage.example.com&region=eu-1`, or a folder that all of them see, `file:///mnt/shared/objects`. Without `endpoint` the server is Amazon S3. `path-style=0` puts the bucket into the host name instead of the path.',
  },
  {
    name: 'DRAGOMAN_OBJECT_STORE_KEY_ID',
    fallback: 'the standard AWS sources: `AWS_ACCESS_KEY_ID`, profile, role of the machine',
    description: 'Access key id for the bucket; needs `DRAGOMAN_OBJECT_STORE_SECRET`.',
  },
  {
    name: 'DRAGOMAN_OBJECT_STORE_SECRET',
    fallback: 'the standard AWS sources',
    description: 'Secret access key for the bucket.',
    secret: true,
  },
] as const satisfies readonly Setting[];
