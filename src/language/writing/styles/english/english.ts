import type { Inflection } from '../../../inflection/inflection.ts';
import { rulesOfPack } from '../../../packs/rule-groups.ts';
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

/** The rules of a file of the pack. */
export function englishRules(name: string, inflection: Inflection): StyleRewriter {
  return phraseRewriter(rulesOfPack('en', name), { ...english, inflection });
}
