import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../../shared/is-record.ts';
import { networkReason } from '../../../shared/network-reason.ts';
import { textOf } from '../json-values.ts';
import { ModelFailure } from '../model-failure.ts';
import { addressOf, folderOf, indexNames } from './index-location.ts';
import { indexOfFolder } from './index-of-folder.ts';
import type { ModelIndex } from './model-index.ts';
import { parseModelIndex } from './parse-model-index.ts';

const requestTimeout = 30_000;
const largestIndex = 64 * 1024 * 1024;

/**
 * The first index that can be read. A location is an address of an index, an address under which `models.json`,
 * `db/models.json` or `records.json` lies, or a folder that holds one of them, or else models themselves.
 */
export async function readModelIndex(locations: readonly string[], signal: AbortSignal): Promise<ModelIndex> {
  const problems: string[] = [];
  for (const location of locations) {
    try {
      const folder = folderOf(location);
      return await (folder === undefined ? readFromNetwork(location, signal) : readFromDisk(folder));
    } catch (error) {
      signal.throwIfAborted();
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new ModelFailure(
    `The index of models cannot be read. ${problems.join(' ')} Without access to the network, name a mirror or a folder: ` +
      '--from, or DRAGOMAN_MODELS_URL (docs/guides/neural-models.md).',
  );
}

async function readFromDisk(path: string): Promise<ModelIndex> {
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined) throw new ModelFailure(`There is no ${path}.`);
  if (!stats.isDirectory()) return parseModelIndex(await readFile(path, 'utf8'), addressOf(path, ''), undefined);
  for (const name of indexNames) {
    const text = await readFile(join(path, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw new ModelFailure(`${join(path, name)} cannot be read: ${error.message}.`, { cause: error });
    });
    if (text !== undefined) return parseModelIndex(text, addressOf(path, name), undefined);
  }
  const index = await indexOfFolder(path);
  if (index.models.length > 0) return index;
  throw new ModelFailure(`${path} contains neither an index (${indexNames.join(', ')}) nor models.`);
}

async function readFromNetwork(location: string, signal: AbortSignal): Promise<ModelIndex> {
  if (!/^https?:\/\//i.test(location) || !URL.canParse(location))
    throw new ModelFailure(`"${location}" is neither an http, https or file URL nor an absolute path.`);
  const whole = /(\.json|\/records)$/.test(new URL(location).pathname);
  const base = location.endsWith('/') ? location : `${location}/`;
  const candidates = whole ? [location] : indexNames.map((name) => new URL(name, base).href);
  for (const [position, address] of candidates.entries()) {
    const answer = await request(address, signal);
    if (answer.status === 404 && position < candidates.length - 1) {
      await answer.body?.cancel();
      continue;
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new ModelFailure(`${address} answered ${answer.status}.`);
    }
    const text = await readText(answer, address, signal);
    return parseModelIndex(text, address, await attachmentBase(address, signal));
  }
  throw new ModelFailure(`${location} contains no index.`);
}

/** A server of Remote Settings says at its root where attachments are; undefined for any other. */
async function attachmentBase(address: string, signal: AbortSignal): Promise<string | undefined> {
  const root = /^https?:\/\/[^/]+\/v1\/(?=buckets\/)/.exec(address)?.[0];
  if (root === undefined) return undefined;
  try {
    const answer: unknown = JSON.parse(await readText(await request(root, signal), root, signal));
    const capabilities = isRecord(answer) ? answer.capabilities : undefined;
    const attachments = isRecord(capabilities) ? capabilities.attachments : undefined;
    return isRecord(attachments) ? textOf(attachments.base_url) : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

async function request(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)]) });
  } catch (error) {
    throw new ModelFailure(`${address} cannot be reached: ${networkReason(error)}.`, { cause: error });
  }
}

async function readText(answer: Response, address: string, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.byteLength;
      if (size > largestIndex) throw new ModelFailure(`${address} is too large for a model index.`);
      chunks.push(chunk);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure(`${address} broke off: ${networkReason(error)}.`, { cause: error });
  }
  return Buffer.concat(chunks).toString('utf8');
}
