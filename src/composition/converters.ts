import type { DocumentConverter } from '../contracts/documents/document-converter.ts';
import { LibreofficeConverter } from '../converters/libreoffice/libreoffice-converter.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import type { Foundation } from './foundation.ts';

/** Closed after the work on documents, which is opened later. */
export function composeConverter({ config, clock, opened }: Foundation): DocumentConverter {
  const { libreOffice: program, libreOfficeIdleMilliseconds: idle, workers } = config.documents;
  const folder = dataFolderLayout(config.dataDir).conversionWork;
  return opened.use(new LibreofficeConverter({ folder, program, clock, processes: workers, idle }));
}
