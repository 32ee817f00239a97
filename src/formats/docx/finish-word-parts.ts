import { isUtf8 } from 'node:buffer';
import type { WriteOptions } from '../../contracts/documents/document-filter.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import { isRightToLeft } from '../shared/office/text-direction.ts';
import { splice } from '../shared/xml/splice.ts';
import { complexScriptEdits } from './complex-script.ts';
import { turnTables } from './turn-tables.ts';
import { addWatermark } from './watermark.ts';
import type { WordPackage } from './word-package.ts';

/** What a translated document says of itself: its language, and on request that it is a translation. */
export async function finishWordParts(
  word: WordPackage,
  changed: Map<string, Buffer>,
  options: WriteOptions,
): Promise<void> {
  turnChangedTables(word, changed, options);
  for (const styles of await word.contents.related(word.mainPart, 'styles')) {
    const { text, encode } = decodePart(changed.get(styles) ?? (await word.contents.readPart(styles)));
    const scan = (): OfficeScanner => new OfficeScanner(text, word.context.limits);
    const complexScript = isRightToLeft(options.targetLanguage) ? complexScriptEdits(scan()) : [];
    const edits = [...languageEdits(scan(), options.targetLanguage), ...complexScript].sort(
      (one, other) => one.start - other.start,
    );
    if (edits.length > 0) changed.set(styles, encode(splice(text, edits)));
  }
  if (options.watermark) await addWatermark(word, changed);
}

function turnChangedTables(word: WordPackage, changed: Map<string, Buffer>, { targetLanguage }: WriteOptions): void {
  const rightToLeft = isRightToLeft(targetLanguage);
  for (const [part, bytes] of changed) {
    if (!word.contents.contentType(part).includes('wordprocessingml')) continue;
    // Parts are large, and most have no tables that face the other way.
    if (!rightToLeft && isUtf8(bytes) && !bytes.includes('bidiVisual')) continue;
    const { text, encode } = decodePart(bytes);
    const turned = turnTables(text, rightToLeft, word.context.limits);
    if (turned !== text) changed.set(part, encode(turned));
  }
}

const eastAsian = new Set(['zh', 'ja', 'ko']);

/** Word knows Chinese by country. */
const wordNames: Readonly<Record<string, string>> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', zh: 'zh-CN' };

/**
 * The language that runs are in where they do not say otherwise, which translated ones do not. Styles that name the one
 * before follow; one for quotations in another language stays that.
 */
function languageEdits(scanner: OfficeScanner, language: string): readonly TextEdit[] {
  const base = baseOf(language);
  const attribute = eastAsian.has(base) ? 'eastAsia' : isRightToLeft(language) ? 'bidi' : 'val';
  const text = wordNames[language] ?? language;
  const edits: TextEdit[] = [];
  let before: string | undefined;
  let defaults = 0;
  while (scanner.next()) {
    const { start, prefix } = scanner;
    if (scanner.tag === 'w:docDefaults') defaults = scanner.kind === 'open' ? scanner.depth : 0;
    if (defaults > 0 && edits.length === 0 && scanner.tag === 'w:rPr' && scanner.kind === 'close') {
      edits.push({ start, end: start, text: `<${prefix}lang ${prefix}${attribute}="${text}"/>` });
    }
    if (scanner.tag !== 'w:lang' || !scanner.isStart) continue;
    const range = scanner.valueRange(attribute);
    const value = scanner.value(attribute);
    if (defaults > 0) {
      const at = start + 1 + scanner.name.length;
      edits.push(range ? { ...range, text } : { start: at, end: at, text: ` ${prefix}${attribute}="${text}"` });
      before = value;
    } else if (range && value && before && baseOf(value) === baseOf(before)) edits.push({ ...range, text });
  }
  return edits;
}

function baseOf(language: string): string {
  return language.split('-')[0] ?? '';
}
