import { type Static, Type } from 'typebox';
import { type NumberedUnit, writtenText } from '../../../features/translation-memories/list-segments.ts';
import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import { defineOperation, type Operation } from '../../operation.ts';
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

const SegmentAnswer = Type.Object({
  source_segment_id: Type.String(),
  source_text: Type.String(),
  targets: Type.Array(
    Type.Object({ target_segment_id: Type.String(), target_language: Type.String(), target_text: Type.String() }),
  ),
});

const Answer = Type.Object({
  segments: Type.Array(SegmentAnswer),
  segment_count: Type.Integer({ description: 'Number of segments in the whole memory, regardless of the filter.' }),
  next_page_cursor: Type.Optional(
    Type.String({ description: 'Absent on the last page. With a filter, earlier pages may be empty.' }),
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
      'Pass `next_page_cursor` of the response as `page_cursor` of the next request. `filter_text` searches source and target texts.',
    tag: memoryTag,
    params: MemoryParams,
    query: Query,
    response: Answer,
    async handle({ params, query, identity }): Promise<Static<typeof Answer>> {
      const { page_size: pageSize = 50, page_cursor: cursor = '0', filter_text: text } = query;
      const { memory, page } = await memories.segments(identity.account.id, params.translation_memory_id, {
        start: Number(cursor),
        pageSize,
        ...(text === undefined ? {} : { filter: { text, caseSensitive: query.filter_case_sensitive ?? false } }),
      });
      return {
        segments: page.units.map(toSegmentAnswer),
        segment_count: memory.segmentCount,
        ...(page.next === undefined ? {} : { next_page_cursor: String(page.next) }),
      };
    },
  });
}

function toSegmentAnswer({ number, unit }: NumberedUnit): Static<typeof SegmentAnswer> {
  return {
    source_segment_id: String(number),
    source_text: writtenText(unit.source),
    targets: unit.targets.map(({ language, segment }, index) => ({
      target_segment_id: `${number}-${index}`,
      target_language: language,
      target_text: writtenText(segment),
    })),
  };
}
