import { anyOf, atStart, contextRule, forms, from, lastWord, oneOf } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { isSubject, pluralSubject, plurals, singular, startsClause } from './subjects.ts';
import { end, relatives, thirdPersons } from './words.ts';

/** Things that are counted, and no measures: `there is ten dollars` is right. */
const notMeasures =
  '(?!dollars|pounds|euros|cents|pence|years|months|weeks|days|hours|minutes|seconds|miles|kilomet|met(?:re|er)s|kilos|grams|inches|feet|lit(?:re|er)s|points|percent|per|times|of|a)';
const singularThings =
  'car|house|book|phone|film|movie|problem|question|man|woman|room|dog|cat|computer|city|company|idea|job|place|day|week|year|message|email|file|picture|program|website|table|shop|girl|boy|child|student';
const countedPeople =
  'student employee member teacher user customer player visitor passenger driver worker patient tenant guest citizen parent pupil candidate friend brother sister car house book room page file word question company country city family child man woman person';

const behindPreposition =
  /(?<!\p{L})(?:among|amongst|of|to|with|beside|besides|behind|between|beyond|from|in|on|by|for|against|above|below) $/iu;
const longestPreposition = 12;
const longestName = 40;

/** Verbs in the number of their subjects, nouns in that of their numerals. */
export const englishAgreement: CorrectionRule = contextRule('grammar/agreement', (inflection) => {
  const thirds = thirdPersons(inflection);
  const firstPersons = Object.fromEntries(Object.entries(thirds).map(([third, first]) => [first, third]));
  const singularNouns = forms(inflection, countedPeople, 'n.pl > n.sg');
  const parts = forms(
    inflection,
    `friend brother sister colleague student teacher problem reason thing book customer neighbour neighbor`,
    'n.sg > n.pl',
  );
  const counted = forms(
    inflection,
    'cat dog book car friend brother sister day week month year hour minute house room apple dollar pound student reason problem question thing idea mistake option place error file customer colleague',
    'n.sg > n.pl',
  );
  const times = forms(inflection, 'day week month year hour minute morning evening night weekend', 'n.pl > n.sg');
  const singulars = { ...firstPersons, are: 'is', were: 'was', "don't": "doesn't" };
  return [
    {
      before: 'there',
      wrong: 'is|was',
      after: `(?:(?:two|three|four|five|six|seven|eight|nine|ten|several|many|some) ${notMeasures}\\p{L}+(?<!s)s|(?:two|three|four|five|six|seven|eight|nine|ten|several|(?:too |so )?many|some|no) (?:people|children|men|women))`,
      right: (found) => (/^i/i.test(found) ? 'are' : 'were'),
    },
    // `She dont know`: the apostrophe is missing, and more.
    { before: 'he|she|it', wrong: 'dont', right: "doesn't" },
    {
      before: `(?:my|his|her|our|your|their) (?:${relatives})`,
      wrong: "dont|don't",
      where: isSubject(relative),
      right: "doesn't",
    },
    {
      before: `(?:my|his|her|our|your|their) (?:${relatives})`,
      wrong: 'go|have|live|work|like|want|speak|eat|play|say|come|know|need',
      where: isSubject(relative),
      right: from(firstPersons),
    },
    { before: 'both of (?:us|them|you)|(?:we|they) both', wrong: 'is|was|has', right: pluralOf },
    {
      before: `(?:my (?:${relatives})|\\p{Lu}\\p{Ll}+) and i`,
      wrong: 'is|was|has',
      where: isSubject(withMe),
      right: pluralOf,
    },
    {
      before: 'people',
      wrong: 'is|was|has',
      next: ' (?!an? |the |not the )\\p{L}',
      where: isSubject(peopleAlone),
      right: pluralOf,
    },
    {
      before: 'the news',
      wrong: 'are|were|have',
      where: isSubject(theNews),
      right: singularOf,
    },
    {
      before: '(?<!(?:and|or|nor|than|but) )i',
      wrong: 'is',
      where: (_, { input, index }) => input[index - 2] === 'I' && startsClause(input, index - 2),
      right: 'am',
    },
    {
      before: '(?:we|they|you)',
      wrong: 'is',
      where: (_, { input, index }) => startsClause(input, input.lastIndexOf(' ', index - 2) + 1),
      right: 'are',
    },
    { before: `(?:${pluralSubject})`, wrong: 'was', where: isSubject(), right: 'were' },
    { before: `(?:${pluralSubject})`, wrong: 'has', where: isSubject(), right: 'have' },
    { before: `(?:${pluralSubject})`, wrong: 'is', where: isSubject(), right: 'are' },
    {
      before: '(?:the|my|our|your|his|her|their) (?:children|people|parents|kids|men|women|students)',
      wrong: anyOf(thirds),
      where: isSubject(),
      right: from(thirds),
    },
    {
      before: '(?:each|one|neither) of (?:the|my|our|your|his|her|their|these|those) \\p{L}+s',
      wrong: 'are|were|have',
      where: isSubject(singular),
      right: singularOf,
    },
    {
      before: '(?<!(?:that|if|though) )(?:each|one|neither|either) of (?:us|them|you)',
      wrong: anyOf(singulars),
      where: isSubject(oneOfThem),
      right: from(singulars),
    },
    {
      before: 'everybody|everyone|nobody|somebody|someone',
      wrong: 'are|have',
      where: isSubject(anybodyAlone),
      right: singularOf,
    },
    {
      wrong: `every (?:${anyOf(singularNouns)})`,
      next: "(?!['’-])",
      right: lastWord(from(singularNouns)),
    },
    {
      before: atStart,
      wrong: `each (?:${anyOf(singularNouns)})`,
      next: "(?!['’-])",
      right: lastWord(from(singularNouns)),
    },
    {
      before: 'one of (?:my|your|his|her|our|their|the)',
      wrong: anyOf(parts),
      next: `${end}| (?:is|was|has|who|that|lives|works|from|in|at|told|said|asked|why|for) `,
      right: from(parts),
    },
    {
      wrong: 'these is',
      after: 'my|your|our|the|not|very|two|three|his|her|some|all',
      // `Most prominent among these is the museum`: the subject is behind the verb.
      unless: (_, { input, index }) =>
        behindPreposition.test(input.slice(Math.max(0, index - longestPreposition), index)) ||
        // `Ignoring these is not needed.`
        /ing $/i.test(input.slice(Math.max(0, index - longestPreposition), index)),
      right: 'these are',
    },
    { before: atStart, wrong: 'these', after: `(?:${singularThings}) (?:is|was|has|costs|looks)`, right: 'this' },
    { before: atStart, wrong: 'those', after: `(?:${singularThings}) (?:is|was|has|costs|looks)`, right: 'that' },
    {
      before: 'two|three|four|five|six|seven|eight|nine|ten|many|several',
      wrong: 'mans|womans|childs|foots|tooths|mouses|sheeps',
      next: "(?!['’])",
      right: from({
        mans: 'men',
        womans: 'women',
        childs: 'children',
        foots: 'feet',
        tooths: 'teeth',
        mouses: 'mice',
        sheeps: 'sheep',
      }),
    },
    { before: 'my|his|her|your|our|their|both', wrong: 'foots', right: 'feet' },
    {
      wrong: 'childrens',
      initial: 'small',
      right: oneOf(['children', "children's"], (_, { input, index }) =>
        needsNoApostrophe.test(input.slice(index + 9)) ? 'children' : "children's",
      ),
    },
    {
      before: '(?:everybody|everyone|nobody|somebody|someone|no one)',
      wrong: anyOf(firstPersons),
      where: isSubject(singular),
      // `no one need ever know`: a modal verb.
      unless: (_, { input, index }) =>
        /^need (?!to|an?|the|my|your|his|her|our|their|more|help)\p{Ll}/iu.test(input.slice(index, index + 30)),
      right: from(firstPersons),
    },
    {
      wrong: 'this',
      after: `(?:${plurals}) (?:are|were|have|belong|do|can|will)`,
      where: (_, { input, index }) => startsClause(input, index),
      right: 'these',
    },
    {
      before: 'two|three|four|five|six|seven|eight|nine|ten|several|many',
      wrong: anyOf(counted),
      next: `[.,;!?]|$| (?:and|but|who|with|are|were|have|later|ago|cannot|can|in|for|to|about) `,
      // `the Gang of Four book`
      unless: (_, { input, index }) => / \p{Lu}\p{Ll}+ $/u.test(input.slice(Math.max(0, index - longestName), index)),
      right: from(counted),
    },
    {
      before: '(?<!(?:her|his|its|my|our|their|your) )every',
      wrong: anyOf(times),
      next: `${end}| (?:and|but|because|after|before|when|at|in|on|with|from|i|we|they|he|she) `,
      right: from(times),
    },
    {
      before: 'two|three|four|five|six|seven|eight|nine|ten|several|many',
      wrong: 'child',
      next: '[.,;!?]|$| (?:and|but|who|with|are|were|have) ',
      right: 'children',
    },
  ];
});

