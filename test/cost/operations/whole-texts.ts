import { findCode, findUncut } from '../../../src/language/code/find-code.ts';
import { createEldDetector } from '../../../src/language/detection/language-detector.ts';
import { parseEntries } from '../../../src/language/glossaries/parse-entries.ts';
import { findProtectedText } from '../../../src/language/protected-text.ts';
import { cutLongSegment } from '../../../src/language/segmentation/cut-long-segment.ts';
import { extractMessage } from '../../../src/language/segmentation/extract-message.ts';
import { preserveFormatting } from '../../../src/language/segmentation/preserve-formatting.ts';
import { extractPlain, type SplitSentences } from '../../../src/language/segmentation/segment-text.ts';
import { textSegment } from '../../../src/language/segments.ts';
import { extractTagged, type TagHandlingOptions } from '../../../src/language/tag-handling/extract-tagged.ts';
import { visibleText } from '../../../src/language/tag-handling/visible-text.ts';
import { TmxReader } from '../../../src/language/translation-memory/tmx/tmx-reader.ts';
import type { CostOperation } from '../cost-operation.ts';
import { refusing } from './refusing.ts';

/** A request holds 128 KiB. */
const largest = 128 * 1024;
/** Texts up to this size are taken apart and put together by the thread that serves requests. */
const inlineLength = 8_000;
const noTags = { splittingTags: [], nonSplittingTags: [], ignoreTags: [] };
const variants: readonly Partial<TagHandlingOptions>[] = [{ outlineDetection: true }, { outlineDetection: false }];

function detection(): readonly CostOperation[] {
  const detector = createEldDetector();
  const detect = (text: string) => detector.detect(text);
  return [
    { name: 'detect', group: 'detection', largest, prepare: (text) => () => detect(text) },
    ...(['html', 'xml'] as const).map((format) => ({
      name: `detect in ${format}`,
      group: 'detection',
      largest,
      prepare: (text: string) => () => detect(visibleText(text, format)),
    })),
  ];
}

function plainTexts(): readonly CostOperation[] {
  const modes: readonly SplitSentences[] = ['0', '1', 'nonewlines'];
  const extract = ['en', 'de', 'zh', 'xx'].flatMap((language) =>
    modes.map(
      (splitSentences): CostOperation => ({
        name: `plain text of ${language}, split ${splitSentences}`,
        group: 'plain text',
        largest,
        largestPiece: inlineLength,
        prepare: (text) => () => {
          const extracted = extractPlain(text, { language, splitSentences, keepCode: true });
          return extracted.merge(extracted.segments, language);
        },
      }),
    ),
  );
  return [
    ...extract,
    {
      name: 'preserve formatting',
      group: 'plain text',
      largest,
      largestPiece: 20_000,
      prepare: (text) => () => [preserveFormatting(text, `${text}.`, 'de'), preserveFormatting(`${text}.`, text, 'zh')],
    },
    ...(['prose', 'data'] as const).map((keeping) => ({
      name: `code in ${keeping}`,
      group: 'plain text',
      largest,
      prepare: (text: string) => () => findCode(text, 'en', keeping),
    })),
    {
      name: 'ICU message in plain text',
      group: 'plain text',
      largest: 3_900,
      prepare: (text) => {
        const message = `{a, plural, other {${text}}}`;
        return () => {
          const extracted = extractMessage(message, { language: 'en', splitSentences: '1', keepCode: true });
          return extracted?.merge([...extracted.segments], 'es');
        };
      },
    },
    { name: 'code that is not cut', group: 'plain text', largest, prepare: (text) => () => findUncut(text) },
    { name: 'protected text', group: 'plain text', largest, prepare: (text) => () => findProtectedText(text) },
    {
      name: 'cut long segment',
      group: 'plain text',
      largest,
      largestPiece: largest,
      prepare: (text) => () => {
        const cut = cutLongSegment(textSegment(text), 5_000);
        return cut.join(cut.pieces);
      },
    },
  ];
}

function markup(): readonly CostOperation[] {
  return (['html', 'xml'] as const).flatMap((format) =>
    (['v1', 'v2'] as const).flatMap((version) =>
      variants.map(
        (variant): CostOperation => ({
          name: `${format} ${version}${variant.outlineDetection === true ? ', outline' : ''}`,
          group: 'markup',
          largest,
          largestPiece: inlineLength,
          prepare: (text) =>
            refusing(() => {
              const options = {
                format,
                version,
                language: 'en',
                splitSentences: '1',
                ...noTags,
                keepCode: true,
                outlineDetection: true,
              };
              const tagged = extractTagged(text, { ...options, ...variant } as TagHandlingOptions);
              return tagged.merge(tagged.segments, 'de');
            }),
        }),
      ),
    ),
  );
}

function glossaries(): readonly CostOperation[] {
  return (['tsv', 'csv'] as const).map((format) => ({
    name: `glossary as ${format}`,
    group: 'resources',
    largest: 1024 * 1024,
    prepare: (text) => refusing(() => [...parseEntries({ text, format, source: 'en', target: 'de' })]),
  }));
}

function memories(): readonly CostOperation[] {
  const head = '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>';
  const between = '</seg></tuv><tuv xml:lang="de"><seg>';
  const shapes: readonly (readonly [string, (text: string) => string])[] = [
    ['segments', (text) => `${head}${text}${between}a</seg></tuv></tu></body></tmx>`],
    ['units', (text) => `${head}a${between}b</seg></tuv></tu>${text}</body></tmx>`],
    ['escaped segments', (text) => `${head}${escapeXml(text)}${between}a</seg></tuv></tu></body></tmx>`],
  ];
  return shapes.map(([name, file]) => ({
    name: `TMX, ${name}`,
    group: 'resources',
    largest,
    prepare: (text) => {
      const bytes = Buffer.from(file(text));
      return refusing(() => {
        const reader = new TmxReader();
        // As they come from a socket.
        for (let at = 0; at < bytes.length; at += 4096) reader.push(bytes.subarray(at, at + 4096));
        return reader.finish();
      });
    },
  }));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').toWellFormed();
}

export const wholeTexts = (): readonly CostOperation[] => [
  ...detection(),
  ...plainTexts(),
  ...markup(),
  ...glossaries(),
  ...memories(),
];
