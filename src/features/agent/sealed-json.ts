import type { KeyObject } from 'node:crypto';
import type { JsonValue } from '../../contracts/agent/workflow.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { open, seal } from '../sealing/sealed-stream.ts';

/** Puts a value under a key into the object store. */
export async function putJson(
  objects: Pick<ObjectStore, 'put'>,
  name: string,
  key: KeyObject,
  value: unknown,
): Promise<void> {
  await objects.put(name, seal(key, once(Buffer.from(JSON.stringify(value)))));
}

/** Undefined where there is none. */
export async function getJson(
  objects: Pick<ObjectStore, 'get'>,
  name: string,
  key: KeyObject,
): Promise<JsonValue | undefined> {
  const sealed = await objects.get(name);
  if (sealed === undefined) return undefined;
  return JSON.parse(Buffer.concat(await Array.fromAsync(open(key, sealed))).toString('utf8'));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
