import { anyOf, atStart, contextRule, from } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { ifSubject, pluralSubject, plurals, singular, startsClause } from './subjects.ts';
import { end, relatives, thirdPersons } from './words.ts';

/** Things that are counted, and no measures: `there is ten dollars` is right. */
const notMeasures =
  '(?!dollars|pounds|euros|cents|pence|years|months|weeks|days|hours|minutes|seconds|miles|kilomet|met(?:re|er)s|kilos|grams|inches|feet|lit(?:re|er)s|points|percent|per|times|of|a)';
const singularThings =
  'car|house|book|phone|film|movie|problem|question|man|woman|room|dog|cat|computer|city|company|idea|job|place|day|week|year|message|email|file|picture|program|website|table|shop|girl|boy|child|student';
const countedPeople =
  'students|employees|members|teachers|users|customers|players|visitors|passengers|drivers|workers|patients|tenants|guests|citizens|parents|pupils|candidates|friends|brothers|sisters|cars|houses|books|rooms|pages|files|words|questions|companies|countries|cities|families|children|men|women|persons';
const irregularSingulars: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
};

/** Verbs in the number of their subjects, nouns in that of their numerals. */
export const englishAgreement: CorrectionRule = contextRule('grammar/agreement', (inflection) => {
  const thirds = thirdPersons(inflection);
  const firstPersons = Object.fromEntries(Object.entries(thirds).map(([third, first]) => [first, third]));
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
      right: (_, match) => ifSubject(match, "doesn't", relative),
    },
    {
      before: `(?:my|his|her|our|your|their) (?:${relatives})`,
      wrong: 'go|have|live|work|like|want|speak|eat|play|say|come|know|need',
      right: (found, match) => ifSubject(match, from(firstPersons)(found), relative),
    },
    { before: 'both of (?:us|them|you)|(?:we|they) both', wrong: 'is|was|has', right: pluralOf },
    {
      before: `(?:my (?:${relatives})|\\p{Lu}\\p{Ll}+) and i`,
      wrong: 'is|was|has',
      right: (found, match) => ifSubject(match, pluralOf(found), withMe),
    },
    {
      before: 'people',
      wrong: 'is|was|has',
      next: ' (?!an? |the |not the )\\p{L}',
      right: (found, match) => ifSubject(match, pluralOf(found), peopleAlone),
    },
    {
      before: 'the news',
      wrong: 'are|were|have',
      right: (found, match) => ifSubject(match, singularOf(found), theNews),
    },
    {
      before: '(?<!(?:and|or|nor|than|but) )i',
      wrong: 'is',
      right: (_, { input, index }) => (input[index - 2] === 'I' && startsClause(input, index - 2) ? 'am' : undefined),
    },
    {
      before: '(?:we|they|you)',
      wrong: 'is',
      right: (_, { input, index }) => (startsClause(input, input.lastIndexOf(' ', index - 2) + 1) ? 'are' : undefined),
    },
    { before: `(?:${pluralSubject})`, wrong: 'was', right: (_, match) => ifSubject(match, 'were') },
    { before: `(?:${pluralSubject})`, wrong: 'has', right: (_, match) => ifSubject(match, 'have') },
    { before: `(?:${pluralSubject})`, wrong: 'is', right: (_, match) => ifSubject(match, 'are') },
    {
      before: '(?:the|my|our|your|his|her|their) (?:children|people|parents|kids|men|women|students)',
      wrong: anyOf(thirds),
      right: (found, match) => ifSubject(match, from(thirds)(found)),
    },
    {
      before: '(?:each|one|neither) of (?:the|my|our|your|his|her|their|these|those) \\p{L}+s',
      wrong: 'are|were|have',
      right: (found, match) => ifSubject(match, singularOf(found), singular),
    },
    {
      before: '(?<!(?:that|if|though) )(?:each|one|neither|either) of (?:us|them|you)',
      wrong: anyOf(singulars),
      right: (found, match) => ifSubject(match, from(singulars)(found), oneOfThem),
    },
    {
      before: 'everybody|everyone|nobody|somebody|someone',
      wrong: 'are|have',
      right: (found, match) => ifSubject(match, singularOf(found), anybodyAlone),
    },
    {
      wrong: `every (?:${countedPeople})`,
      next: "(?!['’-])",
      right: (found) => found.replace(/\p{L}+$/u, singularNoun),
    },
    {
      before: atStart,
      wrong: `each (?:${countedPeople})`,
      next: "(?!['’-])",
      right: (found) => found.replace(/\p{L}+$/u, singularNoun),
    },
    {
      before: 'one of (?:my|your|his|her|our|their|the)',
      wrong: 'friend|brother|sister|colleague|student|teacher|problem|reason|thing|book|customer|neighbour|neighbor',
      next: `${end}| (?:is|was|has|who|that|lives|works|from|in|at|told|said|asked|why|for) `,
      right: (found) => `${found}s`,
    },
    { wrong: 'these is', after: 'my|your|our|the|not|very|two|three|his|her|some|all', right: 'these are' },
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
      right: (_, { input, index }) => (needsNoApostrophe.test(input.slice(index + 9)) ? 'children' : "children's"),
    },
    {
      before: '(?:everybody|everyone|nobody|somebody|someone|no one)',
      wrong: anyOf(firstPersons),
      right: (found, match) => ifSubject(match, from(firstPersons)(found), singular),
    },
    {
      wrong: 'this',
      after: `(?:${plurals}) (?:are|were|have|belong|do|can|will)`,
      right: (_, { input, index }) => (startsClause(input, index) ? 'these' : undefined),
    },
    {
      before: 'two|three|four|five|six|seven|eight|nine|ten|several|many',
      wrong:
        'cat|dog|book|car|friend|brother|sister|day|week|month|year|hour|minute|house|room|apple|dollar|pound|student|reason|problem|question|thing|idea|mistake|option|place|error|file|customer|colleague',
      next: `[.,;!?]|$| (?:and|but|who|with|are|were|have|later|ago|cannot|can|in|for|to|about) `,
      // `the Gang of Four book`
      right: (found, { input, index }) => (/ \p{Lu}\p{Ll}+ $/u.test(input.slice(0, index)) ? undefined : `${found}s`),
    },
    {
      before: '(?<!(?:her|his|its|my|our|their|your) )every',
      wrong: 'days|weeks|months|years|hours|minutes|mornings|evenings|nights|weekends',
      next: `${end}| (?:and|but|because|after|before|when|at|in|on|with|from|i|we|they|he|she) `,
      right: (found) => found.slice(0, -1),
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
const withMe = /(?<!\p{L})(?:\p{L}+ )?\p{L}+ and I $/u;
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

function singularNoun(noun: string): string {
  const known = irregularSingulars[noun.toLowerCase()];
  return known ?? (noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.slice(0, -1));
}
