import { agreesBehindNoun, agreesElsewhere } from './agreement.ts';
import {
  hasInfinitive,
  isBeforeNon,
  isBeforeQuestion,
  isBehindBoth,
  isBehindName,
  isBehindNameSubject,
  isBehindPreposition,
  isBehindRelative,
  isBehindSubject,
  isBetweenPrepositions,
  isCompared,
  isFarInfinitive,
  isHaving,
  isInBothGenders,
  isIndirectReflexive,
  isInvariable,
  isNounOfList,
  isOfListedNouns,
  isOfWhatIsBefore,
  isOtherThanNoun,
  isPluralBeforeBeing,
  isPowerOf,
  isPronounBeforeAdverb,
  isQuoted,
  isUnelided,
} from './clause-shape-vetoes.ts';
import {
  isArticleBehindOrder,
  isBeforePredicate,
  isBehindObject,
  isIndirectQuestion,
  isNumberOfNext,
  isOfKind,
  isOfMoreThanOne,
  isParticipleOfSeveral,
  isVerbBehindClause,
  isVerbOfPassive,
} from './clause-vetoes.ts';
import {
  isApposed,
  isBeforeQuotation,
  isBesideForeign,
  isGenderOfLoan,
  isGenderOfPerson,
  isLatin,
} from './gender-vetoes.ts';
import {
  isBeforeCode,
  isBeforeName,
  isBehindAcronym,
  isBehindCommand,
  isBehindLetter,
  isCitedWord,
  isCode,
  isForeign,
  isGenderOfName,
  isLetter,
  isName,
  isNamedByNoun,
} from './name-vetoes.ts';
import {
  becomesParticiple,
  changesGenderOfNoun,
  isAlternative,
  isBeforeInfinitive,
  isBehindAntecedent,
  isCompound,
  isInfinitiveBehindVerb,
  isNominalInfinitive,
  isNoOrder,
  isNounHere,
  isNounInstead,
  isOfEarlierNoun,
  isOfSeveralNouns,
  isOneOfSeveral,
  isParticipleInstead,
  isPluralParticiple,
  isPossessive,
  isPronounBeforeVerb,
  isRightTwice,
  isSetPhrase,
  isSuperlative,
  isVerbBeforeParticiple,
} from './part-of-speech-vetoes.ts';
import type { CheckedSentence, GrammarFinding } from './read-answer.ts';
import type { Veto } from './reading-veto.ts';
import { rulesOff } from './rules-off.ts';
import {
  isAlternativeEven,
  isBeforeSeveral,
  isBehindInterjection,
  isBehindNumberOf,
  isColourOfTwo,
  isFirstOfList,
  isInSetPhrase,
  isLeftAs,
  isNamesBehindNoun,
  isOfHappening,
  isOrderToBe,
  isPersonInAnt,
  isWithoutSubject,
} from './set-phrase-vetoes.ts';
import {
  isAdverbWithD,
  isArticleOfName,
  isBeforeSubjects,
  isFutureOfOrder,
  isMadeForOneself,
  isNumbered,
  isOfScoreOrName,
  isOlderSpelling,
  isOneOfOrdinals,
  isRareNoun,
  isSpokenForm,
} from './usage-vetoes.ts';

/** More say that the rule does not know what was meant. */
const mostReplacements = 3;

/** Whether a finding is a mistake wherever its words are written. */
export function isSure(sentence: string, finding: GrammarFinding, { words }: CheckedSentence): boolean {
  const { kind, rule } = finding;
  if (rulesOff.has(rule) || !isDecided(finding)) return false;
  return ![...always, ...(byKind[kind] ?? [])].some((veto) => veto(sentence, finding, words));
}

/** Tenses of one verb, and forms of one participle, say what was meant; re-checking chooses the form. */
function isDecided({ kind, rule, replacements }: GrammarFinding): boolean {
  // Good authors write the subjunctive behind *après que*.
  if (kind === 'vmode')
    return replacements.length > 0 && (replacements.length <= mostReplacements || !/_que_/.test(rule));
  const meant = /é/.test(replacements[0] ?? '') ? replacements.map((form) => form.replace(/e?s?$/, '')) : replacements;
  return replacements.length > 0 && new Set(meant).size <= mostReplacements;
}

const isAgreed: Veto = (sentence, finding, words) =>
  agreesBehindNoun({ words }, finding) || agreesElsewhere({ sentence, words }, finding);

const always: readonly Veto[] = [
  isName,
  isBeforeName,
  isCode,
  isLetter,
  isBehindLetter,
  isVerbBehindClause,
  isForeign,
  isRightTwice,
  isNominalInfinitive,
  isVerbBeforeParticiple,
  isBeforeCode,
  isAlternative,
  isBehindCommand,
  isCitedWord,
  isNumbered,
  isOlderSpelling,
  isInvariable,
  isInSetPhrase,
];

/** By the kind of the finding. */
const byKind: Readonly<Record<string, readonly Veto[]>> = {
  conf: [
    isBetweenPrepositions,
    isHaving,
    isQuoted,
    isNounOfList,
    isPronounBeforeAdverb,
    isInfinitiveBehindVerb,
    isPossessive,
    isVerbOfPassive,
    isOrderToBe,
    isPersonInAnt,
    isAlternativeEven,
    isArticleOfName,
    isAdverbWithD,
    isMadeForOneself,
    isRareNoun,
  ],
  conj: [
    isBehindSubject,
    isBehindPreposition,
    isOfWhatIsBefore,
    isBehindNameSubject,
    isPluralBeforeBeing,
    isCompared,
    isBehindRelative,
    isFarInfinitive,
    isSpokenForm,
    isBeforeSubjects,
    isWithoutSubject,
    isNamesBehindNoun,
    isBehindAntecedent,
    isOfEarlierNoun,
    isBeforePredicate,
    isParticipleInstead,
    isParticipleOfSeveral,
    isOfMoreThanOne,
    isNounInstead,
    isNumberOfNext,
  ],
  gn: [
    isUnelided,
    isBehindInterjection,
    isBeforeNon,
    isInBothGenders,
    isBehindBoth,
    isOfListedNouns,
    isBehindName,
    isBehindAcronym,
    isBeforeQuotation,
    isBesideForeign,
    isGenderOfPerson,
    isGenderOfLoan,
    isApposed,
    isNamedByNoun,
    isNounHere,
    isCompound,
    isOneOfSeveral,
    isFirstOfList,
    isColourOfTwo,
    isBehindNumberOf,
    isOfScoreOrName,
    isOneOfOrdinals,
    isBeforeInfinitive,
    becomesParticiple,
    isPronounBeforeVerb,
    changesGenderOfNoun,
    isSuperlative,
    isOfSeveralNouns,
    isAgreed,
  ],
  tu: [isLatin],
  eleu: [isUnelided],
  imp: [isBeforeQuestion, isNoOrder, isArticleBehindOrder],
  infi: [isPowerOf, isLeftAs, isRareNoun, isNounHere, isPluralParticiple, isSetPhrase],
  vmode: [isIndirectQuestion, isFutureOfOrder, isOfHappening],
  ppas: [
    isInBothGenders,
    isIndirectReflexive,
    hasInfinitive,
    isOtherThanNoun,
    isBeforeSeveral,
    isBehindObject,
    isOfKind,
    isBehindAntecedent,
    isGenderOfName,
    isNounHere,
    changesGenderOfNoun,
    isOfSeveralNouns,
    isAgreed,
  ],
};
