import type { KeyObject } from 'node:crypto';
import type { JsonValue } from '../../contracts/agent/workflow.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { open, seal } from '../sealing/sealed-stream.ts';
import { agentLimits } from './agent-limits.ts';

/** What a value costs beside its texts, in characters. */
const valueSize = 64;

/**
 * Puts a value under a key into the object store. Rejects with `agent_task_failed` where writing it would hold up the thread
 * that serves requests; `what` names it.
 */
export async function putJson(
  objects: Pick<ObjectStore, 'put'>,
  name: string,
  { key, value, what }: { readonly key: KeyObject; readonly value: JsonValue; readonly what: string },
): Promise<void> {
  const { resultCharacters: limit } = agentLimits;
  if (sizeUpTo(limit, value) > limit) {
    const reason = `${what} is larger than ${limit.toLocaleString('en-US')} characters; split the input.`;
    throw new ServiceError('agent_task_failed', { reason });
  }
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

/** The size of a value, counted until it is over the limit: parts of it may be the same data many times. */
export function sizeUpTo(limit: number, value: JsonValue): number {
  let size = 0;
  const rest: JsonValue[] = [value];
  for (let next = rest.pop(); next !== undefined && size <= limit; next = rest.pop()) {
    size += valueSize + (typeof next === 'string' ? next.length : 0);
    if (typeof next !== 'object' || next === null) continue;
    const members = Array.isArray(next) ? (next as readonly JsonValue[]) : Object.values(next);
    // What is over the limit anyway is not looked at.
    if (members.length * valueSize > limit) return limit + 1;
    for (const member of members) rest.push(member);
  }
  return size;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
