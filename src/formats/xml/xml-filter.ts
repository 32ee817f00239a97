import type { DocumentFilter, DocumentWarning, TakeText } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { isTranslatable } from '../../language/placeholders/translatable.ts';
import {
  extractInSteps,
  type TaggedText,
  type TagHandlingOptions,
} from '../../language/tag-handling/extract-tagged.ts';
import { type GiveWay, runSteps } from '../shared/files/give-way.ts';
import { openTextDocument, type ParsedText } from '../shared/files/open-text-document.ts';
import { xmlCharacterReference, xmlDecoding } from '../shared/xml/declared-encoding.ts';
import { isAndroidResources, parseAndroid } from './android/parse-android.ts';
import { readItsRules } from './its-rules.ts';
import { surveyXml } from './survey-xml.ts';

/**
 * Any XML, and string resources of Android, which their content shows. What is translated: `docs/reference/formats/xml.md` and
 * `android.md`.
 */
export const xmlFilter: DocumentFilter = {
  id: 'xml',
  extensions: ['xml'],
  mediaType: 'application/xml',
  open(source, { sourceLanguage, targetLanguage, keepCode }, context) {
    return openTextDocument(source, context, {
      decodeOptions: xmlDecoding(sourceLanguage),
      parse(text, giveWay) {
        const { depth } = context.limits;
        const warn = (warning: DocumentWarning): void => context.warn(warning);
        const { takeText } = context.budget;
        const languages = { source: sourceLanguage, target: targetLanguage };
        if (isAndroidResources(text)) return parseAndroid(text, { depth, warn, takeText, languages });
        return parseXml(text, { sourceLanguage, keepCode, depth, warn, takeText, giveWay });
      },
      unencodable: xmlCharacterReference,
    });
  },
};

export interface XmlOptions {
  readonly sourceLanguage?: string | undefined;
  readonly keepCode?: boolean | undefined;
  /** Deepest nesting of elements. */
  readonly depth: number;
  warn(warning: DocumentWarning): void;
  readonly takeText?: TakeText;
  readonly giveWay?: GiveWay;
}

export async function parseXml(
  text: string,
  { sourceLanguage, keepCode, depth, warn, takeText, giveWay }: XmlOptions,
): Promise<ParsedText> {
  const survey = surveyXml(text, depth);
  const rules = readItsRules(text, survey.rules, depth);
  for (const selector of rules.unread) {
    warn({
      code: 'its_rule_not_read',
      message: `A translation rule of the document was ignored: its selector "${selector}" is more than names.`,
    });
  }
  const tagged = await readText(text, giveWay, {
    format: 'xml',
    version: 'v2',
    language: sourceLanguage ?? 'en',
    splitSentences: '0',
    joinLines: true,
    keepCode,
    outlineDetection: true,
    splittingTags: rules.ofTheirOwn,
    nonSplittingTags: rules.withinText,
    ignoreTags: [...rules.untranslated, 'its:rules'],
    // Android's way to say so.
    untranslatedIf: { attribute: 'translatable', value: 'false' },
    documentLanguage: sourceLanguage ?? survey.language,
    isKept: isTranslatable,
    onSegment: takeText,
  });
  return {
    units: tagged.segments.map((segment) => ({ segment, kind: 'text' })),
    edit(translations, { targetLanguage }) {
      if (translations.every((translation) => translation === undefined)) return [];
      const segments = tagged.segments.map((segment, index) => translations[index] ?? segment);
      return tagged.edit(segments, targetLanguage);
    },
  };
}

async function readText(text: string, giveWay: GiveWay | undefined, options: TagHandlingOptions): Promise<TaggedText> {
  try {
    return await runSteps(extractInSteps(text, options), giveWay);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'tag_handling_failed') throw error;
    throw new ServiceError(
      'invalid_document',
      { reason: `it is not well-formed XML. ${error.detail ?? ''}` },
      { cause: error },
    );
  }
}
