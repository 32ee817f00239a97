import { anyOf, atStart, contextRule, forms, from } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { startsClause } from './subjects.ts';
import { baseVerbs, end, gerunds, modals, participles, pastForms, pronouns, thirdPersons } from './words.ts';

/** Of these the past may be there by mistake; what may be there as an adjective is missing. */
const regularVerbs = 'live ask thank work play visit talk help move call watch want need look stay walk cook inform';

const compared = 'fast big small tall old young cheap easy high long short good bad happy strong rich';

/** What comes after `have` in another form; `I have work, change, time` are right. */
const plainVerbs =
  'receive arrive decide learn listen happen discuss explain believe enjoy ask include remember forget send write see go buy tell eat give speak know lose begin choose';

const didNot = "did not|didn't|does not|doesn't|do not|don't";

export const englishVerbForms: CorrectionRule = contextRule('grammar/verb-form', (inflection) => {
  const [past, thirds, done] = [pastForms(inflection), thirdPersons(inflection), participles(inflection)];
  const { saw: _, thought: __, said: ___, ...unmistakablePastForms } = past;
  const plainForms = { ...unmistakablePastForms, ...forms(inflection, regularVerbs, 'past > inf') };
  const comparatives = forms(inflection, compared, 'adj > adj.comp');
  const participlesOfPlain = forms(inflection, plainVerbs, 'inf > pp');
  const afterTo = Object.fromEntries(
    Object.entries(gerunds(inflection)).map(([verb, gerund]) => [`to ${verb}`, gerund]),
  );
  return [
    {
      wrong:
        'more (?:better|worse|\\p{L}{2,}[bdglmnprstvxz]ier|smarter|bigger|smaller|older|younger|taller|faster|slower|cheaper|stronger|nicer|closer)',
      next: `${end}| (?:than|to|when|if|because|now)(?!\\p{L})`,
      unless: (found) => nouns.test(found),
      right: withoutFirst,
    },
    { wrong: 'more (?:worse|worst)', right: withoutFirst },
    { before: 'to', wrong: 'thanks', after: 'you|him|her|them|everyone', right: 'thank' },
    {
      before: 'the|my|your|his|her|its|our|their|is|are|was|were|by far',
      wrong:
        'most (?:best|worst|\\p{L}{2,}iest|biggest|smallest|oldest|youngest|tallest|fastest|slowest|cheapest|strongest|nicest|highest|largest|greatest|newest|longest|shortest)',
      unless: (found) => nouns.test(found),
      right: withoutFirst,
    },
    {
      wrong: `more (?:${anyOf(comparatives)})`,
      next: ' than (?:me|you|him|her|us|them|my|your|his|our|their|the|mine|yours|before|ever|expected|last)(?!\\p{L})',
      right: (found) => from(comparatives)(withoutFirst(found)),
    },
    {
      before: "(?:would|could|should|might|must)(?:n't)?",
      wrong: `of (?:${anyOf(done)})`,
      right: (found) => {
        const participle = from(done)(withoutFirst(found));
        return participle === undefined ? undefined : `have ${participle}`;
      },
    },
    {
      before: `(?:${pronouns}) (?:would|could|should|might|must)`,
      wrong: 'off',
      after: 'been|gone|done|seen|come|known|taken|made|had|told|said|\\p{L}{3,}ed',
      right: 'have',
    },
    {
      // `As soon as I could I made a start.`
      before:
        '(?<!(?:i|you|we|he|she|they|it|who|people) )(?:could|can|would|will) (?:you|we|i|he|she|they)(?: please)?',
      wrong: anyOf(unmistakablePastForms),
      right: from(unmistakablePastForms),
    },
    {
      before:
        "(?:(?<!(?:am|is|are|was|were|be|been|get|got|getting|'m|'s|'re) )used|didn't use|would like|want|wants|wanted|need|needs|able|going) to",
      wrong: anyOf(plainForms),
      right: from(plainForms),
    },
    {
      before:
        '(?:i|you|we|they|he|she)(?: really| always| also)? (?:enjoy|enjoys|enjoyed|avoid|avoids|avoided|suggest|suggested)',
      wrong: anyOf(afterTo),
      right: from(afterTo),
    },
    {
      before: "(?:i|you|we|they|he|she) (?:must|should|can|cannot|can't|will|could)",
      wrong: `to (?:${baseVerbs}|swim|wear)`,
      where: (_, { input, index }) => startsWithModal.test(input.slice(Math.max(0, index - 24), index)),
      right: withoutFirst,
    },
    {
      before: '(?:i|you|we|they|he|she) (?:must|should)',
      wrong:
        'to (?!the|my|your|his|her|our|their|its|this|that|these|those|some|all|any|every|each|say|both|date|begin|start|be)\\p{L}{3,}(?<!ing|s)',
      next: `${end}| (?!extent|degree|to|end)\\p{L}`,
      where: (_, { input, index }) => startsWithModal.test(input.slice(Math.max(0, index - 24), index)),
      right: withoutFirst,
    },
    {
      before: 'i|you|we|they|he|she|it',
      wrong: 'use to',
      after: `(?:${baseVerbs}|smoke|drive|cook|sit|swim|enjoy|hate|dream)`,
      where: (_, { input, index }) => startsClause(input, input.lastIndexOf(' ', index - 2) + 1),
      right: 'used to',
    },
    {
      before: '(?:makes?|made|lets?) (?:me|him|us|them)',
      wrong: `to (?:${baseVerbs}|laugh|cry|smile)`,
      right: withoutFirst,
    },
    { before: `(?:${pronouns}) (?:${modals})(?: not| never)?`, wrong: anyOf(past), right: from(past) },
    {
      before:
        "(?:(?:i|we|you|they|he|she|it) (?:have|has|had|haven't|hasn't|hadn't)|(?:i|we|you|they)'ve)(?: not| already| just| never| also| recently| finally| still not)?",
      wrong: anyOf(participlesOfPlain),
      where: (_, { input, index }) => startsWithHave.test(input.slice(Math.max(0, index - 40), index)),
      right: from(participlesOfPlain),
    },
    { before: `${didNot}|must not`, wrong: anyOf(past), right: from(past) },
    { before: `(?:did|does|do) (?:i|you|he|she|it|we|they)`, wrong: anyOf(past), right: from(past) },
    { before: `(?:${pronouns}) (?:${modals})(?: not| never)?`, wrong: anyOf(thirds), right: from(thirds) },
    { before: didNot, wrong: anyOf(thirds), right: from(thirds) },
    { before: `(?:did|does|do) (?:i|you|he|she|it|we|they)`, wrong: anyOf(thirds), right: from(thirds) },
    {
      before: 'i|he|she|we|they',
      wrong: 'seen',
      where: (_, { input, index }) => startsClause(input, input.lastIndexOf(' ', index - 2) + 1),
      right: 'saw',
    },
    {
      before: 'i|he|she|we|they|you',
      wrong: 'done',
      after: 'it|that|this|my|the|a|an|some|nothing|everything|all',
      where: (_, { input, index }) => startsClause(input, input.lastIndexOf(' ', index - 2) + 1),
      right: 'did',
    },
    { wrong: 'hisself', right: 'himself' },
    { wrong: 'theirselves|theirself', right: 'themselves' },
    {
      before: atStart,
      wrong: 'him and i',
      after: 'are|were|have|had|went|will|can|would|both|think|want|live|work|met|like|love',
      right: 'he and I',
    },
    {
      before: atStart,
      wrong: 'her and i',
      after: 'are|were|have|had|went|will|can|would|both|think|want|live|work|met|like|love',
      right: 'she and I',
    },
  ];
});

/** Where a sentence begins with a pronoun and its modal verb: `do what you can to help` is right. */
const startsWithModal = /(?:^|\n|[.!?;:] )["“(]?(?:i|you|we|they|he|she)\s\S+\s$/iu;
/** Where a clause begins with a pronoun and `have`: `the friends (that) I have know me` is right, and so is `had they know`. */
const startsWithHave =
  /(?:^|[.!?;:,]["”)]? |\n|(?:^| )(?:and|but|because|if|when|since|so) )(?:i|we|you|they|he|she|it)(?: (?:have|has|had)(?:n['’]t)?|['’]ve)(?: \p{L}+){0,2} $/iu;
/** They only look like forms of adjectives. */
const nouns =
  /(?:soldier|frontier|barrier|carrier|courier|premier|supplier|terrier|tier|pier|priest|verifier|modifier|identifier|classifier)$/i;

function withoutFirst(found: string): string {
  return found.slice(found.search(/\s/u) + 1);
}
