import { textSegment } from '../../../src/language/segments.ts';
import { prepareStyleList } from '../../../src/language/style-rules/apply-style-list.ts';
import { protectedRangesFor } from '../../../src/language/style-rules/protected-ranges.ts';
import { rewrittenRules } from '../../../src/language/style-rules/registry.ts';
import type { StyleRewriter } from '../../../src/language/style-rules/style-rewriter.ts';
import { correctText, findCorrections } from '../../../src/language/writing/find-corrections.ts';
import { protectedRanges } from '../../../src/language/writing/protected-ranges.ts';
import { findRuled } from '../../../src/language/writing/rules/registry.ts';
import { candidates } from '../../../src/language/writing/spelling/candidates.ts';
import { chooseSuggestion } from '../../../src/language/writing/spelling/choose-suggestion.ts';
import { wordsToCheck } from '../../../src/language/writing/spelling/find-misspellings.ts';
import { formations } from '../../../src/language/writing/spelling/word-formation.ts';
import { applyStyle } from '../../../src/language/writing/styles/apply-style.ts';
import { stylesOfLanguage } from '../../../src/language/writing/styles/registry.ts';
import { stylesOf } from '../../../src/language/writing/styles/styled-languages.ts';
import { stylesAndTones } from '../../../src/language/writing/styles/styles-and-tones.ts';
import { convertToVariant, guessVariant } from '../../../src/language/writing/variants/convert-variant.ts';
import { variantConversions } from '../../../src/language/writing/variants/registry.ts';
import { installedInflection } from '../../support/installed-inflection.ts';
import type { CostOperation } from '../cost-operation.ts';

/** Segments reach style rules as they reach engines. */
const largestSegment = 20_000;
/** All texts of a request to improve writing. */
const largestWriting = 10 * 1024;

/** Each rewriter once, in one of its languages. */
function styleValues(): readonly CostOperation[] {
  const seen = new Set<StyleRewriter>();
  const operations: CostOperation[] = [];
  for (const [category, rules] of Object.entries(rewrittenRules))
    for (const [rule, values] of Object.entries(rules))
      for (const [value, { languages, rewrite }] of Object.entries(values)) {
        if (seen.has(rewrite)) continue;
        seen.add(rewrite);
        for (const language of languages)
          operations.push({
            name: `${rule}: ${value} in ${language}`,
            group: `style rules, ${category}`,
            largest: largestSegment,
            prepare: (text) => () => rewrite(text, { language, protectedRanges: [] }),
          });
      }
  return operations;
}

function styleLists(): readonly CostOperation[] {
  return ['en', 'de', 'fr', 'ja', 'zh', 'ko'].map((language) => {
    const chosen = Object.fromEntries(
      Object.entries(rewrittenRules).map(([category, rules]) => [
        category,
        Object.fromEntries(Object.entries(rules).map(([rule, values]) => [rule, Object.keys(values)[0] ?? ''])),
      ]),
    );
    const list = prepareStyleList(chosen, language);
    return {
      name: `a list of one value of every rule in ${language}`,
      group: 'style lists',
      largest: largestSegment,
      prepare: (text) => () => list.apply(textSegment(text)),
    };
  });
}

const writingLanguages = Object.keys(stylesOfLanguage);
const inflections = new Map(
  await Promise.all(writingLanguages.map(async (language) => [language, await installedInflection(language)] as const)),
);

/** A dictionary that has no word: the worst that can be said of a text. */
const noWord = { unknown: (word: string) => ({ suggestions: [{ word: `${word}s`, cost: 0.2 }] }) };

function writing(name: string, group: string, work: (text: string) => unknown): CostOperation {
  return { name, group, largest: largestWriting, prepare: (text) => () => work(text) };
}

function corrections(): readonly CostOperation[] {
  return [...writingLanguages, 'pl'].flatMap((language) => [
    writing(`corrections of ${language}`, 'corrections', (text) =>
      findCorrections(text, language, undefined, inflections.get(language)),
    ),
    writing(`corrections of ${language} with a dictionary`, 'corrections', (text) =>
      findCorrections(text, language, noWord, inflections.get(language)),
    ),
    writing(`corrections of ${language} beside those of an engine`, 'corrections', (text) =>
      correctText(text, language, everyTenth(text), undefined, inflections.get(language)),
    ),
    writing(`words of ${language} to look up`, 'spelling', (text) => wordsToCheck(text, language)),
    writing(`choice of a suggestion in ${language}`, 'spelling', (text) =>
      chooseSuggestion(text, likeIt(text), { language, careful: false }),
    ),
    writing(`candidates of ${language}`, 'spelling', (text) =>
      wordsToCheck(text, language).map((word) => [candidates(word, language), formations(word, language)]),
    ),
  ]);
}

/** What may be meant by a word as long as the text: a letter more or less, another one, another mark. */
function likeIt(text: string) {
  const half = text.length >> 1;
  return [`${text}s`, text.slice(1), `${text.slice(0, half)}x${text.slice(half + 1)}`, text.normalize('NFD')].map(
    (word, index) => ({ word, cost: 0.25 + index / 5 }),
  );
}

function everyTenth(text: string) {
  return Array.from({ length: Math.floor(text.length / 10) }, (_, index) => ({
    start: index * 10,
    end: index * 10 + 1,
    text: 'b',
    rule: 'harper',
  }));
}

function correctionRulesAlone(): readonly CostOperation[] {
  return [...writingLanguages, 'pl'].map((language) =>
    writing(`correction rules of ${language}`, `correction rules of ${language}`, (text) =>
      findRuled(text, { language, protectedRanges: [], inflection: inflections.get(language) }),
    ),
  );
}

function styles(): readonly CostOperation[] {
  return writingLanguages.flatMap((language) =>
    stylesAndTones
      .filter((style) => stylesOf(language).includes(style))
      .map((style) =>
        writing(`${style} in ${language}`, 'styles', (text) =>
          applyStyle(text, language, style, inflections.get(language)),
        ),
      ),
  );
}

function variants(): readonly CostOperation[] {
  return [
    ...variantConversions.map(({ to }) => writing(`variant ${to}`, 'variants', (text) => convertToVariant(text, to))),
    writing('guess the variant of en', 'variants', (text) => guessVariant(text, ['en-US', 'en-GB'])),
    writing('guess the variant of pt', 'variants', (text) => guessVariant(text, ['pt-BR', 'pt-PT'])),
  ];
}

function ranges(): readonly CostOperation[] {
  return [
    writing('protected ranges of writing', 'protected ranges', protectedRanges),
    {
      name: 'protected ranges of style rules',
      group: 'protected ranges',
      largest: largestSegment,
      prepare: (text) => () => protectedRangesFor(text, { quotations: true }),
    },
    {
      name: 'protected ranges without contacts',
      group: 'protected ranges',
      largest: largestSegment,
      prepare: (text) => () => protectedRangesFor(text, { withoutContacts: true }),
    },
  ];
}

export const rules = (): readonly CostOperation[] => [
  ...styleValues(),
  ...styleLists(),
  ...corrections(),
  ...correctionRulesAlone(),
  ...styles(),
  ...variants(),
  ...ranges(),
];
