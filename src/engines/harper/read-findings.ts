import type { ImprovementBatch } from '../../contracts/engines/writing-engine.ts';
import { baseLanguage } from '../../language/codes.ts';
import { candidates } from '../../language/writing/spelling/candidates.ts';
import { isFrequentElsewhere } from '../../language/writing/spelling/foreign-words.ts';
import { wordFrequencies } from '../../language/writing/spelling/frequent-words.ts';
import type { Spelling, UnknownWord } from '../../language/writing/spelling/spelling.ts';
import { formations } from '../../language/writing/spelling/word-formation.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import { isSure } from './guards.ts';
import { firstIsMeant, kindsOff, kindsOfRephrasing, mistakesAllTheSame, sureEverywhere } from './rules-off.ts';
import type { Finding } from './worker/messages.ts';

/** What Harper found in a text, in our terms. */
export interface ReadFindings {
  /** Surely wrong, with one replacement that is surely meant. */
  readonly edits: readonly TextEdit[];
  /** Words that Harper does not know. */
  readonly spelling: Spelling;
}

interface Reading extends Pick<ImprovementBatch, 'language' | 'change'> {
  /** Words that a second lexicon has; absent where none was asked. */
  readonly common?: ReadonlySet<string> | undefined;
  /** Words that another dictionary has, with plain apostrophes. */
  readonly listed?: ReadonlySet<string>;
}

export function readFindings(
  text: string,
  findings: readonly Finding[],
  { language, change, common, listed = new Set() }: Reading,
): ReadFindings {
  const unknown = new Map<string, UnknownWord>();
  const edits: TextEdit[] = [];
  const misspelt = new Set(findings.flatMap(({ rule, start }) => (rule === 'SpellCheck' ? [start] : [])));
  for (const finding of findings) {
    const { rule, kind, start, end, replacements, message: reason } = finding;
    if (rule === 'SpellCheck') {
      const word = text.slice(start, end);
      // `gaol` and `ampoule`, but short ones are near to too many: `wa`.
      if (word.length >= shortestListed && listed.has(word.replaceAll('’', "'"))) continue;
      // `norse` is a name in small letters, which Harper does not know, and no slip for `nurse`.
      const asName = word.charAt(0).toUpperCase() + word.slice(1);
      if (asName !== word && word.length >= shortestListed && listed.has(asName) && !replacements.includes(asName))
        continue;
      const answer = unknownWord(word, finding, language, common);
      if (!isWord(word, answer, language, common ?? new Set())) unknown.set(word, answer);
    } else if (
      // Nobody knows how a misspelt word is read aloud: `an unidentifed person`.
      !(rule === 'AnA' && misspelt.has(end + 1)) &&
      (!kindsOff.has(kind) || mistakesAllTheSame.has(rule)) &&
      (change === 'rephrase' || !kindsOfRephrasing.has(kind))
    ) {
      const [first, ...others] = replacements;
      if (first !== undefined && (others.length === 0 || firstIsMeant.has(rule)) && isSure(text, finding))
        edits.push({
          start,
          end,
          text: adapted(text, finding, first),
          rule: `harper/${rule}`,
          reason,
          fewestMistakes: sureEverywhere.has(rule) ? undefined : 1,
        });
    }
  }
  edits.sort((one, other) => one.start - other.start);
  return { edits, spelling: { unknown: (word) => unknown.get(word) } };
}

const shortestListed = 4;

/** `protestors` is of `protest`. */
/** Shorter words are near to a frequent one by chance: `wifi` to `wife`. */
const longForFrequent = 6;

/** A slip that everybody makes, for a word that everybody knows, is one. */
const likelySlip = 0.5;
const wellKnown = 3_000;

/** Whether a lexicon has the word or what it is formed of; but `commitee` is not formed of `commit`. */
function isWord(word: string, { suggestions }: UnknownWord, language: string, common: ReadonlySet<string>): boolean {
  const frequencies = wordFrequencies(baseLanguage(language));
  const isSlip = suggestions.some(
    ({ word: meant, cost }) => cost <= likelySlip && (frequencies.get(meant) ?? 0) >= wellKnown,
  );
  if (isSlip) return false;
  return common.has(word) || formations(word, language).some((parts) => parts.every((part) => common.has(part)));
}

function unknownWord(
  word: string,
  { replacements }: Finding,
  language: string,
  common: ReadonlySet<string> | undefined,
): UnknownWord {
  const costs = candidates(word, language);
  const frequencies = wordFrequencies(baseLanguage(language));
  // Harper proposes few words, and not always the frequent one: `impotent` for `impotant`.
  const frequent = (word.length < longForFrequent ? [] : [...costs.keys()]).filter(
    (meant) => frequencies.has(meant) || frequencies.has(meant.toLowerCase()),
  );
  return {
    // `italian` and `dont` are in books of other languages as well.
    isForeign: isFrequentElsewhere(word, baseLanguage(language)) && !replacements.some(hasLettersOf(word)),
    suggestions: [...new Set([...replacements, ...frequent])].flatMap((replacement) => {
      const cost = costs.get(replacement);
      const isCommon = common?.has(replacement) || undefined;
      return cost === undefined || isPossessive(word, replacement) || isRareName(word, replacement)
        ? []
        : [{ word: replacement, cost, isCommon }];
    }),
  };

  /** `lazarus taxa`, `metallica`: a name that no lexicon has may be a term in small letters, but `london` is no term. */
  function isRareName(written: string, meant: string): boolean {
    if (common === undefined || written === meant || written !== meant.toLowerCase()) return false;
    return !common.has(meant) && !wordFrequencies(baseLanguage(language)).has(meant) && !/day$/.test(meant);
  }
}

/** But for capitals and apostrophes. */
function hasLettersOf(word: string): (other: string) => boolean {
  return (other) => other.toLowerCase().replaceAll("'", '') === word.toLowerCase();
}

/** Harper writes articles in the case of all that they replace: `A apple` → `AN apple`. */
function adapted(text: string, { rule, start, end }: Finding, replacement: string): string {
  return rule === 'AnA' && text.slice(start, end) === 'A' ? 'An' : replacement;
}

/** `breakages` is a plural that the dictionary lacks, and no possessive. */
function isPossessive(word: string, replacement: string): boolean {
  return (
    /s$/.test(word) && /['’]s$/.test(replacement) && !/^(?:to|yester|mon|tues|wednes|thurs|fri|satur|sun)/i.test(word)
  );
}
