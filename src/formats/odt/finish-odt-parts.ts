import type { DocumentLimits, WriteOptions } from '../../contracts/documents/document-filter.ts';
import { decodePart } from '../shared/ooxml/decode-part.ts';
import { OoxmlScanner } from '../shared/ooxml/ooxml-scanner.ts';
import { isRightToLeft } from '../shared/ooxml/text-direction.ts';
import { type Edit, splice } from '../shared/xml/splice.ts';
import type { ZipArchive } from '../shared/zip/zip-archive.ts';
import { odfPrefix } from './odf-namespaces.ts';
import { DirectionEditor, isRightToLeftDocument } from './turn-styles.ts';

interface OdtParts {
  readonly archive: ZipArchive;
  /** Those that are there and have text. */
  readonly names: readonly string[];
  readonly limits: DocumentLimits;
}

/** What a translated document says of itself: the language and the direction of its text. */
export async function finishOdtParts(
  { archive, names, limits }: OdtParts,
  changed: Map<string, Buffer>,
  { targetLanguage }: WriteOptions,
): Promise<void> {
  const edit = async (name: string, find: (scan: () => OoxmlScanner) => readonly Edit[]): Promise<void> => {
    const entry = archive.find(name);
    if (entry === undefined || !names.includes(name)) return;
    const { text, encode } = decodePart(changed.get(name) ?? (await archive.read(entry)));
    const edits = find(() => new OoxmlScanner(text, limits, odfPrefix));
    if (edits.length > 0) changed.set(name, encode(splice(text, edits)));
  };
  const language = describeLanguage(targetLanguage);
  let wasRightToLeft = false;
  await edit('styles.xml', (scan) => {
    wasRightToLeft = isRightToLeftDocument(scan());
    return styleEdits(scan(), language, new DirectionEditor(wasRightToLeft, language.rightToLeft));
  });
  await edit('content.xml', (scan) =>
    styleEdits(scan(), undefined, new DirectionEditor(wasRightToLeft, language.rightToLeft)),
  );
  await edit('meta.xml', (scan) => metaEdits(scan(), targetLanguage));
}

interface StyleLanguage {
  readonly language: string;
  readonly country: string;
  /** OpenDocument has a language each for Western, East Asian and complex scripts. */
  readonly script: '' | '-asian' | '-complex';
  readonly rightToLeft: boolean;
}

const eastAsian = new Set(['zh', 'ja', 'ko']);
const complexScripts = /^(?:Thai|Deva|Beng|Taml|Telu|Knda|Mlym|Gujr|Guru|Orya|Sinh|Khmr|Laoo|Mymr|Tibt)$/;

function describeLanguage(code: string): StyleLanguage {
  const locale = new Intl.Locale(code).maximize();
  const rightToLeft = isRightToLeft(code);
  const isComplex = rightToLeft || complexScripts.test(locale.script ?? '');
  return {
    language: locale.language,
    country: locale.region ?? 'none',
    script: eastAsian.has(locale.language) ? '-asian' : isComplex ? '-complex' : '',
    rightToLeft,
  };
}

/** Default styles get the language; they are what paragraphs and runs begin with. */
function styleEdits(
  scanner: OoxmlScanner,
  language: StyleLanguage | undefined,
  direction: DirectionEditor,
): readonly Edit[] {
  const edits: Edit[] = [];
  /** Of the default style at hand. */
  let family: string | undefined;
  while (scanner.next()) {
    if (scanner.tag === 'office:body' || scanner.tag === 'office:master-styles') break;
    if (!scanner.isStart) continue;
    if (scanner.tag === 'style:default-style') family = scanner.value('family');
    else if (scanner.tag === 'style:style') family = undefined;
    if (scanner.tag === 'style:text-properties' && family !== undefined && language !== undefined) {
      edits.push(...languageEdits(scanner, language));
    } else edits.push(...direction.edits(scanner, family === 'paragraph'));
  }
  return edits.sort((one, other) => one.start - other.start);
}

/** Only where a language stands already: what has none takes it from elsewhere. */
function languageEdits(scanner: OoxmlScanner, { language, country, script }: StyleLanguage): readonly Edit[] {
  const place = scanner.place(`language${script}`);
  if (place === undefined) return [];
  const edits: Edit[] = [{ ...place, text: language }];
  const region = scanner.place(`country${script}`);
  if (region !== undefined) edits.push({ ...region, text: country });
  return edits;
}

function metaEdits(scanner: OoxmlScanner, language: string): readonly Edit[] {
  while (scanner.next()) {
    if (scanner.kind !== 'open' || scanner.tag !== 'dc:language') continue;
    const start = scanner.end;
    scanner.skipElement();
    return [{ start, end: scanner.start, text: language }];
  }
  return [];
}
