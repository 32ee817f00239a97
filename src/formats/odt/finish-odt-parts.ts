import type { DocumentLimits, WriteOptions } from '../../contracts/documents/document-filter.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import { isRightToLeft } from '../shared/office/text-direction.ts';
import { splice } from '../shared/xml/splice.ts';
import type { ZipArchive } from '../shared/zip/zip-archive.ts';
import { odfPrefix } from './odf-namespaces.ts';
import { LanguageEditor, type ScriptKind } from './style-language.ts';
import { DirectionEditor, isFromRight } from './turn-styles.ts';

interface OdtParts {
  readonly archive: ZipArchive;
  /** Those that are there and have text. */
  readonly names: readonly string[];
  /** Canonical code, where it is known. */
  readonly sourceLanguage: string | undefined;
  readonly limits: DocumentLimits;
}

/** What a translated document says of itself: the language and the direction of its text. */
export async function finishOdtParts(
  { archive, names, sourceLanguage, limits }: OdtParts,
  changed: Map<string, Buffer>,
  { targetLanguage }: WriteOptions,
): Promise<void> {
  const edit = async (name: string, find: (scan: () => OfficeScanner) => readonly TextEdit[]): Promise<void> => {
    const entry = archive.find(name);
    if (entry === undefined || !names.includes(name)) return;
    const { text, encode } = decodePart(changed.get(name) ?? (await archive.read(entry)));
    const edits = find(() => new OfficeScanner(text, limits, odfPrefix));
    if (edits.length > 0) changed.set(name, encode(splice(text, edits)));
  };
  const language = new LanguageEditor(targetLanguage);
  let defaults: StyleDefaults = { rightToLeft: false, language: undefined };
  const editStyles = (scan: () => OfficeScanner): readonly TextEdit[] => {
    const known = [defaults.language, sourceLanguage?.split('-')[0]].filter((code) => code !== undefined);
    const direction = new DirectionEditor(defaults.rightToLeft, isRightToLeft(targetLanguage));
    return styleEdits(scan(), language, direction, new Set(known));
  };
  await edit('styles.xml', (scan) => {
    defaults = readDefaults(scan(), language.scriptKind);
    return editStyles(scan);
  });
  await edit('content.xml', editStyles);
  await edit('meta.xml', (scan) => metaEdits(scan(), targetLanguage));
}

/** What holds for text whose own styles say nothing. */
interface StyleDefaults {
  /** Pages begin at the right. */
  readonly rightToLeft: boolean;
  readonly language: string | undefined;
}

function readDefaults(scanner: OfficeScanner, scriptKind: ScriptKind): StyleDefaults {
  let rightToLeft: boolean | undefined;
  let language: string | undefined;
  let family: string | undefined;
  while (scanner.next()) {
    if (!scanner.isStart) continue;
    family = familyOfDefault(scanner, family);
    if (scanner.tag === 'style:page-layout-properties') rightToLeft ??= isFromRight(scanner.value('writing-mode'));
    else if (scanner.tag === 'style:text-properties' && family === 'paragraph') {
      language ??= scanner.value(`language${scriptKind}`);
    }
  }
  return { rightToLeft: rightToLeft ?? false, language };
}

function styleEdits(
  scanner: OfficeScanner,
  language: LanguageEditor,
  direction: DirectionEditor,
  replaced: ReadonlySet<string>,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let family: string | undefined;
  while (scanner.next()) {
    if (scanner.tag === 'office:body' || scanner.tag === 'office:master-styles') break;
    if (!scanner.isStart) continue;
    family = familyOfDefault(scanner, family);
    edits.push(...language.edits(scanner, family !== undefined, replaced));
    edits.push(...direction.edits(scanner, family === 'paragraph'));
  }
  return edits.sort((one, other) => one.start - other.start);
}

/** The family of the default style at hand, at its tag and those within it. */
function familyOfDefault(scanner: OfficeScanner, before: string | undefined): string | undefined {
  if (scanner.tag === 'style:default-style') return scanner.value('family');
  return scanner.tag === 'style:style' ? undefined : before;
}

function metaEdits(scanner: OfficeScanner, language: string): readonly TextEdit[] {
  while (scanner.next()) {
    if (scanner.kind !== 'open' || scanner.tag !== 'dc:language') continue;
    const start = scanner.end;
    scanner.skipElement();
    return [{ start, end: scanner.start, text: language }];
  }
  return [];
}
