import { dateCases } from '../dates-and-times/cases/date-cases.ts';
import { timeCases } from '../dates-and-times/cases/time-cases.ts';
import { yearCases } from '../dates-and-times/cases/year-cases.ts';
import { formattingCases } from '../formatting/cases/formatting-cases.ts';
import { currencyCases } from '../numbers/cases/currency-cases.ts';
import { expressionCases } from '../numbers/cases/expression-cases.ts';
import { largeNumberCases } from '../numbers/cases/large-number-cases.ts';
import { measureCases } from '../numbers/cases/measure-cases.ts';
import { separatorCases } from '../numbers/cases/separator-cases.ts';
import { unitCases } from '../numbers/cases/unit-cases.ts';
import { abbreviationCases } from '../punctuation/cases/abbreviation-cases.ts';
import { clauseCases } from '../punctuation/cases/clause-cases.ts';
import { eastAsianCases } from '../punctuation/cases/east-asian-cases.ts';
import { ellipsisCases } from '../punctuation/cases/ellipsis-cases.ts';
import { quotationCases } from '../punctuation/cases/quotation-cases.ts';
import { rangeCases } from '../punctuation/cases/range-cases.ts';
import { signCases } from '../punctuation/cases/sign-cases.ts';
import { chineseCases } from '../spelling-and-grammar/cases/chinese-cases.ts';
import {
  englishCases,
  abbreviationCases as spelledAbbreviationCases,
} from '../spelling-and-grammar/cases/english-cases.ts';
import { frenchCases, spanishCases } from '../spelling-and-grammar/cases/french-cases.ts';
import { germanCases } from '../spelling-and-grammar/cases/german-cases.ts';
import { koreanCases } from '../spelling-and-grammar/cases/korean-cases.ts';
import { sentenceCases } from '../spelling-and-grammar/cases/sentence-cases.ts';
import { usageCases } from '../spelling-and-grammar/cases/usage-cases.ts';
import { eastAsianCases as sentenceEndCases } from '../style-and-tone/cases/east-asian-cases.ts';
import { genderCases, neutralCases } from '../style-and-tone/cases/gender-cases.ts';
import { redundantCases } from '../style-and-tone/cases/redundant-cases.ts';
import { wordChoiceCases } from '../style-and-tone/cases/word-choice-cases.ts';
import { loanwordCases } from '../vocabulary/cases/loanword-cases.ts';
import { caseText, type StyleCase } from './style-case.ts';

export const styleCases: readonly StyleCase[] = [
  ...dateCases,
  ...timeCases,
  ...yearCases,
  ...formattingCases,
  ...currencyCases,
  ...expressionCases,
  ...largeNumberCases,
  ...measureCases,
  ...separatorCases,
  ...unitCases,
  ...abbreviationCases,
  ...clauseCases,
  ...eastAsianCases,
  ...ellipsisCases,
  ...quotationCases,
  ...rangeCases,
  ...signCases,
  ...chineseCases,
  ...englishCases,
  ...frenchCases,
  ...germanCases,
  ...sentenceCases,
  ...usageCases,
  ...redundantCases,
  ...wordChoiceCases,
  ...sentenceEndCases,
  ...loanwordCases,
  ...spelledAbbreviationCases,
  ...spanishCases,
  ...koreanCases,
  ...genderCases,
  ...neutralCases,
];

/** Every text of the cases that is in the language or a variant of it. */
export function sampleTexts(language: string): readonly string[] {
  const base = language.slice(0, 2);
  return styleCases
    .filter((one) => one.language.startsWith(base))
    .flatMap(({ changes, keeps }) => [...changes.flat(), ...keeps].map(caseText));
}
