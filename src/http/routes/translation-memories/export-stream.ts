import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import { attachment } from '../../schemas/content-disposition.ts';
import { tmxMediaType } from './tmx-body.ts';

/** The body of an answer that is read from the memory while it is sent. */
export function toExportStream(
  { memory, tmx }: Awaited<ReturnType<TranslationMemories['export']>>,
  reply: FastifyReply,
): Readable {
  const name = memory.name.replace(/\.tmx$/i, '');
  reply.type(`${tmxMediaType}; charset=utf-8`).header('content-disposition', attachment(name, '.tmx'));
  return Readable.from(tmx, { objectMode: false });
}
