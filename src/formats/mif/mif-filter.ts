import type {
  DocumentFilter,
  DocumentSource,
  FilterContext,
  OpenDocument,
  ReadOptions,
} from '../../contracts/documents/document-filter.ts';
import { readWholeFile } from '../shared/files/whole-files.ts';
import { checkHead, MifDocument } from './mif-document.ts';

/** Documents of FrameMaker in its interchange format. What is translated: `docs/reference/formats/mif.md`. */
export const mifFilter: DocumentFilter = {
  id: 'mif',
  extensions: ['mif'],
  mediaType: 'application/vnd.mif',
  open: openMif,
};

async function openMif(source: DocumentSource, _options: ReadOptions, context: FilterContext): Promise<OpenDocument> {
  const bytes = await readWholeFile(source, context);
  const version = checkHead(bytes);
  return await MifDocument.read(bytes.toString('latin1'), version, context);
}
