import type { DocumentFilter, TakeText, TextUnit, WriteOptions } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { extractInSteps } from '../../language/tag-handling/extract-tagged.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { type GiveWay, runSteps } from '../shared/files/give-way.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { declaredCharset } from './declared-charset.ts';
import { directionEdits, findRootTag } from './root-tag.ts';

/** Web pages. What is translated: `docs/reference/formats/html.md`. */
export const htmlFilter: DocumentFilter = {
  id: 'html',
  extensions: ['html', 'htm', 'xhtml', 'xht'],
  mediaType: 'text/html',
  otherMediaTypes: { xhtml: 'application/xhtml+xml', xht: 'application/xhtml+xml' },
  open(source, { sourceLanguage, keepCode }, context) {
    const xhtml = /\.xht(?:ml)?$/i.test(source.name);
    return openTextDocument(source, context, {
      decodeOptions: (bytes) => ({ declared: declaredCharset(bytes), language: sourceLanguage }),
      parse: (text, giveWay) =>
        parseHtml(text, sourceLanguage, { keepCode, xhtml, giveWay, takeText: context.budget.takeText }),
      unencodable: (character) => `&#${character.codePointAt(0)};`,
    });
  },
};

/** Something that a browser takes for markup. */
const markup = /<(?:[a-z][^\s<>/]*[\s/>]|!doctype\s)/i;

export interface HtmlOptions {
  readonly keepCode?: boolean | undefined;
  readonly xhtml?: boolean;
  readonly giveWay?: GiveWay;
  readonly takeText?: TakeText;
}

/** XML knows the name only where a DTD declares it. */
function withoutNames(edit: TextEdit): TextEdit {
  return { ...edit, text: edit.text.replaceAll('&nbsp;', '&#160;') };
}

export async function parseHtml(
  text: string,
  sourceLanguage: string | undefined,
  { keepCode, xhtml = false, giveWay, takeText }: HtmlOptions = {},
): Promise<ParsedText> {
  if (!markup.test(text)) throw new ServiceError('invalid_document', { reason: 'it has no HTML tags.' });
  const root = findRootTag(text);
  const steps = extractInSteps(text, {
    format: 'html',
    xhtml,
    version: 'v2',
    language: sourceLanguage ?? 'en',
    splitSentences: '0',
    keepCode,
    outlineDetection: true,
    splittingTags: [],
    nonSplittingTags: [],
    ignoreTags: [],
    linksApart: true,
    onSegment: takeText,
    documentLanguage: sourceLanguage ?? root?.language,
  });
  const tagged = await runSteps(steps, giveWay);
  const units = tagged.segments.map(
    (segment, index): TextUnit => ({ segment, kind: tagged.inAttribute[index] === true ? 'attribute' : 'text' }),
  );
  return {
    units,
    edit(translations, { targetLanguage }: WriteOptions) {
      if (translations.every((translation) => translation === undefined)) return [];
      const segments = tagged.segments.map((segment, index) => translations[index] ?? segment);
      const edits = tagged.edit(segments, targetLanguage).map((edit) => (xhtml ? withoutNames(edit) : edit));
      const direction = root === undefined ? [] : directionEdits(root, targetLanguage);
      // The root's own attributes hold no text that is translated, so the changes do not meet.
      return [...edits, ...direction].sort((one, other) => one.start - other.start);
    },
  };
}
