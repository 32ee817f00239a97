import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { MemoryUnit } from '../../contracts/stores/translation-memories.ts';
import { decodeText } from '../../formats/shared/encoding/decode-text.ts';
import { xmlDecoding } from '../../formats/shared/xml/declared-encoding.ts';
import { readBilingual } from '../../formats/xliff/read-bilingual.ts';
import { baseLanguage, canonicalLanguage } from '../../language/codes.ts';
import { readableText } from '../../language/segments.ts';
import { TmxReader } from '../../language/translation-memory/tmx/tmx-reader.ts';
import { MisuseError } from '../command-line/command-errors.ts';
import type { CheckCommand } from './parse-check-command.ts';
import type { TranslatedText } from './translated-text.ts';

/** Deepest nesting of elements. */
const depth = 256;

type Languages = Pick<CheckCommand, 'source' | 'target'>;

/** Both sides of one file, by its extension. */
export async function readBilingualFile(path: string, languages: Languages): Promise<TranslatedText> {
  const extension = extname(path).toLowerCase();
  if (extension === '.tmx') return readTmx(path, languages);
  if (extension === '.xlf' || extension === '.xliff') return readXliff(path);
  throw new MisuseError(
    `${path} is one file, and only XLIFF (.xlf, .xliff) and TMX (.tmx) have both texts; name its translation too.`,
  );
}

async function readXliff(path: string): Promise<TranslatedText> {
  const bytes = await readFile(path);
  const { sourceLanguage, targetLanguage, segments } = readBilingual(
    decodeText(bytes, xmlDecoding(undefined)(bytes)).text,
    depth,
  );
  const texts = segments.map(({ source, target }) => ({
    source: readableText(source).trim(),
    target: target && readableText(target).trim(),
  }));
  const translated = texts.flatMap(({ source, target }) => (target === undefined ? [] : [{ source, target }]));
  return {
    source: sourceLanguage,
    target: targetLanguage,
    segments: translated,
    untranslated: texts.length - translated.length,
  };
}

async function readTmx(path: string, { source, target: wanted }: Languages): Promise<TranslatedText> {
  const reader = new TmxReader(source === undefined ? {} : { sourceLanguage: canonicalLanguage(source) ?? source });
  const units: MemoryUnit[] = [];
  for await (const bytes of createReadStream(path)) units.push(...reader.push(bytes));
  units.push(...reader.finish());
  const target = wanted === undefined ? onlyTarget(path, units) : canonicalLanguage(wanted);
  const translated = units.flatMap((unit) => {
    const found = findTarget(unit, target);
    return found === undefined
      ? []
      : [{ source: readableText(unit.source).trim(), target: readableText(found.segment).trim() }];
  });
  return {
    source: reader.sourceLanguage,
    target,
    segments: translated,
    untranslated: units.length - translated.length + reader.skipped,
  };
}

function findTarget({ targets }: MemoryUnit, language: string | undefined): MemoryUnit['targets'][number] | undefined {
  return (
    targets.find((target) => target.language === language) ??
    targets.find((target) => language !== undefined && baseLanguage(target.language) === baseLanguage(language))
  );
}

/** The language of all translations, if it is one. */
function onlyTarget(path: string, units: readonly MemoryUnit[]): string | undefined {
  const languages = [...new Set(units.flatMap(({ targets }) => targets.map(({ language }) => language)))].sort();
  if (languages.length > 1)
    throw new MisuseError(`${path} has translations into ${languages.join(', ')}; choose one with --to.`);
  return languages[0];
}
