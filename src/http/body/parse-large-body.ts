import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { TextTask, TextWork } from '../../contracts/text-work.ts';
import { ClientGone } from '../plugins/request-signal.ts';
import { type PackedFields, unpackFields } from './packed-fields.ts';
import type { BodyInput } from './tasks/parse-body.ts';

/** Bytes of bodies that are parsed at once, which takes some milliseconds. */
export const smallBodyBytes = 256 * 1024;

/** Bytes that are copied in one step. */
const bytesOfStep = 4 * 1024 * 1024;

const parseTask: TextTask<BodyInput, PackedFields> = {
  name: 'parse-body',
  module: new URL('./tasks/parse-body.ts', import.meta.url).href,
  inlineSize: 0,
};

/** Fields that already have the types of their schema. */
export class CheckedFields {
  readonly fields: unknown;

  constructor(fields: unknown) {
    this.fields = fields;
  }
}

/**
 * Parses a body in a thread, and JSON fields are checked against the schema of the operation there. No step of it holds
 * the event loop, whatever the body is.
 *
 * ```
 * chunks ─► shared memory ─► thread: decode, parse, check, pack ─► unpacked in steps
 * ```
 */
export async function parseLargeBody(
  request: FastifyRequest,
  chunks: readonly Buffer[],
  { type, textWork }: { readonly type: BodyInput['type']; readonly textWork: TextWork },
): Promise<unknown> {
  const controller = new AbortController();
  const { socket } = request.raw;
  const onClose = (): void => controller.abort(new ClientGone());
  socket.once('close', onClose);
  try {
    const bytes = await shared(chunks);
    const schema = type === 'json' ? request.routeOptions.config.bodySchema : undefined;
    const session = textWork.open({ accountId: request.identity?.account.id, signal: controller.signal });
    const fields = await unpackFields(await session.run(parseTask, { bytes, type, schema }, bytes.byteLength));
    return schema === undefined ? fields : new CheckedFields(fields);
  } finally {
    socket.off('close', onClose);
  }
}

/** Messages copy other memory at once, which takes 50 ms for the largest bodies. */
async function shared(chunks: readonly Buffer[]): Promise<SharedArrayBuffer> {
  const bytes = new SharedArrayBuffer(sizeOf(chunks));
  const target = new Uint8Array(bytes);
  let at = 0;
  let step = 0;
  for (const chunk of chunks) {
    target.set(chunk, at);
    at += chunk.length;
    step += chunk.length;
    if (step < bytesOfStep) continue;
    step = 0;
    await turn();
  }
  return bytes;
}

export function sizeOf(chunks: readonly Buffer[]): number {
  return chunks.reduce((sum, { length }) => sum + length, 0);
}
