import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import type { GivenChange, TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { actOf } from '../admin/admin-routes.ts';
import { SegmentAnswer, toSegmentAnswer } from './segment-answer.ts';
import { MemoryParams, memoryTag } from './translation-memory-schemas.ts';

const bodyLimit = 10 * 1024 * 1024;
const mostChanges = 1_000;

const Change = Type.Object({
  source_segment_id: Type.Optional(
    Type.String({
      pattern: '^\\d{1,15}$',
      'x-expected': 'it is no id of a segment.',
      description: 'Without one, the segment is added, behind all others; it needs `source_text` and `targets`.',
    }),
  ),
  segment_version: Type.Optional(
    Type.String({
      description:
        'That the segment must have, not for new ones. Without one, the change overwrites what others have changed.',
    }),
  ),
  source_text: Type.Optional(Type.String({ description: 'Default: as it is.' })),
  targets: Type.Optional(
    Type.Array(Type.Object({ target_language: Type.String(), target_text: Type.String() }), {
      minItems: 1,
      maxItems: 1_000,
      description: 'All translations of the segment. Default: as they are.',
    }),
  ),
  is_deleted: Type.Optional(
    Type.Boolean({ default: false, description: 'Deletes the segment with its translations.' }),
  ),
});

const Body = Type.Object({ segments: Type.Array(Change, { minItems: 1, maxItems: mostChanges }) });
type Body = Static<typeof Body>;

const Answer = Type.Object({
  translation_memory_id: Type.String(),
  version: Type.Integer({ description: 'Of the memory.' }),
  segment_count: Type.Integer(),
  segments: Type.Array(SegmentAnswer, { description: 'Those that were changed or added, as they are now.' }),
});

export function changeSegmentsOperation(memories: TranslationMemories): Operation {
  return defineOperation<Body, undefined, MemoryParams>({
    id: 'changeTranslationMemorySegments',
    method: 'PATCH',
    path: '/v3/translation_memories/:translation_memory_id/segments',
    access: { kind: 'developer', scope: 'translation_memories:write' },
    summary: 'Add, change or delete segments of a translation memory',
    description:
      'All of the changes are applied or none, as a new version of the memory, which is stored whole: send changes that belong together in one request. Inline codes of a segment are found again in a changed text by their text.',
    tag: memoryTag,
    bodyLimit,
    params: MemoryParams,
    body: Body,
    response: Answer,
    async handle(call): Promise<Static<typeof Answer>> {
      const by = { accountId: call.identity.account.id, ...actOf(call) };
      const changes = call.body.segments.map(toChange);
      refuseTwice(changes);
      const { memory, units } = await memories.change(by, call.params.translation_memory_id, changes, call.signal);
      return {
        translation_memory_id: memory.id,
        version: memory.version ?? 1,
        segment_count: memory.segmentCount,
        segments: units.map(toSegmentAnswer),
      };
    },
  });
}

function toChange(given: Static<typeof Change>, index: number): GivenChange {
  const parameter = `segments[${index}]`;
  if (given.source_segment_id === undefined && (given.is_deleted === true || given.segment_version !== undefined))
    throw new ServiceError('missing_parameter', { parameter: `${parameter}.source_segment_id` });
  return {
    number: given.source_segment_id === undefined ? undefined : Number(given.source_segment_id),
    version: given.segment_version,
    source: given.source_text,
    targets: given.targets?.map(({ target_language, target_text }) => ({
      language: target_language,
      text: target_text,
    })),
    isRemoved: given.is_deleted ?? false,
    parameter,
  };
}

function refuseTwice(changes: readonly GivenChange[]): void {
  const numbers = new Set<number>();
  for (const { number, parameter } of changes) {
    if (number === undefined) continue;
    if (numbers.has(number))
      throw new ServiceError('invalid_parameter', {
        parameter: `${parameter}.source_segment_id`,
        reason: 'the request has changes of this segment already.',
      });
    numbers.add(number);
  }
}
