import type { FoundTerm } from '../../../src/contracts/engines/text-translator.ts';
import type { Segment } from '../../../src/contracts/segment.ts';
import { statementOrder } from '../../../src/engines/apertium/french-inversion.ts';
import { bindUnits } from '../../../src/engines/apertium/projection/bind-units.ts';
import { wordsForCodes } from '../../../src/engines/apertium/projection/words-for-codes.ts';
import { cutSentences } from '../../../src/engines/bergamot/text/cut-sentences.ts';
import { findPassages } from '../../../src/engines/bergamot/text/find-passages.ts';
import { mendPassages } from '../../../src/engines/bergamot/text/mend-passages.ts';
import { placeInOrder } from '../../../src/engines/bergamot/text/place-in-order.ts';
import { SentenceWithoutPassages } from '../../../src/engines/bergamot/text/sentence-without-passages.ts';
import { spellCodes } from '../../../src/engines/bergamot/text/spell-codes.ts';
import { TaggedSentence } from '../../../src/engines/bergamot/text/tagged-sentence.ts';
import { findFault } from '../../../src/engines/llm/answers/find-fault.ts';
import { findImprovementFault } from '../../../src/engines/llm/answers/find-improvement-fault.ts';
import { readAnswer } from '../../../src/engines/llm/answers/read-answer.ts';
import { peelSegment } from '../../../src/engines/llm/codes/outer-inlines.ts';
import { placeByProportion, textWithoutCodes } from '../../../src/engines/llm/codes/place-by-proportion.ts';
import { TaggedText } from '../../../src/engines/llm/codes/tagged-text.ts';
import { alignInProportion, alignText } from '../../../src/engines/shared/projection/align-text.ts';
import { foldAttachedMarks } from '../../../src/engines/shared/projection/attached-marks.ts';
import { readCodes, trimCodes } from '../../../src/engines/shared/projection/code-tree.ts';
import { placeCodes } from '../../../src/engines/shared/projection/place-codes.ts';
import { maskCode } from '../../../src/language/code/mask-code.ts';
import { findDatePhrases } from '../../../src/language/dates/find-date-phrases.ts';
import { readPhraseSegment } from '../../../src/language/interface-phrases/apply-phrase.ts';
import { readPhrase } from '../../../src/language/interface-phrases/interface-phrase.ts';
import { preserveSegmentFormatting } from '../../../src/language/segmentation/preserve-formatting.ts';
import { splitSegment } from '../../../src/language/segmentation/split-segment.ts';
import { plainText } from '../../../src/language/segments.ts';
import { extractTagged } from '../../../src/language/tag-handling/extract-tagged.ts';
import { hasSameCodes, repairCodes } from '../../../src/language/tag-handling/repair-codes.ts';
import { checkTerms } from '../../../src/language/terminology/check-terms.ts';
import { findTermForms, wordsOfSegments } from '../../../src/language/terminology/find-term-forms.ts';
import { findTerms } from '../../../src/language/terminology/find-terms.ts';
import { withInflectedTerms } from '../../../src/language/terminology/inflected-terms.ts';
import { coverTerms, protectTerms } from '../../../src/language/terminology/protect-terms.ts';
import { restoreTerms } from '../../../src/language/terminology/restore-terms.ts';
import { buildTermMatcher, type TermMatcher } from '../../../src/language/terminology/term-matcher.ts';
import { comparableSegment } from '../../../src/language/translation-memory/comparable-segment.ts';
import { findContrast } from '../../../src/language/translation-memory/contrasts.ts';
import { matchSegment } from '../../../src/language/translation-memory/match-segment.ts';
import { repairIdentifier } from '../../../src/language/translation-memory/repair-translation.ts';
import { searchFeatures } from '../../../src/language/translation-memory/search-features.ts';
import { typesetTranslation } from '../../../src/language/typography/typeset-translation.ts';
import type { CostOperation, Work } from '../cost-operation.ts';

/** Longer segments are cut before an engine gets them; a code counts as eight characters then. */
const largest = 20_000;
/** The longest that classic engines get, which place codes by their words. */
const largestClassic = 5_000;

const segmentsByText = new Map<string, Segment>();

/** A whole text as one segment, with every tag as a code. Several operations look at the same text one after the other. */
function segmentOf(text: string): Segment {
  const known = segmentsByText.get(text);
  if (known !== undefined) return known;
  const segment = readSegment(text);
  segmentsByText.set(text, segment);
  return segment;
}

function readSegment(text: string): Segment {
  const { segments } = extractTagged(text, {
    format: 'xml',
    version: 'v1',
    language: 'en',
    splitSentences: '0',
    // A tag that no text has: all others are inline.
    outlineDetection: false,
    splittingTags: ['-'],
    nonSplittingTags: [],
    ignoreTags: [],
  });
  return segments.toSorted((one, other) => other.inlines.length - one.inlines.length)[0] ?? { inlines: [text] };
}