const relative = new RegExp(`(?<!\\p{L})(?:my|his|her|our|your|their) (?:${relatives}) $`, 'iu');
const withMe = /(?<!\p{L})(?:[Mm]y \p{L}+|\p{Lu}\p{Ll}+) and I $/u;
const oneOfThem = /(?<!\p{L})(?:each|one|neither|either) of \p{L}+ $/iu;
const peopleAlone = /(?<!\p{L})people $/iu;
const theNews = /(?<!\p{L})the news $/iu;
/** Without anybody before them: `you, me and everyone are one`. */
const anybodyAlone =
  /(?<!\p{L}|(?:and|or|is|are|was|were|do|does|did|can|will|let) )(?:everybody|everyone|nobody|somebody|someone) $/iu;
const needsNoApostrophe =
  /^(?:[.,;!?]|$| (?:are|were|have|had|do|did|can|will|would|who|and|or|but|in|at|on|with|to|from|play|like|love|need|want|go|went|came|come)(?!\p{L}))/iu;

function pluralOf(found: string): string {
  return ({ is: 'are', was: 'were', has: 'have' } as const)[found.toLowerCase() as 'is'];
}

function singularOf(found: string): string {
  return ({ are: 'is', were: 'was', have: 'has' } as const)[found.toLowerCase() as 'are'];
}
