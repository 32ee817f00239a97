import { type Static, Type } from 'typebox';
import type { NumberedUnit } from '../../../contracts/stores/translation-memories.ts';
import { unitVersion } from '../../../features/translation-memories/change-segments.ts';
import { writtenText } from '../../../language/translation-memory/written-text.ts';

export const SegmentAnswer = Type.Object({
  source_segment_id: Type.String(),
  segment_version: Type.String({ description: 'Another one for each content, for changes.' }),
  source_text: Type.String(),
  targets: Type.Array(
    Type.Object({ target_segment_id: Type.String(), target_language: Type.String(), target_text: Type.String() }),
  ),
});

export function toSegmentAnswer({ number, unit }: NumberedUnit): Static<typeof SegmentAnswer> {
  return {
    source_segment_id: String(number),
    segment_version: unitVersion(unit),
    source_text: writtenText(unit.source),
    targets: unit.targets.map(({ language, segment }, index) => ({
      target_segment_id: `${number}-${index}`,
      target_language: language,
      target_text: writtenText(segment),
    })),
  };
}