/** The same codes around other words, the other way round. */
function turned(segment: Segment): Segment {
  const texts = segment.inlines.filter((inline) => typeof inline === 'string').reverse();
  return { inlines: segment.inlines.map((inline) => (typeof inline === 'string' ? (texts.pop() ?? '') : inline)) };
}

function forSegments(name: string, group: string, work: (segment: Segment, text: string) => Work): CostOperation {
  return {
    name,
    group,
    largest,
    largestPiece: group === 'projection' || group === 'neural engine' ? largestClassic : largest,
    prepare: (text) => work(segmentOf(text), text),
  };
}

const same = (text: string): string => text;

function inOneGo<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function projection(): readonly CostOperation[] {
  const placing =
    (align: (text: string, units: number) => ReturnType<typeof alignInProportion>) => (segment: Segment) => {
      return () => {
        const { body } = trimCodes(foldAttachedMarks(segment).segment);
        const source = readCodes(body, same);
        const units = Array.from(source.text.matchAll(/\S+/g), ({ 0: word, index }) => ({
          start: index,
          end: index + word.length,
        }));
        return placeCodes({ source, units, target: align(source.text, units.length) });
      };
    };
  const reversed = (text: string, units: number) => {
    const tokens = Array.from(text.matchAll(/\S+/g), ([word], index) => ({
      text: word,
      space: ' ',
      units: [units - index],
    }));
    return alignText(text, tokens.reverse());
  };
  return [
    forSegments('read codes', 'projection', (segment) => () => readCodes(segment.inlines, same)),
    forSegments('words for codes', 'projection', (segment) => () => wordsForCodes(segment, 'en', true)),
    forSegments('trim codes', 'projection', (segment) => () => trimCodes(segment)),
    forSegments('place codes in proportion', 'projection', placing(alignInProportion)),
    forSegments('place codes of turned words', 'projection', placing(reversed)),
    forSegments('repair codes', 'projection', (segment) => {
      const translated = turned(segment);
      const crossed = { inlines: segment.inlines.toReversed() };
      return () => [repairCodes(segment, translated), repairCodes(segment, crossed), hasSameCodes(segment, translated)];
    }),
    forSegments('split segment', 'projection', (segment) => () => {
      const split = splitSegment(segment, { language: 'en', splitSentences: '1' });
      return split.join(split.segments, 'de');
    }),
    forSegments(
      'preserve formatting of segments',
      'projection',
      (segment) => () => preserveSegmentFormatting(segment, turned(segment), 'de'),
    ),
    ...['es', 'fr', 'fr-CA', 'de'].map((target) =>
      forSegments(`set as ${target} does`, 'projection', (segment) => {
        const languages = { source: 'en', target };
        return () => typesetTranslation(segment, turned(segment), languages);
      }),
    ),
    ...['en', 'es', 'fr', 'it', 'ca', 'pt'].map((source) =>
      forSegments(`find dates in ${source}`, 'projection', (segment) => {
        const text = plainText(segment);
        return () => findDatePhrases(text, source, source === 'es' ? 'fr' : 'es');
      }),
    ),
    forSegments('bind words to units', 'projection', (segment) => {
      const text = plainText(segment).slice(0, largestClassic);
      const units = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
        start: index,
        end: index + word.length,
      }));
      // Runs of two words for two units, and every third word without one.
      const tokens = units.map(({ start, end }, index) => {
        const first = index - (index % 3);
        const shared = index % 3 === 2 ? [] : [first + 1, first + 2];
        return { text: text.slice(start, end), space: ' ', units: shared };
      });
      return () => bindUnits(tokens, units, text);
    }),
    forSegments('spell codes as words', 'projection', (segment) => {
      const shown = segment.inlines.map((inline) =>
        typeof inline === 'string' || inline.kind !== 'alone' ? inline : { ...inline, equivalent: inline.data },
      );
      return () => spellCodes({ inlines: shown })?.restore(segment);
    }),
    forSegments('put French inversions in order', 'projection', (segment) => {
      const text = plainText(segment);
      return () => statementOrder(text);
    }),
  ];
}

function neural(): readonly CostOperation[] {
  return [
    forSegments(
      'tag sentences',
      'neural engine',
      (_segment, text) => () =>
        cutSentences(text, 'en').map(({ start, end }) => {
          const sentence = text.slice(start, end);
          const passages = findPassages(sentence, []);
          const tagged = new TaggedSentence(sentence, [], passages);
          const tokens = tagged.readAnswer(tagged.html);
          const without = new SentenceWithoutPassages(sentence, [], passages);
          return [mendPassages(sentence, { units: tagged.units, tokens: tokens.toReversed() }, passages), without];
        }),
    ),
    forSegments('place codes in order', 'neural engine', (segment) => {
      const target = alignInProportion(plainText(segment), 10);
      return () => placeInOrder(segment.inlines, target);
    }),
  ];
}

