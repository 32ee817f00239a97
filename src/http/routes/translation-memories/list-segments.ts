import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { SegmentAnswer, toSegmentAnswer } from './segment-answer.ts';
import { MemoryParams, memoryTag } from './translation-memory-schemas.ts';

const Query = Type.Object({
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  page_cursor: Type.Optional(
    Type.String({
      pattern: '^\\d{1,15}$',
      'x-expected': 'it is no `next_page_cursor` of an answer.',
      description: '`next_page_cursor` of the previous page.',
    }),
  ),
  position: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 999_999_999,
      description:
        'Number of segments that are before the first of the answer, instead of `page_cursor`: for tables in which people jump. It counts the segments of the `version` of the answer. Not with `filter_text`.',
    }),
  ),
  filter_text: Type.Optional(
    Type.String({
      pattern: '^[^]{2}',
      'x-expected': 'at least 2 characters are needed.',
      description: 'Text that the source text or one of its translations must contain; at least 2 characters.',
    }),
  ),
  filter_case_sensitive: Type.Optional(Type.Boolean({ default: false })),
});
type Query = Static<typeof Query>;

const Answer = Type.Object({
  segments: Type.Array(SegmentAnswer),
  segment_count: Type.Integer({ description: 'Number of segments in the whole memory, regardless of the filter.' }),
  version: Type.Integer({
    description: 'Of the memory: 1 as it was imported, and one more with each change of segments.',
  }),
  next_page_cursor: Type.Optional(
    Type.String({
      description:
        'Absent on the last page. With a filter, earlier pages may be short or empty: a page searches for 200 ms at most.',
    }),
  ),
});

export function listSegmentsOperation(memories: TranslationMemories): Operation {
  return defineOperation<undefined, Query, MemoryParams>({
    id: 'listTranslationMemorySegments',
    method: 'GET',
    path: '/v3/translation_memories/:translation_memory_id/segments',
    access: { kind: 'developer', scope: 'translation_memories:read' },
    summary: 'Read the segments of a translation memory page by page',
    description:
      'Pass `next_page_cursor` of the response as `page_cursor` of the next request. `filter_text` searches source and target texts. A segment keeps its id when others are changed or deleted, and a cursor remains valid.',
    tag: memoryTag,
    params: MemoryParams,
    query: Query,
    response: Answer,
    async handle({ params, query, identity }): Promise<Static<typeof Answer>> {
      const { page_size: pageSize = 50, page_cursor: cursor = '0', filter_text: text, position } = query;
      for (const other of ['page_cursor', 'filter_text'] as const)
        if (position !== undefined && query[other] !== undefined)
          throw new ServiceError('invalid_parameter', {
            parameter: 'position',
            reason: `it cannot be used with '${other}'.`,
          });
      const { memory, page } = await memories.segments(identity.account.id, params.translation_memory_id, {
        start: Number(cursor),
        pageSize,
        ...(position !== undefined && { position }),
        ...(text === undefined ? {} : { filter: { text, caseSensitive: query.filter_case_sensitive ?? false } }),
      });
      return {
        segments: page.units.map(toSegmentAnswer),
        segment_count: memory.segmentCount,
        version: memory.version ?? 1,
        ...(page.next === undefined ? {} : { next_page_cursor: String(page.next) }),
      };
    },
  });
}
