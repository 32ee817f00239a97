import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { S3Credentials, S3Location } from '../../src/contracts/stores/object-store-settings.ts';
import type { ObjectStore } from '../../src/contracts/stores/objects.ts';
import { DiskObjectStore } from '../../src/storage/objects/disk-object-store.ts';
import { IncomingFolder } from '../../src/storage/objects/incoming-folder.ts';
import { defaultS3Patience } from '../../src/storage/objects/s3/create-s3-clients.ts';
import { S3ObjectStore } from '../../src/storage/objects/s3/s3-object-store.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { readObject } from './object-store.ts';

/** A store of a process that is killed. `folder` holds the objects, or what waits to be sent. */
export type KilledStore = { readonly folder: string; readonly blocks: number } & (
  | { readonly kind: 'disk' }
  | { readonly kind: 's3'; readonly location: S3Location; readonly credentials: S3Credentials }
);

export function openKilledStore(store: KilledStore): ObjectStore & Disposable {
  const { folder } = store;
  if (store.kind === 'disk') return new DiskObjectStore({ folder });
  const { location, credentials } = store;
  const incoming = new IncomingFolder(folder);
  const rest = { patience: defaultS3Patience, incoming, clock: systemClock, onChange: () => {} };
  return new S3ObjectStore({ location, credentials, ...rest });
}

/** Notes the versions that a child says last, and kills it after so many lines. */
export async function putUntilKilled(
  store: KilledStore,
  count: number,
  acknowledged: Map<string, number>,
): Promise<void> {
  const script = join(import.meta.dirname, 'object-store-putting-child.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(store)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  let lines = 0;
  for await (const line of createInterface(child.stdout)) {
    const [name = '', version = ''] = line.split(' ');
    acknowledged.set(name, Number(version));
    if (++lines === count) child.kill('SIGKILL');
  }
  await exit;
  assert.ok(lines >= count);
}

/**
 * Every object is whole, and there in the version that was acknowledged or a later one. A bucket may still list an object
 * that is gone, since the server of a killed process goes on with its last requests.
 */
export async function assertAcknowledged(
  store: ObjectStore,
  blocks: number,
  acknowledged: ReadonlyMap<string, number>,
): Promise<void> {
  const versions = new Map<string, number>();
  for await (const name of store.list('')) {
    const content = await readObject(store, name);
    if (content !== undefined) versions.set(name, versionOf(content, blocks));
  }
  for (const [name, version] of acknowledged)
    assert.ok((versions.get(name) ?? 0) >= version, `${name}: ${version} acknowledged, ${versions.get(name)} there`);
}

/** Throws for content that is not whole. */
function versionOf(content: string, blocks: number): number {
  const line = content.slice(0, 17);
  const version = Number(line);
  assert.ok(content === `${line.repeat(1 + 1024 * blocks * (version % 12))}end`, 'the content is not whole');
  return version;
}
