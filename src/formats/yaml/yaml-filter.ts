import type { DocumentFilter, FilterContext, ReadOptions } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { applyEdits, type TextEdit } from '../shared/encoding/splice-text.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { parsedMessages } from '../shared/messages/parsed-messages.ts';
import { scanYaml, type YamlString } from './scan-yaml.ts';
import { isBlock, textOf, writeQuoted, writeString } from './write-string.ts';

/** YAML: values that are strings, each written again in its own style where that can say the translation. */
export const yamlFilter: DocumentFilter = {
  id: 'yaml',
  extensions: ['yaml', 'yml'],
  mediaType: 'application/yaml',
  open: (source, options, context) =>
    openTextDocument(source, context, {
      decodeOptions: () => ({ language: options.sourceLanguage }),
      parse: (text) => parseYaml(text, options, context),
      unencodable: 'use_utf8',
    }),
};

function parseYaml(text: string, options: ReadOptions, context: FilterContext): ParsedText {
  const strings = scanYaml(text, context.limits.depth);
  const messages = parsedMessages(
    strings.map((string) => {
      const { start, end, comment } = string;
      return { host: plainHost(textOf(string)), start, end, ...(comment === undefined ? {} : { note: comment }) };
    }),
    {
      quoting: 'icu',
      languages: { source: options.sourceLanguage, target: options.targetLanguage },
      warn: context.warn,
    },
  );
  return {
    units: messages.units,
    edit(translations, writing) {
      const texts = new Map(messages.edit(translations, writing).map(({ start, text: changed }) => [start, changed]));
      return writeStrings(text, strings, texts, context.limits.depth);
    },
  };
}

/** Codes are kept decoded: the whole string is written anew in the style that it needs. */
function plainHost(text: string) {
  return { text, source: (start: number, end: number) => text.slice(start, end), encode: (changed: string) => changed };
}

/** Styles of YAML depend on where a string stands; the result is read again, and what came out otherwise is quoted. */
function writeStrings(
  source: string,
  strings: readonly YamlString[],
  texts: ReadonlyMap<number, string>,
  depthLimit: number,
): TextEdit[] {
  const changed = strings.filter(({ start }) => texts.has(start));
  const textFor = ({ start }: YamlString): string => texts.get(start) ?? '';
  const styled = changed.map((string) => writeString(textFor(string), string, source));
  const edits = changed.map(({ start, end }, index): TextEdit => ({ start, end, text: styled[index] as string }));
  const read = tryScan(applyEdits(source, edits), depthLimit);
  const places = new Map(strings.map((string, index) => [string, index]));
  return edits.map((edit, index) => {
    const string = changed[index] as YamlString;
    const again = read?.length === strings.length ? read[places.get(string) as number] : undefined;
    if (again !== undefined && valueAgain(again, string) === textFor(string)) return edit;
    return { ...edit, text: writeQuoted(textFor(string), string, source) };
  });
}

function valueAgain(again: YamlString, string: YamlString): string {
  return isBlock(string) ? again.value.replace(/\n+$/, '') : again.value;
}

function tryScan(text: string, depthLimit: number): readonly YamlString[] | undefined {
  try {
    return scanYaml(text, depthLimit);
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
