import type { InstalledLists } from '../../../features/languages/installed-lists.ts';
import type { Operation } from '../../operation.ts';
import { createGlossaryOperation } from './create-glossary.ts';
import { createV2GlossaryOperation } from './create-v2-glossary.ts';
import { deleteDictionaryOperation } from './delete-dictionary.ts';
import { deleteGlossaryOperation } from './delete-glossary.ts';
import { deleteV2GlossaryOperation } from './delete-v2-glossary.ts';
import { exportGlossaryOperation } from './export-glossary.ts';
import { getEntriesOperation } from './get-entries.ts';
import { getGlossaryOperation } from './get-glossary.ts';
import { getV2EntriesOperation } from './get-v2-entries.ts';
import { getV2GlossaryOperation } from './get-v2-glossary.ts';
import type { GlossaryRoutes } from './glossary-routes.ts';
import { listGlossariesOperation } from './list-glossaries.ts';
import { listLanguagePairsOperation } from './list-language-pairs.ts';
import { listV2GlossariesOperation } from './list-v2-glossaries.ts';
import { putDictionaryOperation } from './put-dictionary.ts';
import { readTermFileOperation } from './read-term-file.ts';
import { updateGlossaryOperation } from './update-glossary.ts';

/** Everything that is served of glossaries. */
export function glossaryOperations(routes: GlossaryRoutes, lists: InstalledLists): readonly Operation[] {
  return [
    createGlossaryOperation(routes),
    listGlossariesOperation(routes),
    getGlossaryOperation(routes),
    getEntriesOperation(routes),
    exportGlossaryOperation(routes),
    readTermFileOperation(routes),
    putDictionaryOperation(routes),
    updateGlossaryOperation(routes),
    deleteGlossaryOperation(routes),
    deleteDictionaryOperation(routes),
    createV2GlossaryOperation(routes),
    listV2GlossariesOperation(routes),
    getV2GlossaryOperation(routes),
    getV2EntriesOperation(routes),
    deleteV2GlossaryOperation(routes),
    listLanguagePairsOperation(lists),
  ];
}