function languageModels(): readonly CostOperation[] {
  const pair = { source: 'en', target: 'de' };
  return [
    forSegments('tag text', 'language models', (segment) => () => {
      const { body, wrap } = peelSegment(segment);
      const tagged = new TaggedText(body);
      return wrap(tagged.read(tagged.text) ?? placeByProportion(body, textWithoutCodes(body)));
    }),
    forSegments(
      'place codes by proportion',
      'language models',
      (segment) => () => placeByProportion(segment, textWithoutCodes(segment)),
    ),
    forSegments('read answers', 'language models', (_segment, text) => () => [
      readAnswer(text, [1, 2]),
      readAnswer(JSON.stringify({ translations: [{ id: 1, text }] }), [1, 2]),
      readAnswer(`1: ${text}`, [1, 2]),
      readAnswer(`\`\`\`json\n${text}`, [1]),
    ]),
    forSegments('judge answers', 'language models', (_segment, text) => () => [
      findFault(text, `${text} a`, pair),
      findFault('a', text, pair),
      findImprovementFault(text, `${text}.`, { change: 'correct', language: 'en' } as never),
    ]),
  ];
}

const smallGlossary = [
  ['word', 'Wort'],
  ['a', 'ein'],
  ['the house', 'das Haus'],
  ['b', 'be'],
] as const;

function largeGlossary(): readonly (readonly [string, string])[] {
  return Array.from({ length: 20_000 }, (_, index) => [`a b word${index} a`.slice(0, 4 + (index % 16)), `W${index}`]);
}

function terms(size: string, entries: readonly (readonly [string, string])[]): readonly CostOperation[] {
  let built: readonly TermMatcher[] | undefined;
  const matchers = (): readonly TermMatcher[] => {
    built ??= [buildTermMatcher(entries.map(([source, target]) => ({ source, target })))];
    return built;
  };
  const find = (segment: Segment): readonly FoundTerm[] => findTerms(segment, matchers());
  return [
    forSegments(`find terms of a ${size} glossary`, 'terms', (segment) => {
      const used = matchers();
      return () => withInflectedTerms(segment, findTerms(segment, used), used, 'en');
    }),
    forSegments(`find forms of terms of a ${size} glossary`, 'terms', (segment) => {
      const used = matchers();
      // Every word may be a form of two others, as long ones are of shorter ones.
      const lemmas = (word: string) => [word.slice(0, -1), word.slice(0, -2)].filter((lemma) => lemma !== '');
      return () => [...wordsOfSegments([segment]), ...inOneGo(findTermForms(segment, used, lemmas))];
    }),
    ...[protectTerms, coverTerms].map((keep) =>
      forSegments(`${keep === coverTerms ? 'cover' : 'keep'} terms of a ${size} glossary`, 'terms', (segment) => {
        const found = find(segment);
        return () => {
          const kept = keep(segment, found);
          return restoreTerms(kept.segment, kept, 'de');
        };
      }),
    ),
    forSegments(`mask code beside terms of a ${size} glossary`, 'terms', (segment) => {
      const found = find(segment);
      return () => {
        const masked = maskCode(segment, found, { language: 'en', keeping: 'data' });
        return masked.unmask(masked.segment);
      };
    }),
    forSegments(`check terms of a ${size} glossary`, 'terms', (segment) => {
      const found = find(segment);
      const translated = { inlines: segment.inlines.toReversed() };
      return () => [checkTerms(segment, found, 'de'), checkTerms(translated, found, 'de')];
    }),
  ];
}

const least = { sourceLanguage: 'en', language: 'es', exact: 50, fuzzy: 50 };

function memory(): readonly CostOperation[] {
  return [
    forSegments('match with a memory', 'memory', (segment, text) => {
      const wanted = comparableSegment(segment);
      const stored = turned(segment);
      return () => [
        matchSegment(wanted, stored, stored, least),
        matchSegment(wanted, segment, stored, least),
        searchFeatures(text),
      ];
    }),
    forSegments('compare with a memory', 'memory', (segment) => {
      const stored: Segment = { inlines: ['b ', ...segment.inlines] };
      return () => matchSegment(comparableSegment(segment), stored, stored, least);
    }),
    forSegments('repair the match of a memory', 'memory', (_segment, text) => {
      const stored = `${text} A-1`;
      return () => [repairIdentifier(`${text} B-2`, stored, stored), findContrast(text.split(' '), [text], 'en')];
    }),
    forSegments('find an interface phrase', 'memory', (segment, text) => () => [
      readPhraseSegment(segment),
      readPhrase(text),
    ]),
  ];
}

export const segments = (): readonly CostOperation[] => [
  ...projection(),
  ...neural(),
  ...languageModels(),
  ...terms('small', smallGlossary),
  ...terms('large', largeGlossary()),
  ...memory(),
];
