import type { MemoryJobs } from '../../../features/translation-memories/memory-jobs.ts';
import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import type { Operation } from '../../operation.ts';
import { changeSegmentsOperation } from './change-segments.ts';
import { createExportJobOperation } from './create-export-job.ts';
import { createImportJobOperation } from './create-import-job.ts';
import { createTranslationMemoryOperation } from './create-translation-memory.ts';
import { deleteTranslationMemoryOperation } from './delete-translation-memory.ts';
import { downloadExportFileOperation } from './download-export-file.ts';
import { exportTranslationMemoryOperation } from './export-translation-memory.ts';
import { getMemoryJobOperation } from './get-memory-job.ts';
import { getTranslationMemoryOperation } from './get-translation-memory.ts';
import { listSegmentsOperation } from './list-segments.ts';
import { listTranslationMemoriesOperation } from './list-translation-memories.ts';
import type { ImportSettings } from './tmx-body.ts';
import { uploadImportFileOperation } from './upload-import-file.ts';

/** Everything that is served of translation memories. */
export function translationMemoryOperations(
  memories: TranslationMemories,
  jobs: MemoryJobs,
  settings: ImportSettings,
): readonly Operation[] {
  return [
    createTranslationMemoryOperation(memories, settings),
    listTranslationMemoriesOperation(memories),
    getTranslationMemoryOperation(memories),
    listSegmentsOperation(memories),
    changeSegmentsOperation(memories),
    exportTranslationMemoryOperation(memories),
    deleteTranslationMemoryOperation(memories),
    createImportJobOperation(jobs, settings),
    createExportJobOperation(jobs),
    getMemoryJobOperation(jobs, settings),
    uploadImportFileOperation(jobs, settings),
    downloadExportFileOperation(jobs),
  ];
}
