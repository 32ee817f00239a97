import type {
  DocumentFilter,
  DocumentSource,
  FilterContext,
  OpenDocument,
  ReadOptions,
} from '../../contracts/documents/document-filter.ts';
import { checkTranslations } from '../shared/files/check-translations.ts';

import { giveWayTo } from '../shared/files/give-way.ts';
import { readWholeFile, writeWholeFile } from '../shared/files/whole-files.ts';
import { PartUnits, type PlacedUnit } from '../shared/office/part-units.ts';
import { headerEdits } from './header-edits.ts';
import { refuseOtherFiles } from './refuse-other-files.ts';
import { RtfReader } from './rtf-reader.ts';

/** Rich Text Format, up to its last version 1.9.1. What is translated: `docs/reference/formats/rtf.md`. */
export const rtfFilter: DocumentFilter = {
  id: 'rtf',
  extensions: ['rtf'],
  mediaType: 'application/rtf',
  open: openRtf,
};

async function openRtf(
  source: DocumentSource,
  { sourceLanguage }: ReadOptions,
  context: FilterContext,
): Promise<OpenDocument> {
  const { signal } = context;
  const bytes = await readWholeFile(source, context);
  refuseOtherFiles(bytes);
  const giveWay = giveWayTo(signal);
  const text = bytes.toString('latin1');
  const read = await new RtfReader(text, context).read(giveWay);
  await giveWay();
  signal.throwIfAborted();
  const part = new PartUnits(text, read.units);
  const placed = read.units.filter(({ sameAs }) => sameAs === undefined);
  const indexes = new Map(placed.map((unit, index) => [unit, index]));
  return {
    units: placed.map(({ unit }) => unit),
    async write(translations, destination, options) {
      checkTranslations(translations, placed);
      const translationOf = (unit: PlacedUnit) => translations[indexes.get(unit.sameAs ?? unit) ?? -1];
      const isTranslated = translations.some((translation) => translation !== undefined);
      const edits = isTranslated ? headerEdits(read.headerWords, read.units, sourceLanguage, options) : [];
      const pieces = part.write(translationOf, options, edits);
      const written = pieces === undefined ? bytes : Buffer.from([...pieces].join(''), 'latin1');
      await giveWay();
      await writeWholeFile(destination, written, signal);
    },
    async [Symbol.asyncDispose]() {},
  };
}
