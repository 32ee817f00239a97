import type { FilterContext, TextUnit, WriteOptions } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { decodeText } from '../encoding/decode-text.ts';
import { spliceText } from '../encoding/splice-text.ts';
import { giveWayTo } from '../files/give-way.ts';
import type { ParsedText } from '../files/open-text-document.ts';
import { xmlCharacterReference, xmlDecoding } from '../xml/declared-encoding.ts';
import type { ZipArchive } from '../zip/zip-archive.ts';
import type { ZipEntry } from '../zip/zip-entry.ts';

/** A file in a package that has text. */
export interface PackagePart extends AsyncDisposable {
  readonly name: string;
  readonly units: readonly TextUnit[];
  /** It is written whenever something in the package is translated: it says the language of the whole. */
  readonly ofWhole?: boolean;
  /** As many translations as units. */
  write(translations: readonly (Segment | undefined)[], options: WriteOptions): Promise<Buffer>;
}

export interface PackageParts {
  readonly archive: ZipArchive;
  readonly context: FilterContext;
  readonly sourceLanguage: string | undefined;
}

/** A file of the package's own format, which is XML. */
export async function xmlPart(
  { archive, context, sourceLanguage }: PackageParts,
  entry: ZipEntry,
  parse: (source: string) => ParsedText & Pick<PackagePart, 'ofWhole'>,
): Promise<PackagePart> {
  const bytes = await archive.read(entry);
  const file = decodeText(bytes, xmlDecoding(sourceLanguage)(bytes));
  const { units, edit, ofWhole = false } = parse(file.text);
  for (const { segment } of units) context.budget.takeText(segment);
  await giveWayTo(context.signal)();
  return {
    name: entry.name,
    units,
    ofWhole,
    write: async (translations, options) => spliceText(file, edit(translations, options), xmlCharacterReference),
    async [Symbol.asyncDispose]() {},
  };
}

export interface DocumentPartOptions {
  /** Of the filter, where the name of the file has another. */
  readonly extension?: string;
  /** False for texts that the package needs as they are. Default: all are translated. */
  readonly isText?: (unit: TextUnit) => boolean;
}

/** Most pictures of packages have no text, and each would be read for seconds. */
const picture = /\.(png|jpe?g)$/i;

/** A document of another format. Undefined where no filter reads it, and for pictures; one that cannot be read is left with a warning. */
export async function documentPart(
  { archive, context }: PackageParts,
  entry: ZipEntry,
  { extension, isText = () => true }: DocumentPartOptions = {},
): Promise<PackagePart | undefined> {
  const { name } = entry;
  if (picture.test(name)) return undefined;
  try {
    const opened = await context.openNested({
      name,
      ...(extension === undefined ? {} : { extension }),
      read: () => archive.read(entry),
    });
    if (opened === undefined) return undefined;
    const shown = opened.units.map((unit, index) => ({ unit, index })).filter(({ unit }) => isText(unit));
    return {
      name,
      units: shown.map(({ unit }) => unit),
      write(translations, options) {
        const all: (Segment | undefined)[] = opened.units.map(() => undefined);
        for (const [position, { index }] of shown.entries()) all[index] = translations[position];
        return opened.write(all, { ...options, watermark: false });
      },
      [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
    };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'invalid_document') throw error;
    context.warn({
      code: 'part_not_translated',
      message: `${JSON.stringify(name.slice(0, 100))} was not translated. ${error.message}`,
      location: { part: name },
    });
    return undefined;
  }
}
