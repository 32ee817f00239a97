import type { DocumentFilter, FilterContext, ReadOptions } from '../../contracts/documents/document-filter.ts';
import { hostText } from '../../language/placeholders/host-text.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { findKnownFile } from '../shared/messages/known-files.ts';
import { type Message, parsedMessages } from '../shared/messages/parsed-messages.ts';
import { languageRootEdit } from './language-root.ts';
import { type StringPosition, withPluralForms } from './plural-strings.ts';
import { scanYaml } from './scan-yaml.ts';
import { writeStrings } from './write-strings.ts';

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
  const { depth } = context.limits;
  const { strings, root, rootNames } = scanYaml(text, depth);
  const known = findKnownFile(rootNames, options.keepCode === true);
  const positions = withPluralForms(text, strings, options.targetLanguage);
  // How a string is written depends on what comes of the others: its place is that in the list.
  const messages = new Map<StringPosition, Message>();
  for (const [index, position] of positions.entries()) {
    const { string, plural, addedTo } = position;
    if (known?.isText(string.entry?.name) === false) continue;
    const { comment: note } = string;
    const original = addedTo && messages.get(addedTo);
    messages.set(position, {
      // Codes are kept decoded: the whole string is written anew in the style that it needs.
      host: hostText(string.text),
      start: index,
      end: index,
      ...(note === undefined ? {} : { note }),
      ...(plural === undefined ? {} : { plural }),
      ...(original === undefined ? {} : { addedTo: original }),
    });
  }
  const parsed = parsedMessages([...messages.values()], {
    quoting: 'icu',
    languages: { source: options.sourceLanguage, target: options.targetLanguage },
    takeText: context.budget.takeText,
    warn: context.warn,
  });
  return {
    units: parsed.units,
    edit(translations, writing) {
      const texts = new Map(parsed.edit(translations, writing).map(({ start, text: changed }) => [start, changed]));
      if (texts.size === 0) return [];
      const language = languageRootEdit(root, options.sourceLanguage, writing.targetLanguage);
      const edits = [...(language ? [language] : []), ...writeStrings(text, positions, texts, depth)];
      return edits.sort((one, other) => one.start - other.start);
    },
  };
}
