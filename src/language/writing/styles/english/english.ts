import type { Inflection } from '../../../inflection/inflection.ts';
import type { StyleRewriter } from '../../../style-rules/style-rewriter.ts';
import { phraseRewriter } from '../phrases/phrase-rewriter.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';

const auxiliaries = new Set(
  "have has had having been be is are was were being get gets got am i'm you're we're they're it's he's she's i've you've we've they've isn't aren't wasn't weren't haven't hasn't hadn't".split(
    ' ',
  ),
);
const asksBase =
  /^(?:\W*|to|will|would|can|could|should|must|may|might|shall|cannot|please|let|us|\w+n['’]t|\w+['’]ll)$/;
const vowelLetter = /^(?:[aeio]|u(?!n(?:i(?!n|m)|anim)|s[aeu]|ti|ro|k))/;
const exceptions = /^(?:hour|honest|honou?r|heir)/;
const consonants = /^(?:one|once|eu|ew)/;

/** English for rules of phrases: which form of a verb is meant, `a` and `an`. */
export const english: RuleLanguage = {
  language: 'en',
  habits: { splitsApostrophes: false, capitalNouns: false },
  groups: {
    subject: 'i you we they he she it this that there',
    persons: 'i you we they',
    beside:
      "to will would can could should must may might shall cannot can't won't wouldn't couldn't shouldn't don't didn't doesn't not i you we they please let's and",
    modal: 'will would can could should must may might shall',
    be: "is are was were be been being am isn't aren't wasn't weren't it's that's",
    article: 'a an the this that these those my your our their his her its no any some each every',
    possessive: 'my your our their his her its',
    very: 'very really so extremely quite too truly',
    not: "not never no hardly barely isn't aren't wasn't weren't don't doesn't didn't won't can't cannot wouldn't couldn't hasn't haven't hadn't without less",
    clause:
      "i you we they he she the these those there our your my his her their a an it's that's there's we're they're you're",
    who: 'users us you them me customers people staff teams him her employees visitors students members everyone anyone',
    plural:
      'people users customers problems questions things ideas friends photos places reasons errors details changes comments times days weeks months years companies students teams options points books examples issues participants studies papers products tests emails messages orders files',
    mass: 'time money work information data water effort attention energy space traffic support help trouble fun experience research evidence discussion criticism interest',
    adjective:
      'good bad nice easy hard difficult new late early slow fast strange expensive important boring interesting confusing disappointing risky urgent similar different unclear sure',
    base: 'do make get find solve understand improve fix write see use set move with',
    degree:
      'most more very so as less too how really least quite rather pretty fairly absolutely truly incredibly wonderfully extremely even highly not',
    preposition: 'of in on at by for with from to about into over under between as',
  },
  chooseForm: (indexes, before) => {
    // `let` is base, past and participle at once.
    const last = before.at(-1) ?? '';
    if (indexes.includes(0) && !auxiliaries.has(last) && !/^(?:he|she|it)$/.test(last))
      // `We put it off` is today or was yesterday.
      return indexes.includes(2) && !asksBase.test(last) ? -1 : 0;
    const [past, participle] = [indexes.includes(2), indexes.includes(3)];
    if (!past || !participle) return indexes[0] ?? -1;
    return before.some((word) => auxiliaries.has(word)) || ['the', 'a', 'an', 'by'].includes(before.at(-1) ?? '')
      ? 3
      : 2;
  },
  fit: (word, next) => (word === 'a' || word === 'an' ? articleBefore(next) : word),
};

export function articleBefore(next: string): 'a' | 'an' {
  if (consonants.test(next)) return 'a';
  return exceptions.test(next) || vowelLetter.test(next) ? 'an' : 'a';
}

export function englishRules(source: string, inflection: Inflection): StyleRewriter {
  return phraseRewriter(source, { ...english, inflection });
}
