import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import type { Operation } from '../../operation.ts';
import { createTranslationMemoryOperation, type ImportSettings } from './create-translation-memory.ts';
import { deleteTranslationMemoryOperation } from './delete-translation-memory.ts';
import { exportTranslationMemoryOperation } from './export-translation-memory.ts';
import { getTranslationMemoryOperation } from './get-translation-memory.ts';
import { listSegmentsOperation } from './list-segments.ts';
import { listTranslationMemoriesOperation } from './list-translation-memories.ts';

/** Everything that is served of translation memories. */
export function translationMemoryOperations(
  memories: TranslationMemories,
  settings: ImportSettings,
): readonly Operation[] {
  return [
    createTranslationMemoryOperation(memories, settings),
    listTranslationMemoriesOperation(memories),
    getTranslationMemoryOperation(memories),
    listSegmentsOperation(memories),
    exportTranslationMemoryOperation(memories),
    deleteTranslationMemoryOperation(memories),
  ];
}
